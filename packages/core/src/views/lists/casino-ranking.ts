import type { PublicCasino } from '../../model/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { byName, byRating } from '../../rules/ranking.js';
import { matches } from '../../rules/search.js';
import { sortInTurns } from '../../short-turns.js';

/** Sort orders: best rating first, featured first, latest change first, or by name. */
export type CasinoOrder = 'rating' | 'featured' | 'date' | 'name';

type CompareCasinos = (a: PublicCasino, b: PublicCasino) => number;

type Casinos = readonly PublicCasino[];

/** How each order is made from that by rating; the casinos that it holds for equal stay in that order. */
const OTHER_ORDERS: Record<Exclude<CasinoOrder, 'rating'>, (byRating: Casinos) => Casinos> = {
  featured: (casinos) => [
    ...casinos.filter(({ isFeatured }) => isFeatured),
    ...casinos.filter(({ isFeatured }) => !isFeatured),
  ],
  date: (casinos) =>
    [...casinos].sort((a, b) => Number(a.updatedAt < b.updatedAt) - Number(a.updatedAt > b.updatedAt)),
  name: (casinos) => [...casinos].sort((a, b) => byName(a, b) || byId(a, b)),
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
  sorted.rating ??= sortByRating(casinos);
  if (order !== 'rating') sorted[order] ??= OTHER_ORDERS[order](sorted.rating);
  return sorted[order] as readonly PublicCasino[];
}

/** The last ranking, so that ranking the next state starts from a nearly sorted list. */
let latestRanking: readonly PublicCasino[] = [];

/** Ranks the casinos in short turns, ahead of `rankedCasinos`. */
export async function rankInTurns({ casinos }: Pick<PublicCatalogue, 'casinos'>): Promise<void> {
  const sorted = rankingCache.get(casinos) ?? {};
  if (sorted.rating !== undefined) return;
  const rating = await sortInTurns(inLatestOrder(casinos), compareRating);
  rankingCache.set(casinos, { rating, ...rankingCache.get(casinos) });
  latestRanking = rating;
}

function sortByRating(casinos: readonly PublicCasino[]): readonly PublicCasino[] {
  latestRanking = inLatestOrder(casinos).sort(compareRating);
  return latestRanking;
}

function inLatestOrder(casinos: readonly PublicCasino[]): PublicCasino[] {
  const left = new Set(casinos);
  const stayed = latestRanking.filter((casino) => left.delete(casino));
  return [...stayed, ...left];
}

// The tie break makes the result independent of the input order.
const compareRating: CompareCasinos = (a, b) => byRating(a, b) || byId(a, b);

const byId: CompareCasinos = (a, b) => Number(a.id > b.id) - Number(a.id < b.id);

/** The casinos whose name matches the search text, in order. */
export function filterByName(casinos: readonly PublicCasino[], searchText: string): readonly PublicCasino[] {
  return searchText === '' ? casinos : casinos.filter(({ name }) => matches(searchText, name));
}
