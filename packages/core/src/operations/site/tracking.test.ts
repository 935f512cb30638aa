import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logSchemas, MAX_LOG_LINES } from '../../model/documents/traffic-logs.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import type { StorageAdapter } from '../../store/storage-adapter.js';
import { VISITOR } from '../define/operation.js';
import { settingsSet } from './settings.js';
import {
  trackingClear,
  trackingClick,
  trackingClicks,
  trackingPageViews,
  trackingSummary,
  trackingView,
} from './tracking.js';

let storage: StorageAdapter;
let perform: Perform;
let now = Date.now();

beforeEach(() => {
  storage = memoryStorage();
  now = new Date(2026, 2, 31, 23, 30).getTime();
  perform = createPerform(storage, { now: () => new Date(now), newId: runtime.newId });
});

const actor = VISITOR;
const view = (path: string, more: object = {}) => perform(trackingView, { path, ...more }, { actor });
const click = (url: string, more: object = {}) => perform(trackingClick, { url, ...more }, { actor });
const summary = async () => (await perform(trackingSummary, {})).result;

async function file(operation: typeof trackingClicks, format?: 'csv' | 'json' | 'ndjson') {
  let text = '';
  const onChunk = (piece: string | Uint8Array) => {
    text += piece;
  };
  const { result } = await perform(operation, { format }, { onChunk });
  return { text, ...result };
}

test('of staff nothing is counted; of other users it is', async () => {
  for (const role of ['admin', 'moderator', 'editor', 'user'] as const) {
    const by = { actor: { author: { name: role }, role } };
    await perform(trackingView, { path: `/${role}` }, by);
    await perform(trackingClick, { url: `https://${role}.example/` }, by);
  }
  expect(await summary()).toMatchObject({
    ...{ views: 1, clicks: 1, topPages: [{ path: '/user' }] },
    topLinks: [{ url: 'https://user.example/' }],
  });
});

describe('the summary', () => {
  test('shows the dashboard figure beside sample content before anything is counted, and the real count afterwards', async () => {
    expect(await summary()).toMatchObject({ dashboardViews: 0 });
    await perform(settingsSet, { changes: { siteName: 'Sample', isSample: true } });
    expect(await summary()).toMatchObject({ views: 0, clicks: 0, dashboardViews: 12_543, topPages: [] });
    await view('/');
    expect(await summary()).toMatchObject({ views: 1, dashboardViews: 1 });
  });

  test('has the last seven local days, also across the change to summer time, with today last', async () => {
    await view('/');
    await click('https://golden.example/');
    now -= 3 * 86_400_000;
    await view('/');
    await view('/');
    now -= 4 * 86_400_000;
    await view('/');
    now = new Date(2026, 2, 31, 23, 30).getTime();
    const { days, views, clicks } = await summary();
    expect(days.map(({ day }) => day)).toEqual([
      ...['2026-03-25', '2026-03-26', '2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31'],
    ]);
    expect(days.map((day) => day.views)).toEqual([0, 0, 0, 2, 0, 0, 1]);
    expect(days.map((day) => day.clicks)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect({ views, clicks }).toEqual({ views: 4, clicks: 1 });
  });

  test('has the ten most visited pages and links, the most visited first', async () => {
    for (let page = 1; page <= 12; page++) {
      for (let times = 0; times < page; times++) {
        await view(`/page-${page}`);
        await click(`https://casino-${page}.example/`, { label: `Visit ${page}` });
      }
    }
    const { topPages, topLinks } = await summary();
    expect(topPages.map(({ path, views }) => [path, views])).toEqual(
      Array.from({ length: 10 }, (_, i) => [`/page-${12 - i}`, 12 - i]),
    );
    expect(topLinks[0]).toEqual({ label: 'Visit 12', url: 'https://casino-12.example/', clicks: 12 });
    expect(topLinks).toHaveLength(10);
  });

  test('counts all visits ever, although the logs keep the latest 5,000', async () => {
    for (let i = 0; i < MAX_LOG_LINES + 20; i++) await view(`/page-${i}`);
    expect(await summary()).toMatchObject({ views: MAX_LOG_LINES + 20 });
    const { count, text } = await file(trackingPageViews);
    expect(count).toBe(5_000);
    expect(text.split('\n')).toHaveLength(5_002);
    expect(text).not.toContain('/page-19,');
    expect(text).toContain('/page-20,');
  });
});

describe('the exported logs', () => {
  test('have the specified columns', async () => {
    expect(await file(trackingPageViews)).toEqual({
      text: 'id,path,title,referrer,ts\n',
      count: 0,
      fileName: 'pageviews.csv',
    });
    expect(await file(trackingClicks)).toEqual({
      text: 'id,label,url,location,ts\n',
      count: 0,
      fileName: 'clicks.csv',
    });
  });

  test('have one line per entry in CSV, JSON and NDJSON', async () => {
    await click('https://golden.example/?a=1', { label: 'Visit, "now"', location: '/casino/golden' });
    const [, line = ''] = (await file(trackingClicks)).text.split('\n');
    expect(line).toMatch(
      /^[0-9a-f-]{36},"Visit, ""now""",https:\/\/golden\.example\/\?a=1,\/casino\/golden,\d{13}$/,
    );
    const [record] = JSON.parse((await file(trackingClicks, 'json')).text);
    expect(Object.keys(record)).toEqual(['id', 'label', 'url', 'location', 'ts']);
    expect(record.ts).toBe(now);
    expect(JSON.parse((await file(trackingClicks, 'ndjson')).text)).toEqual(record);
    expect(JSON.parse((await file(trackingPageViews, 'json')).text)).toEqual([]);
  });

  test('contain no formula that a spreadsheet would run', async () => {
    for (const label of ['=HYPERLINK("x")', '+1', '@SUM(A1)', '-2+3', '\t=1', '＝1'])
      await click('/', { label });
    const cells = (await file(trackingClicks)).text.trim().split('\n').slice(1);
    expect(cells).toHaveLength(6);
    for (const cell of cells) expect(cell).toMatch(/^[0-9a-f-]{36},"?'[=+@＝-]/);
  });
});

describe('input from visitors', () => {
  const hostile = [
    '\u0000\u001b[31m',
    'x'.repeat(90_000),
    '\ud800',
    '\u202egnp.exe',
    'a\r\nSet-Cookie: x',
    '<script>alert(1)</script>',
    '__proto__',
    '😀'.repeat(2_000),
  ];

  test.each(hostile)('is cut, cleaned and always valid for the log: %j', async (text) => {
    await view(text, { title: text, referrer: text });
    await view(`/${text}`, { title: text, referrer: `https://x.example/${text}` });
    await click(text, { label: text, location: text });
    const { lines: views } = await storage.readLog('pageViews');
    const { lines: clicks } = await storage.readLog('clicks');
    expect([views.length, clicks.length]).toEqual([2, 1]);
    for (const line of views) expect(logSchemas.pageViews().parse(line)).toEqual(line);
    for (const line of clicks) expect(logSchemas.clicks().parse(line)).toEqual(line);
    expect(JSON.stringify([views, clicks])).not.toMatch(/\\u00|\\u202e|\\r|\\n|\\ud8[0-9a-f]{2}"/);
  });

  test.each([
    ['javascript:alert(1)', ''],
    [' JaVaScRiPt:alert(1)', ''],
    ['data:text/html,x', ''],
    ['//evil.example', ''],
    ['https://me:secret@golden.example/?q=1#part', 'https://golden.example/?q=1'],
    ['mailto:hello@guide.example', 'mailto:hello@guide.example'],
    ['/casino/golden?tab=1', '/casino/golden?tab=1'],
  ])('has the address %s stored as %j', async (url, kept) => {
    await click(url);
    const [line] = (await storage.readLog('clicks')).lines;
    expect(line?.url === '/' ? '' : line?.url).toBe(kept);
  });

  test('cannot set the time or the id', async () => {
    await expect(view('/', { ts: 1 })).rejects.toMatchObject({ code: 'usage' });
    await expect(click('/', { id: 'x' })).rejects.toMatchObject({ code: 'usage' });
    await expect(perform(trackingView, { path: { a: 1 } } as never)).rejects.toMatchObject({ code: 'usage' });
  });
});

test('clearing empties the logs and their totals; a dry run does not', async () => {
  await view('/');
  await click('/');
  const cleared = (await perform(trackingClear, {}, { dryRun: true })).result;
  expect(cleared).toEqual({ views: 1, clicks: 1 });
  expect(await summary()).toMatchObject({ views: 1, clicks: 1 });
  await perform(trackingClear, {});
  expect(await summary()).toMatchObject({ views: 0, clicks: 0, dashboardViews: 0 });
});

test('a log that cannot be written causes no error for a visitor', async () => {
  const failing: StorageAdapter = { ...storage, appendLog: vi.fn(async () => undefined) };
  perform = createPerform(failing, runtime);
  await expect(view('/')).resolves.toBeDefined();
});

test('only moderators and admins see single log entries; editors see totals', async () => {
  const editor = { actor: { author: { id: 'x', name: 'ed' }, role: 'editor' as const } };
  await expect(perform(trackingSummary, {}, editor)).resolves.toBeDefined();
  for (const operation of [trackingPageViews, trackingClicks]) {
    await expect(perform(operation, {}, editor)).rejects.toMatchObject({ code: 'not-allowed' });
  }
  await expect(perform(trackingClear, {}, editor)).rejects.toMatchObject({ code: 'not-allowed' });
});
