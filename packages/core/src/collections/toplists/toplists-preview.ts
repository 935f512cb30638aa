import * as z from 'zod';
import { memoizeWeak } from '../../lazy.js';
import { question } from '../../operations/define/operation.js';
import { recordRef } from '../../operations/records/named-records.js';
import { problem } from '../../problem.js';
import { CASINO_FACETS } from '../../rules/facets/casino-facets.js';
import type { Facet } from '../../rules/facets/facet.js';
import { FacetIndex } from '../../rules/facets/facet-index.js';
import {
  formatToplistQuery,
  readToplistQuery,
  toplistCondition,
  toplistQueryFault,
} from '../../rules/facets/toplist-query.js';
import { withPins } from '../../rules/pinned-places.js';
import { byRank } from '../../rules/ranking.js';
import { pinsOf } from '../../values/pins/pin.js';
import type { Casino } from '../casinos/casino.js';

const FACETS: readonly Facet<Casino>[] = CASINO_FACETS;
/** How many of the casinos are named. */
const NAMED = 5;

/** A filter that a toplist may have, with what would be on the list. */
export interface ToplistFilter {
  /** In queries. */
  name: string;
  title: string;
  /** Whether only one value can be chosen. */
  isSingle: boolean;
  options: ToplistFilterOption[];
}

/** A value of a filter. */
export interface ToplistFilterOption {
  /** In queries. */
  value: string;
  label: string;
  /** How many casinos would be on the list if it were chosen too. */
  count: number;
}

/** The preview of a query: the casinos that it puts on a toplist. */
export interface ToplistPreview {
  /** In one spelling. */
  query: string;
  /** How many casinos are on the list. */
  count: number;
  /** The first of them, the best first but for pins. */
  records: PreviewedCasino[];
  /** What else it could ask for. */
  filters: ToplistFilter[];
}

/** A casino on a toplist; `reason` is what readers are told of its pin. */
interface PreviewedCasino {
  id: string;
  slug: string;
  name: string;
  rating?: number | undefined;
  reason?: string;
}

/** What a query would put on a toplist, and what else it could ask for. Problems: `invalid`, `not-found`. */
export const toplistsPreview = question({
  name: 'toplists.preview',
  summary: 'Show which casinos a toplist has, or would have with another query',
  permission: 'see all content',
  exposure: { screen: '/admin/toplists' },
  input: () =>
    z.strictObject({
      record: recordRef().optional(),
      query: z.string().max(500).optional().describe('Such as payment=paypal&min-score=8'),
      pins: z.array(z.string()).max(100).optional().describe('Those of the record by default'),
    }),
  run(context, { record, query: given, pins }): ToplistPreview {
    const stored = record === undefined ? undefined : context.content.toplists.require(record);
    const query = given ?? stored?.query ?? '';
    const fault = toplistQueryFault(query, context.now);
    if (fault !== undefined) throw problem('toplist.query-invalid', { fault }, { at: { path: 'query' } });
    const asked = readToplistQuery(query);
    const all = candidatesIn(context.content.casinos.all());
    const { ranked, index } =
      asked.where === '' ? all : indexed(all.ranked.filter(toplistCondition(asked.where, context.now)));
    const listed = index.select(asked.facets);
    const pinned = withPins(
      ranked.filter((casino) => listed.has(casino)),
      pinsOf({ pins: pins ?? stored?.pins ?? [] }),
      context.now.slice(0, 10),
    );
    return {
      query: formatToplistQuery(asked),
      count: listed.count,
      records: pinned.casinos.slice(0, NAMED).map(({ id, slug, name, rating }) => {
        const reason = pinned.reasons.get(slug);
        return { id, slug, name, rating, ...(reason === undefined ? {} : { reason }) };
      }),
      filters: FACETS.map(({ name, title, kind }): ToplistFilter => {
        const options = listed.options(name).map(({ slug, label, count }) => ({ value: slug, label, count }));
        return { name, title, isSingle: kind === 'limit', options };
      }),
    };
  },
});

/** The casinos that may stand on toplists; a server that keeps its records finds them once for each state of them. */
const candidatesIn = memoizeWeak((casinos: Iterable<Casino>) => {
  const shown = [...casinos].filter(({ isActive, isBlacklisted }) => isActive && !isBlacklisted);
  return indexed(shown.sort(byRank));
});

function indexed(ranked: readonly Casino[]) {
  return { ranked, index: FacetIndex.of(ranked, FACETS) };
}
