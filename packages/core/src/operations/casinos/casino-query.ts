import * as z from 'zod';
import type { Casino } from '../../model/casino.js';
import { CASINO_SORTS, CASINO_STATUSES, casinoFilter, compareCasinos } from '../../rules/casino-filter.js';
import { countryCode } from '../../values/country-names.js';

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
export function filterCasinos(casinos: Iterable<Casino>, query: CasinoQuery): Casino[] {
  return [...casinos].filter(casinoFilter(query)).sort(compareCasinos(query.sort));
}
