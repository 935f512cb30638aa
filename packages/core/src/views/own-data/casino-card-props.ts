import type { Attribution } from '../../values/addresses/attribution.js';
import { visitAddress } from '../../values/addresses/visit-address.js';
import { type CasinoCardView, casinoCard } from '../cards/casino-card.js';
import { expireOffer } from '../embed/offer-end.js';
import { type CasinoData, type OwnCasino, readCasino } from './casino-data.js';

/** The card of a casino of own data: without a review it has no link to one, without a safety score no line about it. */
export type OwnCasinoCard = Omit<CasinoCardView, 'review'> & { review?: string; hidesSafety?: boolean };

/**
 * What `<CasinoCard>` takes, from an object of your own. The ids of an affiliate go into the visit link. Missing and
 * wrong values are warned of in development.
 */
export function casinoCardProps(data: CasinoData, ids: Attribution = {}): OwnCasinoCard {
  return cardOf(readCasino('casinoCardProps', data), ids);
}

/** The card of a casino that has been read. */
export function cardOf(
  { record, isPremium, reviewUrl, offerEnds }: OwnCasino,
  ids: Attribution,
): OwnCasinoCard {
  const { review: _, ...card } = casinoCard(record);
  if (card.visit !== undefined && record.visitUrl !== undefined) {
    card.visit = { ...card.visit, href: visitAddress(record.visitUrl, ids) };
  }
  const own: OwnCasinoCard = {
    ...card,
    isPremium: isPremium && card.blacklist === undefined,
    hidesSafety: card.safety === undefined,
  };
  if (reviewUrl !== undefined) own.review = reviewUrl;
  return offerEnds === undefined ? own : expireOffer({ ...own, offerEnds }, new Date());
}
