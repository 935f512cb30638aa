import * as z from 'zod';
import { lazy } from '../../lazy.js';
import type { ReadableContent } from '../../model/collections.js';
import { acceptanceIn } from '../../model/markets/acceptance.js';
import { groupBy } from '../../model/markets/group-by.js';
import type { OutputOf } from '../../operations/define/lazy-schema.js';
import {
  bothPass,
  type FirstRecords,
  selectFirstInTurns,
  selectRecords,
  type WantedRecords,
} from '../../operations/records/select-records.js';
import { sortOrder } from '../../operations/records/sort-order.js';
import { problem } from '../../problem.js';
import {
  acceptsEveryCasino,
  CASINO_SORTS,
  CASINO_STATUSES,
  type CasinoSort,
  casinoFilter,
  compareCasinos,
} from '../../rules/casino-filter.js';
import type { CasinoFacetName } from '../../rules/facets/facet-names.js';
import { byName } from '../../rules/ranking.js';
import { keepSorted } from '../../rules/sorted-lists.js';
import { filterInTurns } from '../../short-turns.js';
import { countryCode } from '../../values/country-names.js';
import { marketCode } from '../../values/markets/market-code.js';
import { sortInput } from '../list-query.js';
import { ACCEPTANCE } from '../listings/listing.js';
import { type Casino, casino } from './casino.js';

const words = (what: string) =>
  z.array(z.string()).optional().describe(`${what}, in any spelling: any of these`);
const limit = (what: string) => z.number().min(0).optional().describe(what);

/** The orders of a list of casinos: those of the site, and any field. */
export const casinoSortOrder = sortOrder<Casino>({
  entity: casino,
  named: Object.fromEntries(CASINO_SORTS.map((sort) => [sort, compareCasinos(sort)])),
  otherwise: byName,
});

/** The filters of the site, in its words. */
const facetFields = lazy(() => ({
  payment: words('Payment methods'),
  license: words('Licenses, also by their initials'),
  payoutDays: limit('At most so many days until a withdrawal is paid'),
  minScore: limit('At least this rating, from 0 to 10'),
  deposit: limit('At most this minimum deposit, in euros, pounds or dollars'),
  openedSince: limit('Opened in this year or later'),
  game: words('Kinds of games'),
  provider: words('Game providers'),
  language: words('Languages'),
  currency: words('Currencies'),
}));

const FACET_BY_FIELD: Record<keyof ReturnType<typeof facetFields>, CasinoFacetName> = {
  payment: 'payment',
  license: 'license',
  payoutDays: 'payout-days',
  minScore: 'min-score',
  deposit: 'deposit',
  openedSince: 'opened-since',
  game: 'game',
  provider: 'provider',
  language: 'language',
  currency: 'currency',
};

/** The filters and the order of a list of casinos. */
export const casinoQuery = lazy(() =>
  z.strictObject({
    /** Words in the name or description. */
    search: z.string().optional(),
    /** Casinos with any of these. */
    status: z.array(z.enum(CASINO_STATUSES)).optional(),
    /** Code or English name. */
    country: z
      .string()
      .refine((text) => countryCode(text) !== undefined, 'must name a country or its two-letter code')
      .optional(),
    market: marketCode.schema
      .optional()
      .describe('A market, by its code or English name: those that do not refuse its players'),
    accepts: z.enum(ACCEPTANCE).optional().describe('Whether they accept the players of that market'),
    ...facetFields(),
    sort: sortInput(casinoSortOrder).default('name'),
  }),
);

/** The filters and the order of a list of casinos. */
type CasinoQuery = OutputOf<typeof casinoQuery>;

type Listings = Pick<ReadableContent, 'listings'>;

/** The test of a query for one casino. Problem: `usage` for an answer without a market. */
export function casinoTest(
  { market, accepts, ...query }: Omit<CasinoQuery, 'sort'>,
  content: Listings,
): (casino: Casino) => boolean {
  if (market === undefined) {
    if (accepts !== undefined) throw problem('market.not-named', {}, { at: { path: 'market' } });
    return fieldTest(query);
  }
  const passes = fieldTest(query);
  const listings = groupBy(content.listings.all(), ({ casinoId }) => casinoId);
  return (casino) => {
    if (!passes(casino)) return false;
    const { accepts: answer } = acceptanceIn(casino, market, listings.get(casino.id) ?? []);
    return accepts === undefined ? answer !== 'no' : answer === accepts;
  };
}

function fieldTest({
  search,
  status,
  country,
  ...fields
}: Omit<CasinoQuery, 'sort' | 'market' | 'accepts'>): (casino: Casino) => boolean {
  const facets = Object.entries(FACET_BY_FIELD).flatMap(([field, name]) => {
    const value = fields[field as keyof typeof FACET_BY_FIELD];
    return value === undefined ? [] : [[name, [value].flat().map(String)] as const];
  });
  return casinoFilter({ search, status, country, facets: Object.fromEntries(facets) });
}

/** The casinos that match a query, in its order. */
export function filterCasinos(
  casinos: Iterable<Casino>,
  query: CasinoQuery,
  content: Listings,
): readonly Casino[] {
  const passes = casinoTest(query, content);
  const sorted = keptInOrder(casinos, query.sort);
  if (sorted === undefined)
    return selectRecords(casinos, { passes, compare: casinoSortOrder.compare(query.sort) });
  return passes === acceptsEveryCasino ? sorted : sorted.filter(passes);
}

/** As `filterCasinos()`, the first of them at least as far as they are wanted, and how many there are; in short turns. */
export async function selectCasinosInTurns(
  casinos: Iterable<Casino>,
  query: CasinoQuery,
  wanted: WantedRecords<Casino>,
  content: Listings,
): Promise<FirstRecords<Casino>> {
  const passes = casinoTest(query, content);
  const sorted = keptInOrder(casinos, query.sort);
  if (sorted === undefined)
    return selectFirstInTurns(casinos, { passes, compare: casinoSortOrder.compare(query.sort) }, wanted);
  const both = bothPass(passes, wanted.passes);
  const records = both === acceptsEveryCasino ? sorted : await filterInTurns(sorted, both);
  return { total: records.length, records };
}

const sortedCasinos = keepSorted<Casino, CasinoSort>(compareCasinos);

/**
 * Frozen ones are those that a server keeps, so an order that has a name is kept too; others, and other orders, are
 * sorted once, so the fewer the better.
 */
function keptInOrder(casinos: Iterable<Casino>, sort: string): readonly Casino[] | undefined {
  const kept = CASINO_SORTS.find((one) => one === sort);
  if (kept === undefined || !Object.isFrozen(casinos)) return undefined;
  return sortedCasinos.get(casinos as readonly Casino[], kept);
}
