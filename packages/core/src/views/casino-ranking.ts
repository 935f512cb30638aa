import type { PublicCasino } from '../model/casino.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { byName, byRating, featuredFirst } from '../rules/ranking.js';
import { matches } from '../rules/search.js';

/** The orders in which visitors see casinos: best score first, those before all that are featured, latest change first, by name. */
export type CasinoOrder = 'rating' | 'featured' | 'date' | 'name';

const ORDERS: Record<CasinoOrder, (a: PublicCasino, b: PublicCasino) => number> = {
  rating: byRating,
  featured: featuredFirst,
  date: (a, b) => Number(a.updatedAt < b.updatedAt) - Number(a.updatedAt > b.updatedAt) || byRating(a, b),
  name: byName,
};

type Sorted = Partial<Record<CasinoOrder, readonly PublicCasino[]>>;
const known = new WeakMap<readonly PublicCasino[], Sorted>();

/** All casinos that visitors may see, in an order; each is sorted once for each state of the catalogue. */
export function rankedCasinos(
  { casinos }: Pick<PublicCatalogue, 'casinos'>,
  order: CasinoOrder = 'rating',
): readonly PublicCasino[] {
  const sorted = known.get(casinos) ?? {};
  known.set(casinos, sorted);
  sorted[order] ??= [...(sorted.rating ?? casinos)].sort(ORDERS[order]);
  return sorted[order];
}

/** Those casinos, in their order, whose name holds the sought words. */
export function namedLike(casinos: readonly PublicCasino[], sought: string): readonly PublicCasino[] {
  return sought === '' ? casinos : casinos.filter(({ name }) => matches(sought, name));
}
