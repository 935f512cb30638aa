import type { Transaction } from '../../store/transaction.js';
import type { Bonus } from '../bonuses/bonus.js';
import type { Casino } from '../casinos/casino.js';
import { listingSlug } from './listing.js';

type Content = Pick<Transaction, 'listings'>;

/** Gives the listings of a casino its new name, and slugs of its new slug. */
export function renameInListings({ listings }: Content, before: Casino, after: Casino): void {
  if (before.name === after.name && before.slug === after.slug) return;
  for (const { id, casinoId, market } of [...listings.all()])
    if (casinoId === after.id) listings.update(id, { casino: after.name, slug: listingSlug(after, market) });
}

/** Gives the listings that show a bonus its new title. */
export function renameOffer({ listings }: Content, before: Bonus, { id, title }: Bonus): void {
  if (before.title === title) return;
  for (const listing of [...listings.all()])
    if (listing.offerId === id) listings.update(listing.id, { offer: title });
}

/** Listings that showed bonuses which are deleted show none of their own. */
export function endOffers({ listings }: Content, gone: ReadonlySet<string>): void {
  for (const { id, offerId } of [...listings.all()])
    if (offerId !== undefined && gone.has(offerId)) listings.update(id, { offer: null, offerId: null });
}

/** Deletes the listings of casinos that are deleted. */
export function removeListings({ listings }: Content, gone: ReadonlySet<string>): void {
  for (const { id, casinoId } of [...listings.all()])
    if (casinoId !== undefined && gone.has(casinoId)) listings.remove(id);
}

/**
 * Gives the listings of merged casinos to the one that stays; where it has one in the same market, its own stays and the other
 * goes. Says how many are carried.
 */
export function carryListings({ listings }: Content, gone: readonly Casino[], after: Casino): number {
  const ids = new Set(gone.map(({ id }) => id));
  const taken = new Set<string>();
  for (const { casinoId, market } of listings.all()) if (casinoId === after.id) taken.add(market);
  let carried = 0;
  for (const { id, casinoId, market } of [...listings.all()]) {
    if (casinoId === undefined || !ids.has(casinoId)) continue;
    if (taken.has(market)) {
      listings.remove(id);
      continue;
    }
    taken.add(market);
    const slug = listingSlug(after, market);
    listings.update(id, { casinoId: after.id, casino: after.name, slug });
    carried++;
  }
  return carried;
}
