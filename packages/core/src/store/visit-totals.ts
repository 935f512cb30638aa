import type { LogLine } from '../model/documents/traffic-logs.js';

/** Visits that are counted, by local day and then by their names, which `|` parts: kind, casino, market, page, place. */
export type VisitTotals = Record<string, Record<string, number>>;

/** What visits are counted by. */
export type CountedVisit = Pick<LogLine<'visits'>, 'kind' | 'casino' | 'market' | 'page' | 'place' | 'count'>;

/** Visits of a local day, YYYY-MM-DD. */
export type DayVisit = CountedVisit & { day: string };

/** How many different visits are kept of all days; beyond that, the oldest days forget pages and places. */
const MAX_KEYS = 200_000;
/** How many of one day, which strangers can fill with places of their own; beyond that, its other visits have none. */
const MAX_KEYS_OF_DAY = 20_000;
/** The page and the place of visits whose own are not kept. */
export const OTHER_PLACE = 'other';

/** Totals with the visits of lines, each in its local day. */
export function withVisits(totals: VisitTotals, lines: Iterable<DayVisit>): VisitTotals {
  const days = new Map<string, Map<string, number>>();
  for (const { day, ...visit } of lines) {
    const counts = days.get(day) ?? new Map(Object.entries(totals[day] ?? {}));
    days.set(day, counts);
    const own = keyOf(visit);
    const key = counts.has(own) || counts.size < MAX_KEYS_OF_DAY ? own : withoutPlace(own);
    counts.set(key, (counts.get(key) ?? 0) + visit.count);
  }
  const added = Array.from(days, ([day, counts]) => [day, Object.fromEntries(counts)]);
  return limitVisits({ ...totals, ...Object.fromEntries(added) });
}

/** Totals within the limit: their oldest days are counted without pages and places, as far as they are too many. */
function limitVisits(totals: VisitTotals): VisitTotals {
  const days = Object.keys(totals).sort();
  let surplus = days.reduce((all, day) => all + Object.keys(totals[day] as object).length, 0) - MAX_KEYS;
  if (surplus <= 0) return totals;
  const limited = { ...totals };
  for (const day of days) {
    if (surplus <= 0) break;
    const merged: Record<string, number> = {};
    for (const [key, count] of Object.entries(limited[day] as Record<string, number>)) {
      const kept = withoutPlace(key);
      merged[kept] = (merged[kept] ?? 0) + count;
    }
    surplus -= Object.keys(limited[day] as object).length - Object.keys(merged).length;
    limited[day] = merged;
  }
  return limited;
}

/** The visits of totals, day by day. */
export function* visitsIn(totals: VisitTotals): Iterable<DayVisit> {
  for (const [day, counts] of Object.entries(totals)) {
    for (const [key, count] of Object.entries(counts)) {
      const [kind, casino = '', market = '', page = '', place = ''] = key.split('|');
      yield { day, kind: kind as CountedVisit['kind'], casino, market, page, place, count };
    }
  }
}

function keyOf({ kind, casino, market, page, place }: Omit<CountedVisit, 'count'>): string {
  return [kind, casino, market, page, place].join('|');
}

function withoutPlace(key: string): string {
  const [kind, casino, market] = key.split('|');
  return [kind, casino, market, OTHER_PLACE, OTHER_PLACE].join('|');
}
