import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { type LogLine, type LogName, MAX_LOG_LINES } from '../../model/documents/traffic-logs.js';
import { dailyLineCounts, localDay } from '../../store/traffic-log.js';
import { type Actor, type OperationContext, question, traffic } from '../define/operation.js';
import { allows } from '../define/permissions.js';
import { formatLogLines, linesFormat } from '../transfer/format-log-lines.js';

/** The figure of the dashboard before the first page view, beside sample content alone. */
const SAMPLE_VIEWS = 12_543;
/** The number of days in the chart, and of entries in the lists. */
const DAYS = 7;
const TOP_COUNT = 10;
const MAX_URL_LENGTH = 2_000;
const MAX_TEXT_LENGTH = 300;

/** The columns of the exported files, in order. */
const COLUMNS = {
  pageViews: ['id', 'path', 'title', 'referrer', 'ts'],
  clicks: ['id', 'label', 'url', 'location', 'ts'],
} as const;

/** Text from a visitor's browser. A longer one is cut, up to a limit where it is refused. */
const visitorText = lazy(() => z.string().max(100_000));

/** Totals, the last seven local days, the most viewed pages, and the most clicked links, casinos and places. */
export const trackingSummary = question({
  name: 'tracking.summary',
  summary: 'Show totals, the last 7 days, top pages and top links',
  permission: 'see totals',
  exposure: { screen: '/admin/tracking' },
  input: () => z.strictObject({}),
  async run({ content, store, now }) {
    const views = await readLog(store.storage, 'pageViews');
    const clicks = await readLog(store.storage, 'clicks');
    const uncounted = await readLog(store.storage, 'uncounted');
    const total = { views: sum(views.days), clicks: sum(clicks.days) };
    return {
      ...total,
      /** Reports that were dropped because one sender, or all together, sent too many. */
      uncounted: uncounted.lines.reduce((all, { count }) => all + count, 0),
      /** What the dashboard shows. */
      dashboardViews: total.views === 0 && content.settings.get().isSample ? SAMPLE_VIEWS : total.views,
      days: lastDays(Date.parse(now)).map((day) => ({
        day,
        views: views.days[day] ?? 0,
        clicks: clicks.days[day] ?? 0,
      })),
      topPages: mostFrequent(views.lines, ({ path }) => path).map(([{ path, title }, views]) => {
        return { path, title, views };
      }),
      topLinks: mostFrequent(clicks.lines, ({ url, label }) => url || label).map(
        ([{ label, url }, clicks]) => {
          return { label, url, clicks };
        },
      ),
      /** Clicks by the label of the link: the casino that it leads to. */
      topCasinos: mostFrequent(
        clicks.lines.filter(({ label }) => label !== ''),
        ({ label }) => label,
      ).map(([{ label }, clicks]) => ({ casino: label, clicks })),
      /** Clicks by the page that they were made on. */
      topPlaces: mostFrequent(
        clicks.lines.filter(({ location }) => location !== ''),
        ({ location }) => location,
      ).map(([{ location }, clicks]) => ({ path: location, clicks })),
    };
  },
});

/** Streams the latest page views as a file. */
export const trackingPageViews = logExport('pageViews', 'Export the latest page views');

/** Streams the latest clicks as a file. */
export const trackingClicks = logExport('clicks', 'Export the latest clicks');

/** Empties the logs and their totals. This cannot be undone. */
export const trackingClear = traffic({
  name: 'tracking.clear',
  summary: 'Clear the page views and clicks that were counted',
  permission: 'see logs',
  exposure: { command: 'tracking clear', screen: '/admin/tracking' },
  input: () => z.strictObject({}),
  async run({ logs, dryRun }) {
    const views = sum((await readLog(logs, 'pageViews')).days);
    const clicks = sum((await readLog(logs, 'clicks')).days);
    if (!dryRun) {
      await logs.clearLog('pageViews');
      await logs.clearLog('clicks');
      await logs.clearLog('visits');
      await logs.clearLog('uncounted');
    }
    return { views, clicks };
  },
});

/** Counts a page view of a visitor; of staff, none is counted. */
export const trackingView = traffic({
  name: 'tracking.view',
  summary: 'Count a page view',
  permission: 'see what is public',
  exposure: {},
  input: () =>
    z.strictObject({
      path: visitorText(),
      title: visitorText().default(''),
      referrer: visitorText().default(''),
    }),
  async run({ logs, dryRun, ...context }, { path, title, referrer }) {
    if (isStaff(context.actor)) return {};
    const line: LogLine<'pageViews'> = {
      ...logStamp(context),
      path: sitePath(path),
      title: cleanText(title),
      referrer: safeUrl(referrer),
    };
    if (!dryRun) await logs.appendLog('pageViews', line);
    return {};
  },
});

/** Counts a click of a visitor on a link; of staff, none is counted. */
export const trackingClick = traffic({
  name: 'tracking.click',
  summary: 'Count a click',
  permission: 'see what is public',
  exposure: {},
  input: () =>
    z.strictObject({
      label: visitorText().default(''),
      url: visitorText().default(''),
      location: visitorText().default(''),
    }),
  async run({ logs, dryRun, ...context }, { label, url, location }) {
    if (isStaff(context.actor)) return {};
    const line: LogLine<'clicks'> = {
      ...logStamp(context),
      label: cleanText(label),
      url: url.trim().startsWith('/') ? sitePath(url) : safeUrl(url),
      location: location === '' ? '' : sitePath(location),
    };
    if (!dryRun) await logs.appendLog('clicks', line);
    return {};
  },
});

/** Whoever reads the counts does not add to them. */
function isStaff({ role }: Actor): boolean {
  return allows('see totals', role);
}

function logExport(log: 'pageViews' | 'clicks', summary: string) {
  const word = log.toLowerCase();
  return question({
    name: `tracking.${word}`,
    summary,
    permission: 'see logs',
    exposure: { screen: '/admin/tracking', download: ({ format = 'csv' }) => `${word}.${format}` },
    input: () => z.strictObject({ format: linesFormat() }),
    async run({ store, emit }, { format }) {
      const { lines } = await readLog(store.storage, log);
      await emit(formatLogLines(lines, COLUMNS[log], format));
      return { count: lines.length, fileName: `${word}.${format}` };
    },
  });
}

interface RecentLog<L extends LogName> {
  /** At most the limit, even where a storage adapter keeps more. */
  lines: LogLine<L>[];
  /** The counts of all days, by local day. */
  days: Record<string, number>;
}

async function readLog<L extends LogName>(
  home: {
    readLog<N extends LogName>(log: N): Promise<{ lines: LogLine<N>[]; folded: Record<string, number> }>;
  },
  log: L,
): Promise<RecentLog<L>> {
  const found = await home.readLog(log);
  return { lines: found.lines.slice(-MAX_LOG_LINES), days: dailyLineCounts(found) };
}

/** The most frequent keys, each with its latest line; equally frequent keys in alphabetical order. */
function mostFrequent<T>(lines: readonly T[], nameOf: (line: T) => string): [T, number][] {
  const counts = new Map<string, [T, number]>();
  for (const line of lines) {
    const name = nameOf(line);
    counts.set(name, [line, (counts.get(name)?.[1] ?? 0) + 1]);
  }
  return [...counts]
    .sort(([a, [, most]], [b, [, more]]) => more - most || (a < b ? -1 : 1))
    .slice(0, TOP_COUNT)
    .map(([, counted]) => counted);
}

/** The last local days, oldest first, by the calendar: a day can have 23 hours. */
function lastDays(now: number): string[] {
  const today = new Date(now);
  const [year, month, date] = [today.getFullYear(), today.getMonth(), today.getDate()];
  return Array.from({ length: DAYS }, (_, i) => {
    return localDay(new Date(year, month, date - (DAYS - 1) + i, 12).getTime());
  });
}

function sum(days: Record<string, number>): number {
  return Object.values(days).reduce((total, count) => total + count, 0);
}

function logStamp({ newId, now }: Pick<OperationContext, 'newId' | 'now'>): { id: string; ts: number } {
  return { id: newId(), ts: Date.parse(now) };
}

/** Text from a stranger as one short line, without invisible and bidirectional characters. */
function cleanText(text: string, most = MAX_TEXT_LENGTH): string {
  const seen = text.slice(0, most * 4).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ');
  // A cut can split a surrogate pair.
  return seen
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** A path of this site, or `/` for anything else. */
function sitePath(text: string): string {
  const path = cleanText(text, MAX_URL_LENGTH);
  return /^\/(?![/\\])/.test(path) ? path : '/';
}

/** An http or https address without credentials and fragment, or an empty string. */
function safeUrl(text: string): string {
  const given = cleanText(text, MAX_URL_LENGTH);
  if (!URL.canParse(given)) return '';
  const url = new URL(given);
  if (!['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return '';
  url.username = '';
  url.password = '';
  url.hash = '';
  return cleanText(url.href, MAX_URL_LENGTH);
}
