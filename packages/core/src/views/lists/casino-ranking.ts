import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { byBlacklist, byName, byRank } from '../../rules/ranking.js';
import { matches } from '../../rules/search.js';
import { keepSorted } from '../../rules/sorted-lists.js';
import type { Steps } from '../../short-turns.js';

/** Sort orders: best rating first, featured first, latest change first, or by name. The blacklist is last in each. */
export type CasinoOrder = 'rating' | 'featured' | 'date' | 'name';

type CompareCasinos = (a: PublicCasino, b: PublicCasino) => number;

const byId: CompareCasinos = (a, b) => Number(a.id > b.id) - Number(a.id < b.id);

// The tie break makes the result independent of the input order.
const compareRank: CompareCasinos = (a, b) => byRank(a, b) || byId(a, b);

const byLatestChange: CompareCasinos = (a, b) =>
  Number(a.updatedAt < b.updatedAt) - Number(a.updatedAt > b.updatedAt);

const ORDERS: Record<CasinoOrder, CompareCasinos> = {
  rating: compareRank,
  featured: (a, b) => byBlacklist(a, b) || Number(b.isFeatured) - Number(a.isFeatured) || compareRank(a, b),
  date: (a, b) => byBlacklist(a, b) || byLatestChange(a, b) || compareRank(a, b),
  name: (a, b) => byBlacklist(a, b) || byName(a, b) || byId(a, b),
};

const rankings = keepSorted<PublicCasino, CasinoOrder>((order) => ORDERS[order]);

/** All public casinos in a sort order; cached for each state of the catalogue. */
export function rankedCasinos(
  { casinos }: Pick<PublicCatalogue, 'casinos'>,
  order: CasinoOrder = 'rating',
): readonly PublicCasino[] {
  return rankings.get(casinos, order);
}

/** Sorts the casinos in the orders that the state before was shown in, one at each step. */
export function* rankAhead(
  catalogue: Pick<PublicCatalogue, 'casinos'>,
  previous: Pick<PublicCatalogue, 'casinos'>,
): Steps<void> {
  for (const order of new Set<CasinoOrder>(['rating', ...rankings.ordersOf(previous.casinos)])) {
    rankedCasinos(catalogue, order);
    yield;
  }
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

/** The casinos whose name matches the search text, in order. */
export function filterByName(casinos: readonly PublicCasino[], searchText: string): readonly PublicCasino[] {
  return searchText === '' ? casinos : casinos.filter(({ name }) => matches(searchText, name));
}
