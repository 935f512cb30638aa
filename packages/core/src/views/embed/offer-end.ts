import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import { bonusesOfCasino } from '../../rules/bonuses-of-casino.js';
import type { CasinoCardView } from '../cards/casino-card.js';

/**
 * The last day, YYYY-MM-DD, of a casino's offer: the latest among its welcome bonuses. Undefined if
 * it has none, or one without an end.
 */
export function lastOfferDay(
  bonuses: readonly PublicBonus[],
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

/** The card at a moment in local time: after the offer's last day, it is marked as ended and loses its visit link. */
export function expireOffer<C extends Omit<CasinoCardView, 'review'>>(card: C, now: Date): C {
  if (card.offerEnds === undefined || card.offerEnds >= localIsoDay(now)) return card;
  const { visit, terms, bonus, conditions, isWithoutTerms, ...rest } = card;
  return { ...rest, hasEnded: true } as C;
}

/** The day of a moment in local time, YYYY-MM-DD. */
export function localIsoDay(now: Date): string {
  const shifted = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 10);
}
