import * as z from 'zod';
import { isByPerson } from '../../model/documents/traffic-logs.js';
import { visitCounts } from '../../store/traffic-log.js';
import type { CountedVisit, DayVisit } from '../../store/visit-totals.js';
import { day } from '../../values/timestamp.js';
import { question } from '../define/operation.js';
import { programmesOfVisits } from '../earnings/earnings-content.js';

/** What visits are added up by. */
export const VISIT_GROUPS = ['casino', 'page', 'place', 'market', 'day', 'month', 'programme'] as const;

type VisitGroup = (typeof VISIT_GROUPS)[number];

/** Visits of one casino, page, place, market, day, month or programme. */
export interface VisitRow {
  /** What they have in common; empty where it is not known. */
  name: string;
  /** By people, the first of a day and repeated ones. */
  visits: number;
  /** Of these, the first of a visitor to a casino on a day. */
  first: number;
  /** By crawlers, which are not among the visits. */
  crawler: number;
  /** By browsers that fetched ahead, which are not among the visits. */
  prefetch: number;
}

/**
 * Visits of casinos through the links of this site, added up; days are inclusive, and all that were counted without them.
 * Problem: `not-allowed` by programme, for those who do not see earnings.
 */
export const trackingVisits = question({
  name: 'tracking.visits',
  summary: 'Show visits of casinos by casino, page, place, market, day, month or programme',
  permission: 'see totals',
  exposure: { screen: '/admin/tracking' },
  input: () =>
    z.strictObject({
      by: z.enum(VISIT_GROUPS).default('casino'),
      casino: z.string().max(200).optional(),
      since: day.schema.optional(),
      until: day.schema.optional(),
    }),
  async run({ content, store, requirePermission }, { by, casino, since = '', until = '9999' }) {
    const isAsked = (visit: DayVisit) =>
      visit.day >= since && visit.day <= until && (casino === undefined || visit.casino === casino);
    if (by === 'programme') requirePermission('manage earnings', 'show visits by programme');
    const nameOf = by === 'programme' ? programmesOfVisits(content) : VISIT_NAMES[by];
    const rows = new Map<string, VisitRow>();
    const total = emptyRow('');
    for (const visit of visitCounts(await store.storage.readLog('visits'))) {
      if (!isAsked(visit)) continue;
      const name = nameOf(visit) ?? '';
      const row = rows.get(name) ?? emptyRow(name);
      rows.set(name, row);
      add(row, visit);
      add(total, visit);
    }
    const { name: _, ...totals } = total;
    return {
      by,
      /** Whether pages lead through links that count. */
      isOn: content.settings.get().visitLinks !== undefined,
      ...totals,
      rows: [...rows.values()].sort(by === 'day' || by === 'month' ? byName : byVisits),
    };
  },
});

/** What visits of each group have in common. */
export const VISIT_NAMES: Record<Exclude<VisitGroup, 'programme'>, (visit: DayVisit) => string> = {
  casino: ({ casino }) => casino,
  page: ({ page }) => page,
  place: ({ page, place }) => (place === '' ? '' : `${page} ${place}`),
  market: ({ market }) => market,
  day: ({ day }) => day,
  month: ({ day }) => day.slice(0, 'YYYY-MM'.length),
};

function emptyRow(name: string): VisitRow {
  return { name, visits: 0, first: 0, crawler: 0, prefetch: 0 };
}

function add(row: VisitRow, visit: CountedVisit): void {
  const { kind, count } = visit;
  if (isByPerson(visit)) row.visits += count;
  if (kind !== 'repeat') row[kind] += count;
}

function byName(a: VisitRow, b: VisitRow): number {
  return a.name < b.name ? -1 : 1;
}

function byVisits(a: VisitRow, b: VisitRow): number {
  return b.visits - a.visits || byName(a, b);
}
