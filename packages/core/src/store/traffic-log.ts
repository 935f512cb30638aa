import type { LogLine } from '../model/documents/traffic-logs.js';
import { type DayVisit, type VisitTotals, visitsIn, withVisits } from './visit-totals.js';

/** A log as kept: its latest lines, and by local day the number of those that are gone. */
export interface CompactedLog {
  lines: LogLine[];
  folded: Record<string, number>;
  /** Of the page views that are gone, how many were of each post, by its path. */
  posts?: Record<string, number>;
  /** Of visits that are gone, what they are counted by. */
  visits?: VisitTotals;
}

/** The path of a post; of these there are as many as anyone likes to write, so not all are counted apart. */
const POST_PATH = /^\/blog\/[a-z0-9-]{1,200}$/;
const MAX_COUNTED_POSTS = 20_000;

/** Cuts a log to its latest `cap` lines and counts the rest into their days. */
export function compactLog(log: CompactedLog, cap: number): CompactedLog {
  const surplus = log.lines.length - cap;
  if (surplus <= 0) return log;
  const folded = { ...log.folded };
  const posts = new Map(Object.entries(log.posts ?? {}));
  const visits: DayVisit[] = [];
  for (const line of log.lines.slice(0, surplus)) {
    const day = localDay(line.ts);
    folded[day] = (folded[day] ?? 0) + 1;
    if ('casino' in line) visits.push({ day, ...line });
    if (!('title' in line) || !POST_PATH.test(line.path)) continue;
    const count = posts.get(line.path) ?? 0;
    if (count > 0 || posts.size < MAX_COUNTED_POSTS) posts.set(line.path, count + 1);
  }
  return {
    ...{ lines: log.lines.slice(surplus), folded },
    ...(posts.size === 0 ? {} : { posts: Object.fromEntries(posts) }),
    ...(log.visits === undefined && visits.length === 0
      ? {}
      : { visits: withVisits(log.visits ?? {}, visits) }),
  };
}

/** How often each post was looked at, by its path, of all page views that were ever counted. */
export function postViewCounts(pageViews: CompactedLog): ReadonlyMap<string, number> {
  return new Map(Object.entries(compactLog(pageViews, 0).posts ?? {}));
}

/** All visits that were ever counted, by local day. */
export function visitCounts(visits: CompactedLog): Iterable<DayVisit> {
  return visitsIn(compactLog(visits, 0).visits ?? {});
}

/** The lines of each local day, folded ones included. */
export function dailyLineCounts(log: CompactedLog): Record<string, number> {
  return compactLog(log, 0).folded;
}

/** The local calendar day, YYYY-MM-DD, of a moment in milliseconds since 1970. */
export function localDay(ts: number): string {
  const date = new Date(ts);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
