import { BONUS_CATEGORIES, type PublicBonus } from '../collections/bonuses/bonus.js';
import { matches } from './search.js';

/** The offers that name free spins, whatever their category. */
export const FREE_SPINS = 'free-spins';
/** What the list of bonuses can be narrowed to. */
type BonusType = (typeof BONUS_CATEGORIES)[number] | typeof FREE_SPINS;
/** The type that is shown unless another is asked for. */
export const DEFAULT_BONUS_TYPE = 'welcome' satisfies BonusType;
/** All types, in the order of their tabs. */
export const BONUS_TYPES: readonly BonusType[] = [...BONUS_CATEGORIES, FREE_SPINS];

/** Accepted spellings in addresses, besides the names. */
const ALIASES: ReadonlyMap<string, BonusType> = new Map([
  ['no-deposit', 'noDeposit'],
  ['nodeposit', 'noDeposit'],
]);

/** The type that a text names, in any spelling; undefined for others. */
export function findBonusType(text: string): BonusType | undefined {
  return BONUS_TYPES.find((one) => one === text) ?? ALIASES.get(text.toLowerCase());
}

/** Whether a bonus is listed under a type. */
export function isOfBonusType({ category, title, description }: PublicBonus, type: BonusType): boolean {
  return type === FREE_SPINS ? matches('free spin', title, description) : category === type;
}
