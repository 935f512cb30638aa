import * as z from 'zod';
import type { Casino } from '../../model/casino.js';
import { CASINO_SORTS, CASINO_STATUSES, casinoFilter, compareCasinos } from '../../rules/casino-filter.js';
import { countryCode } from '../../values/country-names.js';

/** The filters and the order of a list of casinos. */
export const casinoQuery = z.strictObject({
  /** Words in the name or description. */
  search: z.string().optional(),
  /** Casinos with any of these. */
  status: z.array(z.enum(CASINO_STATUSES)).optional(),
  /** Code or English name. */
  country: z
    .string()
    .refine((text) => countryCode(text) !== undefined, 'must name a country or its two-letter code')
    .optional(),
  sort: z.enum(CASINO_SORTS).default('name'),
});

/** The filters and the order of a list of casinos. */
export type CasinoQuery = z.output<typeof casinoQuery>;

/** The casinos that match a query, in its order. */
export function filterCasinos(casinos: Iterable<Casino>, query: CasinoQuery): Casino[] {
  return [...casinos].filter(casinoFilter(query)).sort(compareCasinos(query.sort));
}
