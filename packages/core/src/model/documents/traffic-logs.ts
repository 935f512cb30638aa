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

/** The number of events dropped by rate limiting. */
const uncounted = lazy(() => z.strictObject({ id: identifier.schema, count: z.int().min(1), ts: time() }));

/** The line format of each log. Logs are append-only. */
export const logSchemas = { pageViews: pageView, clicks: click, missing: missingPath, uncounted } as const;

/** What is kept of lines that are gone: how many of each day, and of each post. */
export const logTotals = lazy(() => {
  const count = z.int().min(1);
  return z.strictObject({
    folded: z.record(z.string().regex(/^\d{4}-\d\d-\d\d$/), count),
    posts: z.record(z.string().regex(/^\/blog\/[a-z0-9-]{1,200}$/), count).optional(),
  });
});

/** The name of a log. */
export type LogName = keyof typeof logSchemas;
/** The names of all logs. */
export const LOG_NAMES = Object.keys(logSchemas) as LogName[];
/** A line of a log. */
export type LogLine<L extends LogName = LogName> = z.output<ReturnType<(typeof logSchemas)[L]>>;

/** How many lines of a log are kept; daily totals keep counting the rest. */
export const MAX_LOG_LINES = 5_000;
