import { memoizeWeak } from '../../lazy.js';
import type { Transaction } from '../../store/transaction.js';
import type { Bonus } from '../bonuses/bonus.js';
import type { Casino } from '../casinos/casino.js';
import { followingLink, linkOf } from '../programmes/programme-reference.js';
import { type Listing, listingSlug } from './listing.js';

type Content = Pick<Transaction, 'listings' | 'programmes'>;

/** Gives the listings of a casino its new name, slugs of its new slug, and links of its new slug and brand id. */
export function renameInListings(content: Content, before: Casino, after: Casino): void {
  const isRenamed = before.name !== after.name || before.slug !== after.slug;
  if (!isRenamed && before.brandId === after.brandId) return;
  for (const id of listingsByCasino(content).get(after.id) ?? []) {
    const listing = content.listings.get(id);
    if (listing !== undefined) content.listings.update(id, ofCasino(content, listing, before, after));
  }
}

// What casinos are renamed for adds no listings, so those of a store are gone through once for all rows of a file.
const listingsByCasino = memoizeWeak(({ listings }: Content) => {
  const ids = new Map<string, string[]>();
  for (const { id, casinoId } of listings.all())
    if (casinoId !== undefined) ids.set(casinoId, [...(ids.get(casinoId) ?? []), id]);
  return ids;
});

/** How a listing of one casino names what has become of it, or the one that it goes to. */
function ofCasino(content: Content, listing: Listing, before: Casino, after: Casino): Partial<Listing> {
  const linkFor = ({ slug, brandId }: Casino) =>
    linkOf(content, listing, { casino: slug, brandId: listing.brandId ?? brandId });
  return {
    casinoId: after.id,
    casino: after.name,
    slug: listingSlug(after, listing.market),
    ...followingLink(listing, linkFor(before), linkFor(after)),
  };
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
export function carryListings(content: Content, gone: readonly Casino[], after: Casino): number {
  const { listings } = content;
  const goneById = new Map(gone.map((one) => [one.id, one]));
  const taken = new Set<string>();
  for (const { casinoId, market } of listings.all()) if (casinoId === after.id) taken.add(market);
  let carried = 0;
  for (const listing of [...listings.all()]) {
    const { id, casinoId, market } = listing;
    const before = goneById.get(casinoId ?? '');
    if (before === undefined) continue;
    if (taken.has(market)) {
      listings.remove(id);
      continue;
    }
    taken.add(market);
    listings.update(id, ofCasino(content, listing, before, after));
    carried++;
  }
  return carried;
}
