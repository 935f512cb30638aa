import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { byBlacklist, byName, byRank } from '../../rules/ranking.js';
import { matches } from '../../rules/search.js';
import { sortInTurns } from '../../short-turns.js';

/** Sort orders: best rating first, featured first, latest change first, or by name. The blacklist is last in each. */
export type CasinoOrder = 'rating' | 'featured' | 'date' | 'name';

type CompareCasinos = (a: PublicCasino, b: PublicCasino) => number;

/** What each order compares; the casinos that it holds for equal stay in the order by rating. */
const OTHER_ORDERS: Record<Exclude<CasinoOrder, 'rating'>, CompareCasinos> = {
  featured: (a, b) => byBlacklist(a, b) || Number(b.isFeatured) - Number(a.isFeatured),
  date: (a, b) => byBlacklist(a, b) || byLatestChange(a, b),
  name: (a, b) => byBlacklist(a, b) || byName(a, b) || byId(a, b),
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
  if (order !== 'rating') sorted[order] ??= sorted.rating.toSorted(OTHER_ORDERS[order]);
  return sorted[order] as readonly PublicCasino[];
}

/** The casinos that changed last, latest first, the blacklist among them. */
export function latestCasinos(catalogue: Pick<PublicCatalogue, 'casinos'>, most: number): PublicCasino[] {
  const byDate = rankedCasinos(catalogue, 'date');
  const blacklist = byDate.findIndex(({ isBlacklisted }) => isBlacklisted);
  const candidates = byDate
    .slice(0, most)
    .concat(blacklist < most ? [] : byDate.slice(blacklist, blacklist + most));
  return candidates.sort(byLatestChange).slice(0, most);
}

/** The last ranking, so that ranking the next state starts from a nearly sorted list. */
let latestRanking: readonly PublicCasino[] = [];

/** Sorts the casinos in the orders that were shown before in short turns, ahead of `rankedCasinos`. */
export async function rankInTurns(
  { casinos }: Pick<PublicCatalogue, 'casinos'>,
  previous: Pick<PublicCatalogue, 'casinos'>,
): Promise<void> {
  const rating =
    rankingCache.get(casinos)?.rating ?? (await sortInTurns(inLatestOrder(casinos), compareRank));
  latestRanking = rating;
  const sorted: Sorted = { rating };
  for (const order of Object.keys(rankingCache.get(previous.casinos) ?? {}) as CasinoOrder[]) {
    if (order !== 'rating') sorted[order] = await sortInTurns(rating, OTHER_ORDERS[order]);
  }
  rankingCache.set(casinos, { ...sorted, ...rankingCache.get(casinos) });
}

function sortByRating(casinos: readonly PublicCasino[]): readonly PublicCasino[] {
  latestRanking = inLatestOrder(casinos).sort(compareRank);
  return latestRanking;
}

function inLatestOrder(casinos: readonly PublicCasino[]): PublicCasino[] {
  const left = new Set(casinos);
  const stayed = latestRanking.filter((casino) => left.delete(casino));
  return [...stayed, ...left];
}

// The tie break makes the result independent of the input order.
const compareRank: CompareCasinos = (a, b) => byRank(a, b) || byId(a, b);

const byLatestChange: CompareCasinos = (a, b) =>
  Number(a.updatedAt < b.updatedAt) - Number(a.updatedAt > b.updatedAt);

const byId: CompareCasinos = (a, b) => Number(a.id > b.id) - Number(a.id < b.id);

/** The casinos whose name matches the search text, in order. */
export function filterByName(casinos: readonly PublicCasino[], searchText: string): readonly PublicCasino[] {
  return searchText === '' ? casinos : casinos.filter(({ name }) => matches(searchText, name));
}
