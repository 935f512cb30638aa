import * as z from 'zod';
import { once } from '../once.js';
import { identifier } from '../values/identifier.js';
import { line } from '../values/text.js';

const place = () => line(2_000).schema;
const time = () => z.int().min(0);

/** A page that someone looked at; `ts` in milliseconds since 1970. */
const pageView = once(() =>
  z.strictObject({
    id: identifier.schema,
    path: place(),
    title: line(300).schema,
    referrer: place(),
    ts: time(),
  }),
);

/** A link that someone followed; `ts` in milliseconds since 1970. */
const click = once(() =>
  z.strictObject({
    id: identifier.schema,
    label: line(300).schema,
    url: place(),
    location: place(),
    ts: time(),
  }),
);

/** An address that was asked for and is not there; `ts` in milliseconds since 1970. */
const missingPath = once(() =>
  z.strictObject({ id: identifier.schema, path: place(), referrer: place(), ts: time() }),
);

/** How many reports came in a while that were not counted, for their sender or all together sent too many. */
const uncounted = once(() => z.strictObject({ id: identifier.schema, count: z.int().min(1), ts: time() }));

/** What a line of each log is: traffic only grows, so it is appended to and never edited. */
export const logs = { pageViews: pageView, clicks: click, missing: missingPath, uncounted } as const;

/** The name of a log. */
export type LogName = keyof typeof logs;
/** A line of a log. */
export type LogLine<L extends LogName = LogName> = z.output<ReturnType<(typeof logs)[L]>>;

/** How many lines of a log are kept; daily totals keep count of the rest. */
export const LOG_CAP = 5_000;
