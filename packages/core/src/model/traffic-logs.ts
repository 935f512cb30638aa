import * as z from 'zod';
import { lazy } from '../lazy.js';
import { identifier } from '../values/identifier.js';
import { singleLineText } from '../values/text.js';

const addressText = () => singleLineText(2_000).schema;
const time = () => z.int().min(0);

/** A page that someone looked at; `ts` in milliseconds since 1970. */
const pageView = lazy(() =>
  z.strictObject({
    id: identifier.schema,
    path: addressText(),
    title: singleLineText(300).schema,
    referrer: addressText(),
    ts: time(),
  }),
);

/** A link that someone followed; `ts` in milliseconds since 1970. */
const click = lazy(() =>
  z.strictObject({
    id: identifier.schema,
    label: singleLineText(300).schema,
    url: addressText(),
    location: addressText(),
    ts: time(),
  }),
);

/** An address that was asked for and is not there; `ts` in milliseconds since 1970. */
const missingPath = lazy(() =>
  z.strictObject({ id: identifier.schema, path: addressText(), referrer: addressText(), ts: time() }),
);

/** How many reports came in a while that were not counted, for their sender or all together sent too many. */
const uncounted = lazy(() => z.strictObject({ id: identifier.schema, count: z.int().min(1), ts: time() }));

/** What a line of each log is: traffic only grows, so it is appended to and never edited. */
export const logSchemas = { pageViews: pageView, clicks: click, missing: missingPath, uncounted } as const;

/** The name of a log. */
export type LogName = keyof typeof logSchemas;
/** A line of a log. */
export type LogLine<L extends LogName = LogName> = z.output<ReturnType<(typeof logSchemas)[L]>>;

/** How many lines of a log are kept; daily totals keep count of the rest. */
export const MAX_LOG_LINES = 5_000;
