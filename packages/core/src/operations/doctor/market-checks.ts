import type { Listing } from '../../collections/listings/listing.js';
import type { ReadableContent } from '../../model/collections.js';
import { marketName } from '../../values/markets/market-names.js';
import { type CheckResult, found } from './finding.js';

/** Listings whose casino is not there, or whose offer is none of that casino. */
export function* checkListingReferences({
  listings,
  casinos,
  bonuses,
}: Pick<ReadableContent, 'listings' | 'casinos' | 'bonuses'>): Iterable<CheckResult> {
  const casinoIds = new Set<string>();
  for (const { id } of casinos.all()) casinoIds.add(id);
  const bonusById = new Map<string, { title: string; casinoId: string | undefined }>();
  for (const { id, title, casinoId } of bonuses.all()) bonusById.set(id, { title, casinoId });
  for (const { id, slug, casino, casinoId, offer, offerId } of listings.all()) {
    const where = { check: 'dangling-reference', in: 'listings', id, subject: slug } as const;
    if (casinoId === undefined || !casinoIds.has(casinoId)) {
      yield found('listing-without-casino', { listing: slug, casino }, where);
      continue;
    }
    if (offer === undefined && offerId === undefined) continue;
    const bonus = offerId === undefined ? undefined : bonusById.get(offerId);
    if (bonus === undefined) {
      const named = offer ?? offerId ?? '';
      yield found('listing-without-offer', { listing: slug, offer: named }, where);
    } else if (bonus.casinoId !== casinoId)
      yield found('foreign-offer', { listing: slug, offer: bonus.title }, where);
  }
}

/** Listings of a casino and a market that have one before them. */
export function* checkDuplicateListings({
  listings,
}: Pick<ReadableContent, 'listings'>): Iterable<CheckResult> {
  const first = new Map<string, Listing>();
  for (const listing of listings.all()) {
    const { id, slug, casino, casinoId, market } = listing;
    if (casinoId === undefined) continue;
    const place = `${casinoId} ${market}`;
    const other = first.get(place);
    if (other === undefined) {
      first.set(place, listing);
      continue;
    }
    const params = { listing: slug, other: other.slug, casino, market: marketName(market) };
    yield found('duplicate-listing', params, { in: 'listings', id, subject: slug });
  }
}

/** Markets whose code one before them has. */
export function* checkDuplicateMarkets({ markets }: Pick<ReadableContent, 'markets'>): Iterable<CheckResult> {
  const first = new Map<string, string>();
  for (const { id, code } of markets.all()) {
    const other = first.get(code);
    if (other === undefined) first.set(code, id);
    else
      yield found(
        'duplicate-market',
        { code, market: marketName(code), id, other },
        { in: 'markets', id, subject: code },
      );
  }
}
