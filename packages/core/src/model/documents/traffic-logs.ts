import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { identifier } from '../../values/identifier.js';
import { singleLineText } from '../../values/text/text.js';

const addressText = () => singleLineText(2_000).schema;
const time = () => z.int().min(0);

/** A page view; `ts` in milliseconds since 1970. */
const pageView = lazy(() =>
  z.strictObject({
    id: identifier.schema,
    path: addressText(),
    title: singleLineText(300).schema,
    referrer: addressText(),
    ts: time(),
  }),
);

/** A followed link; `ts` in milliseconds since 1970. */
const click = lazy(() =>
  z.strictObject({
    id: identifier.schema,
    label: singleLineText(300).schema,
    url: addressText(),
    location: addressText(),
    ts: time(),
  }),
);

/** A requested path that does not exist; `ts` in milliseconds since 1970. */
const missingPath = lazy(() =>
  z.strictObject({ id: identifier.schema, path: addressText(), referrer: addressText(), ts: time() }),
);

/** Who asks for the link to a casino: a person for the first time of a day, or again; or no person. */
const VISIT_KINDS = ['first', 'repeat', 'crawler', 'prefetch'] as const;

/** Whether a person made a visit: crawlers and browsers that fetch ahead are counted apart. */
export function isByPerson({ kind }: { kind: (typeof VISIT_KINDS)[number] }): boolean {
  return kind === 'first' || kind === 'repeat';
}

/** A name in a visit: slugs, codes and placements; empty where it is not known. */
const visitName = () => z.string().regex(/^[A-Za-z0-9-]{0,240}$/);

/** Visits of one kind to one casino from one place, within a second or so; `ts` in milliseconds since 1970. */
const visits = lazy(() =>
  z.strictObject({
    id: identifier.schema,
    kind: z.enum(VISIT_KINDS),
    casino: visitName(),
    page: visitName(),
    place: visitName(),
    market: visitName(),
    count: z.int().min(1),
    ts: time(),
  }),
);

/** The number of events dropped by rate limiting. */
const uncounted = lazy(() => z.strictObject({ id: identifier.schema, count: z.int().min(1), ts: time() }));

/** The line format of each log. Logs are append-only. */
export const logSchemas = {
  pageViews: pageView,
  clicks: click,
  missing: missingPath,
  visits,
  uncounted,
} as const;

const count = lazy(() => z.int().min(1));
const day = lazy(() => z.string().regex(/^\d{4}-\d\d-\d\d$/));

/** Visits by local day, and by what they are counted by. */
export const visitTotals = lazy(() => z.record(day(), z.record(z.string().max(1_000), count())));

/** What is kept of lines that are gone: how many of each day, and of each post; visits by what they are counted by. */
export const logTotals = lazy(() =>
  z.strictObject({
    folded: z.record(day(), count()),
    posts: z.record(z.string().regex(/^\/blog\/[a-z0-9-]{1,200}$/), count()).optional(),
    visits: visitTotals().optional(),
  }),
);

/** The name of a log. */
export type LogName = keyof typeof logSchemas;
/** The names of all logs. */
export const LOG_NAMES = Object.keys(logSchemas) as LogName[];
/** A line of a log. */
export type LogLine<L extends LogName = LogName> = z.output<ReturnType<(typeof logSchemas)[L]>>;

/** How many lines of a log are kept; daily totals keep counting the rest. */
export const MAX_LOG_LINES = 5_000;
