import * as z from 'zod';
import type { Casino } from '../model/casino.js';
import { byName } from '../rules/ranking.js';
import { matches } from '../rules/search.js';
import { countryCode } from '../values/country.js';

/** The statuses that a list of casinos can be cut to. */
export const CASINO_STATUSES = ['active', 'inactive', 'featured', 'blacklisted'] as const;
/** The orders that a list of casinos can have; `-` turns one round. */
export const CASINO_SORTS = ['name', '-name', 'rating', '-rating', 'newest', 'oldest'] as const;

/** Which casinos, in which order. */
export const casinoQuery = z.strictObject({
  /** Words sought in name and description. */
  search: z.string().optional(),
  /** Any of these. */
  status: z.array(z.enum(CASINO_STATUSES)).optional(),
  /** Code or English name. */
  country: z
    .string()
    .refine((text) => countryCode(text) !== undefined, 'must name a country or its two-letter code')
    .optional(),
  sort: z.enum(CASINO_SORTS).default('name'),
});

/** Which casinos, in which order. */
export type CasinoQuery = z.output<typeof casinoQuery>;

/** The casinos that a query asks for, in its order. */
export function casinosFor(casinos: Iterable<Casino>, query: CasinoQuery): Casino[] {
  const passes = casinoFilter(query);
  return [...casinos].filter(passes).sort(orders[query.sort]);
}

/** Whether a casino is one that a query asks for. */
export function casinoFilter({
  search = '',
  status = [],
  country,
}: Omit<CasinoQuery, 'sort'>): (casino: Casino) => boolean {
  const code = country === undefined ? undefined : countryCode(country);
  return (casino) =>
    matches(search, casino.name, casino.description) &&
    (status.length === 0 || status.some((one) => statuses[one](casino))) &&
    (code === undefined || casino.countries.length === 0 || casino.countries.includes(code));
}

const statuses: Record<(typeof CASINO_STATUSES)[number], (casino: Casino) => boolean> = {
  active: (casino) => casino.isActive,
  inactive: (casino) => !casino.isActive,
  featured: (casino) => casino.isFeatured,
  blacklisted: (casino) => casino.isBlacklisted,
};

const orders: Record<(typeof CASINO_SORTS)[number], (a: Casino, b: Casino) => number> = {
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
