import { countryCode } from '../values/country-names.js';
import { compareText } from '../values/text/compare-text.js';
import { CASINO_FACETS, type FacetedCasino } from './facets/casino-facets.js';
import { type FacetSelection, facetTest } from './facets/facet.js';
import { byLowestRating, byName, byRank, type RankedCasino } from './ranking.js';
import { matches } from './search.js';

/** The statuses that casinos can be filtered by. */
export const CASINO_STATUSES = ['active', 'inactive', 'featured', 'blacklisted'] as const;
/** The sort orders of casinos; `-` reverses one. */
export const CASINO_SORTS = ['name', '-name', 'rating', '-rating', 'newest', 'oldest'] as const;

/** A casino status. */
export type CasinoStatus = (typeof CASINO_STATUSES)[number];
/** A sort order of casinos. */
export type CasinoSort = (typeof CASINO_SORTS)[number];

/** Filter options; omitted ones match everything. */
export interface CasinoFilterOptions {
  /** Text in the name or description. */
  search?: string | undefined;
  /** Matches casinos with any of these. */
  status?: readonly CasinoStatus[] | undefined;
  /** A country code or English name: matches casinos that are known to take players from there. */
  country?: string | undefined;
  /** Payment methods and other facts, by the names of their facets. */
  facets?: FacetSelection | undefined;
}

/** The fields that the filter reads. */
interface FilterableCasino extends FacetedCasino {
  name: string;
  description: string;
  isActive: boolean;
  isFeatured: boolean;
}

/** The fields that sorting reads; `createdAt` is ISO 8601, UTC. */
interface SortableCasino extends RankedCasino {
  id: string;
  createdAt: string;
}

/** The filter that every casino passes. */
export const acceptsEveryCasino = (): boolean => true;

/** Creates a filter for casinos; it is `acceptsEveryCasino` where nothing is asked. */
export function casinoFilter(options: CasinoFilterOptions): (casino: FilterableCasino) => boolean {
  const tests = [...testsOf(options)];
  if (tests.length === 0) return acceptsEveryCasino;
  return (casino) => tests.every((test) => test(casino));
}

/** What is asked of each casino. */
function* testsOf({
  search = '',
  status = [],
  country,
  facets = {},
}: CasinoFilterOptions): Generator<(casino: FilterableCasino) => boolean> {
  const code = country === undefined ? undefined : countryCode(country);
  if (status.length > 0) yield (casino) => status.some((one) => statuses[one](casino));
  if (code !== undefined) yield ({ countries }) => countries.includes(code);
  const fits = facetTest(CASINO_FACETS, facets);
  if (fits !== undefined) yield fits;
  if (search.trim() !== '') yield ({ name, description }) => matches(search, name, description);
}

/** The comparator of a sort order. */
export function compareCasinos(sort: CasinoSort): (a: SortableCasino, b: SortableCasino) => number {
  return orders[sort];
}

const statuses: Record<CasinoStatus, (casino: FilterableCasino) => boolean> = {
  active: (casino) => casino.isActive,
  inactive: (casino) => !casino.isActive,
  featured: (casino) => casino.isFeatured,
  blacklisted: (casino) => casino.isBlacklisted,
};

const orders: Record<CasinoSort, (a: SortableCasino, b: SortableCasino) => number> = {
  name: byName,
  '-name': (a, b) => byName(b, a),
  rating: byLowestRating,
  '-rating': byRank,
  newest: (a, b) => compareText(b.createdAt, a.createdAt) || compareText(b.id, a.id),
  oldest: (a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id),
};
