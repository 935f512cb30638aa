import * as z from 'zod';
import { placeOfEarning } from '../../collections/earnings/earning.js';
import { isGap } from '../../rules/earnings/gap.js';
import { ALL_DAYS, daysOf, overlapOf, type Period, periodOf } from '../../rules/earnings/period.js';
import type { DayVisit } from '../../store/visit-totals.js';
import { placementId } from '../../values/addresses/visit-link.js';
import { day } from '../../values/timestamp.js';
import { question } from '../define/operation.js';
import { askedSlugs, type EarningsContent, earningsContent } from './earnings-content.js';

/** Own visits beside the clicks of a programme, of one casino and one place. */
export interface ReconciledPlace {
  programme: string;
  /** The slug of the casino; empty where the programme names none. */
  casino: string;
  /** The page and the place, as `{placement}` wrote them; empty where the programme reports none. */
  placement: string;
  visits: number;
  clicks: number;
  /** Own visits that the programme did not count; less than nothing where it counted more. */
  missing: number;
  /** Whether chance does not explain the difference. */
  isGap: boolean;
  /** Of a gap, the days that have part in it, with what was counted on each. */
  days: { day: string; visits: number; clicks: number }[];
}

/** Compares own visits with the clicks that programmes report, by casino and place, over the days that they report. */
export const earningsReconcile = question({
  name: 'earnings.reconcile',
  summary: 'Compare own visits with the clicks that programmes report, and name the gaps',
  permission: 'manage earnings',
  exposure: { command: 'earnings reconcile', screen: '/admin/books' },
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      programme: z.string().max(200).optional().describe('Only this programme, by its slug'),
      since: day.schema.optional(),
      until: day.schema.optional(),
    }),
  async run({ content, store }, { since, until, ...asked }) {
    const books = await earningsContent(content, store);
    const { programme } = askedSlugs(content, books, asked);
    const period = { since: since ?? ALL_DAYS.since, until: until ?? ALL_DAYS.until };
    const reports = reportedClicks(books, { programme, period });
    for (const visit of books.visits) addVisit(books, reports, visit);
    const rows = [...reports.values()]
      .flatMap(({ places }) => [...places.values()].map(placeOf))
      .sort((a, b) => Number(b.isGap) - Number(a.isGap) || b.missing - a.missing);
    return {
      rows,
      gaps: rows.filter((row) => row.isGap).length,
      /** Of each programme, how many days it reported. */
      reported: [...reports].map(([name, { days }]) => ({ programme: name, days: days.size })),
    };
  },
});

interface Place extends Pick<ReconciledPlace, 'programme' | 'casino' | 'placement'> {
  visits: Map<string, number>;
  /** By day, or by month. */
  clicks: Map<string, number>;
}

/** What a programme reported: on which days, and of what. */
interface Report {
  days: Set<string>;
  namesCasinos: boolean;
  namesPlaces: boolean;
  places: Map<string, Place>;
}

/** The clicks of each programme, by casino and place as far as it names them. */
function reportedClicks(
  { earnings, slugOf }: EarningsContent,
  asked: { programme: string | undefined; period: Period },
): Map<string, Report> {
  const reports = new Map<string, Report>();
  const rows = earnings.filter(
    ({ programme, clicks, date }) =>
      clicks !== undefined &&
      (asked.programme === undefined || programme === asked.programme) &&
      overlapOf(periodOf(date), asked.period) === 'whole',
  );
  for (const row of rows) {
    const { programme, date, casinoId } = row;
    const report = reports.get(programme) ?? emptyReport();
    reports.set(programme, report);
    for (const day of daysOf(periodOf(date))) report.days.add(day);
    report.namesCasinos ||= slugOf(casinoId) !== undefined;
    report.namesPlaces ||= placeOfEarning(row).placement !== '';
  }
  for (const row of rows) {
    const { programme, date, casinoId, clicks = 0 } = row;
    const report = reports.get(programme) as Report;
    const place = placeIn(report, programme, slugOf(casinoId) ?? '', placeOfEarning(row).placement);
    place.clicks.set(date, (place.clicks.get(date) ?? 0) + clicks);
  }
  return reports;
}

function addVisit(
  { programmeOf }: EarningsContent,
  reports: ReadonlyMap<string, Report>,
  visit: DayVisit,
): void {
  const programme = programmeOf(visit) ?? '';
  const report = reports.get(programme);
  if (report === undefined || !report.days.has(visit.day)) return;
  const placement = visit.place === '' ? '' : placementId(visit);
  const { visits } = placeIn(report, programme, visit.casino, placement);
  visits.set(visit.day, (visits.get(visit.day) ?? 0) + visit.count);
}

function emptyReport(): Report {
  return { days: new Set(), namesCasinos: false, namesPlaces: false, places: new Map() };
}

function placeIn(report: Report, programme: string, casino: string, placement: string): Place {
  const names = {
    casino: report.namesCasinos ? casino : '',
    placement: report.namesPlaces ? placement : '',
  };
  const key = `${names.casino} ${names.placement}`;
  const place = report.places.get(key) ?? { programme, ...names, visits: new Map(), clicks: new Map() };
  report.places.set(key, place);
  return place;
}

function placeOf({ visits: own, clicks: theirs, ...names }: Place): ReconciledPlace {
  const visits = sumOf(own.values());
  const clicks = sumOf(theirs.values());
  const missing = visits - clicks;
  // A link that does not count leads there, as in a newsletter.
  const found = visits > 0 && isGap(visits, clicks);
  return {
    ...names,
    visits,
    clicks,
    missing,
    isGap: found,
    days: found ? daysOfGap(own, theirs, missing) : [],
  };
}

/** The days, or months where it reports these, on which the difference goes the way of the gap. */
function daysOfGap(
  own: ReadonlyMap<string, number>,
  theirs: ReadonlyMap<string, number>,
  missing: number,
): ReconciledPlace['days'] {
  const months = [...theirs.keys()].filter((date) => date.length === 'YYYY-MM'.length);
  const byDate = new Map<string, number>();
  for (const [day, count] of own) {
    const date = months.find((month) => day.startsWith(month)) ?? day;
    byDate.set(date, (byDate.get(date) ?? 0) + count);
  }
  return [...new Set([...byDate.keys(), ...theirs.keys()])]
    .map((date) => ({ day: date, visits: byDate.get(date) ?? 0, clicks: theirs.get(date) ?? 0 }))
    .filter(({ visits, clicks }) => Math.sign(visits - clicks) === Math.sign(missing))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

function sumOf(counts: Iterable<number>): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}
