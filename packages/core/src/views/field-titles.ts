import { bonus, type PublicBonus } from '../model/bonus.js';
import { casino, type PublicCasino } from '../model/casino.js';
import { game, type PublicGame } from '../model/game.js';
import { type SignedInUser, user } from '../model/user.js';

type GroupName = 'bonuses' | 'gameCounts';
type CasinoField =
  | Exclude<keyof PublicCasino, GroupName>
  | { [G in GroupName]: `${G}.${keyof PublicCasino[G] & string}` }[GroupName];

/** The title of a casino field, as in forms. */
export function casinoFieldTitle(path: CasinoField): string {
  return titleOf(casino, path);
}

/** The title of a bonus field, as in forms. */
export function bonusFieldTitle(path: keyof PublicBonus): string {
  return titleOf(bonus, path);
}

/** The title of a game field, as in forms. */
export function gameFieldTitle(path: keyof PublicGame): string {
  return titleOf(game, path);
}

/** The title of a user field, as in forms. */
export function userFieldTitle(path: keyof SignedInUser): string {
  return titleOf(user, path);
}

interface Titled {
  findField(path: string): { field: { title: string } } | undefined;
}

function titleOf(entity: Titled, path: string): string {
  return entity.findField(path)?.field.title ?? path;
}
