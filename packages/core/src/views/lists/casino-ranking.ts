import type { PublicCasino } from '../../model/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { byName, byRating, featuredFirst } from '../../rules/ranking.js';
import { matches } from '../../rules/search.js';

/** Sort orders: best rating first, featured first, latest change first, or by name. */
export type CasinoOrder = 'rating' | 'featured' | 'date' | 'name';

type Compare = (a: PublicCasino, b: PublicCasino) => number;

const ORDERS: Record<CasinoOrder, Compare> = {
  rating: byRating,
  featured: featuredFirst,
  date: (a, b) => Number(a.updatedAt < b.updatedAt) - Number(a.updatedAt > b.updatedAt) || byRating(a, b),
  name: byName,
};

type Sorted = Partial<Record<CasinoOrder, readonly PublicCasino[]>>;
const rankingCache = new WeakMap<readonly PublicCasino[], Sorted>();

/** All public casinos in a sort order; cached for each state of the catalogue. */
export function rankedCasinos(
  { casinos }: Pick<PublicCatalogue, 'casinos'>,
  order: CasinoOrder = 'rating',
): readonly PublicCasino[] {
  const sorted = rankingCache.get(casinos) ?? {};
  rankingCache.set(casinos, sorted);
  sorted[order] ??= inEarlierOrder(casinos, latestRankings[order] ?? sorted.rating).sort(
    withIdTieBreak(ORDERS[order]),
  );
  latestRankings[order] = sorted[order];
  return sorted[order];
}

/** The last result of each order, so that sorting the next state starts from a nearly sorted list. */
const latestRankings: Sorted = {};

/** Puts casinos in the order of an earlier list; new ones come last. */
function inEarlierOrder(
  casinos: readonly PublicCasino[],
  earlier: readonly PublicCasino[] = [],
): PublicCasino[] {
  const left = new Set(casinos);
  const stayed = earlier.filter((casino) => left.delete(casino));
  return [...stayed, ...left];
}

// Makes the result independent of the input order.
function withIdTieBreak(compare: Compare): Compare {
  return (a, b) => compare(a, b) || Number(a.id > b.id) - Number(a.id < b.id);
}

/** The casinos whose name matches the search text, in order. */
export function filterByName(casinos: readonly PublicCasino[], searchText: string): readonly PublicCasino[] {
  return searchText === '' ? casinos : casinos.filter(({ name }) => matches(searchText, name));
}
