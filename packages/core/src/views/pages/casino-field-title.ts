import { casino, type PublicCasino } from '../../model/casino.js';

type GroupName = 'bonuses' | 'gameCounts';
type CasinoField =
  | Exclude<keyof PublicCasino, GroupName>
  | { [G in GroupName]: `${G}.${keyof PublicCasino[G] & string}` }[GroupName];

/** The title of a casino field, as in forms. */
export function casinoFieldTitle(path: CasinoField): string {
  return casino.findField(path)?.field.title ?? path;
}
