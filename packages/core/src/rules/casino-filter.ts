import { countryCode } from '../values/country-names.js';
import { byName } from './ranking.js';
import { matches } from './search.js';

/** The statuses that a list of casinos can be cut to. */
export const CASINO_STATUSES = ['active', 'inactive', 'featured', 'blacklisted'] as const;
/** The orders that a list of casinos can have; `-` turns one round. */
export const CASINO_SORTS = ['name', '-name', 'rating', '-rating', 'newest', 'oldest'] as const;

/** One of the statuses. */
export type CasinoStatus = (typeof CASINO_STATUSES)[number];
/** One of the orders. */
export type CasinoSort = (typeof CASINO_SORTS)[number];

/** What a filter asks for; what is left out lets everything through. */
export interface CasinoFilterOptions {
  /** Words sought in name and description. */
  search?: string | undefined;
  /** Any of these. */
  status?: readonly CasinoStatus[] | undefined;
  /** Code or English name. */
  country?: string | undefined;
}

/** What a filter looks at. */
export interface FilterableCasino {
  name: string;
  description: string;
  countries: readonly string[];
  isActive: boolean;
  isFeatured: boolean;
  isBlacklisted: boolean;
}

/** What an order looks at; `createdAt` is ISO 8601, UTC. */
export interface SortableCasino {
  id: string;
  name: string;
  rating: number;
  createdAt: string;
}

/** Whether a casino is one that is asked for. */
export function casinoFilter({
  search = '',
  status = [],
  country,
}: CasinoFilterOptions): (casino: FilterableCasino) => boolean {
  const code = country === undefined ? undefined : countryCode(country);
  return (casino) =>
    matches(search, casino.name, casino.description) &&
    (status.length === 0 || status.some((one) => statuses[one](casino))) &&
    (code === undefined || casino.countries.length === 0 || casino.countries.includes(code));
}

/** The comparison that puts casinos in an order. */
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
  rating: (a, b) => a.rating - b.rating || byName(a, b),
  '-rating': (a, b) => b.rating - a.rating || byName(a, b),
  newest: (a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id),
  oldest: (a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id),
};

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
