import type { Bonus } from '../../collections/bonuses/bonus.js';
import { bonusesOfCasino } from './bonuses-of-casino.js';

/**
 * The last day, YYYY-MM-DD, of a casino's offer: the latest among its welcome bonuses. Undefined if
 * it has none, or one without an end.
 */
export function lastOfferDay(
  bonuses: readonly Pick<Bonus, 'casino' | 'casinoId' | 'category' | 'validUntil'>[],
  casino: { id: string; name: string },
): string | undefined {
  let last: string | undefined;
  for (const { category, validUntil } of bonusesOfCasino(bonuses, casino)) {
    if (category !== 'welcome') continue;
    if (validUntil === undefined) return undefined;
    if (last === undefined || validUntil > last) last = validUntil;
  }
  return last;
}
