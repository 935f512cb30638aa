import type { CasinoCardView } from '../cards/casino-card.js';

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
