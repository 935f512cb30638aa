import type { PublicCasino } from '../../model/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { byName, byRating, featuredFirst } from '../../rules/ranking.js';
import { matches } from '../../rules/search.js';

/** The orders in which visitors see casinos: best score first, those before all that are featured, latest change first, by name. */
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

/** All casinos that visitors may see, in an order; each is sorted once for each state of the catalogue. */
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

/** Each order as it last was: from one state to the next most casinos stay as they are, and are in order already. */
const latestRankings: Sorted = {};

/** The casinos, those in front that stood in an earlier order, and in that order. */
function inEarlierOrder(
  casinos: readonly PublicCasino[],
  earlier: readonly PublicCasino[] = [],
): PublicCasino[] {
  const left = new Set(casinos);
  const stayed = earlier.filter((casino) => left.delete(casino));
  return [...stayed, ...left];
}

// So the order never depends on what was sorted before.
function withIdTieBreak(compare: Compare): Compare {
  return (a, b) => compare(a, b) || Number(a.id > b.id) - Number(a.id < b.id);
}

/** Those casinos, in their order, whose name holds the sought words. */
export function filterByName(casinos: readonly PublicCasino[], sought: string): readonly PublicCasino[] {
  return sought === '' ? casinos : casinos.filter(({ name }) => matches(sought, name));
}
