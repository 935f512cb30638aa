import { beforeEach, expect, test } from 'vitest';
import { LOG_NAMES } from '../../model/documents/traffic-logs.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import type { StorageAdapter } from '../../store/storage-adapter.js';
import { VISITOR } from '../define/operation.js';
import { trackingClick, trackingSummary, trackingView } from '../site/tracking.js';
import { backupText, bytesOf } from '../testing/backup-text.js';
import { storeRestore } from './restore.js';

let storage: StorageAdapter;
let perform: Perform;

beforeEach(async () => {
  storage = memoryStorage();
  perform = createPerform(storage, runtime);
  await perform(trackingView, { path: '/blog/moon', title: 'Moon' }, { actor: VISITOR });
  await perform(trackingClick, { url: 'https://golden.example/', label: 'Visit' }, { actor: VISITOR });
  await storage.appendLog('missing', { id: runtime.newId(), path: '/gone', referrer: '', ts: 1 });
  await storage.appendLog('uncounted', { id: runtime.newId(), count: 3, ts: 1 });
  const views = await storage.readLog('pageViews');
  const folded = { '2026-01-05': 7 };
  await storage.replaceLog('pageViews', { ...views, folded, posts: { '/blog/moon': 4 } });
});

async function otherStore() {
  const other = memoryStorage();
  const performThere = createPerform(other, runtime);
  await performThere(trackingView, { path: '/own' }, { actor: VISITOR });
  return { other, performThere };
}

const logsOf = (of: StorageAdapter) => Promise.all(LOG_NAMES.map((name) => of.readLog(name)));

test('a backup restored into another store brings its page views, clicks, missing addresses and totals', async () => {
  const { other, performThere } = await otherStore();
  const { result } = await performThere(storeRestore, { source: bytesOf(await backupText(perform)) });
  expect(result.traffic).toBe(true);
  expect(await logsOf(other)).toEqual(await logsOf(storage));
  const summary = (await performThere(trackingSummary, {})).result;
  expect(summary).toEqual((await perform(trackingSummary, {})).result);
  expect(summary).toMatchObject({ views: 8, clicks: 1, uncounted: 3 });
});

test.each([
  ['was made without traffic', { withoutTraffic: true }, {}],
  ['is restored beside the traffic of the store', {}, { keepTraffic: true }],
])('the traffic of a store stays where a backup %s', async (_case, made, restored) => {
  const { other, performThere } = await otherStore();
  const before = await logsOf(other);
  const text = await backupText(perform, made);
  expect(text.includes('"in":"traffic"')).toBe(!('withoutTraffic' in made));
  await performThere(storeRestore, { source: bytesOf(text), ...restored });
  expect(await logsOf(other)).toEqual(before);
});

test('a dry run and a refused backup leave the traffic of a store as it is', async () => {
  const { other, performThere } = await otherStore();
  const before = await logsOf(other);
  const text = await backupText(perform);
  await performThere(storeRestore, { source: bytesOf(text) }, { dryRun: true });
  const damaged = text.replace('/gone', '/Gone');
  await expect(performThere(storeRestore, { source: bytesOf(damaged) })).rejects.toThrow(
    /^Line \d+ of the backup is not as it was written$/,
  );
  const unknown = [
    '{"format":"croupier-backup","version":2,"schemaVersion":2}',
    '{"in":"traffic","log":"uncounted","entry":{"count":"many"}}',
  ].join('\n');
  await expect(performThere(storeRestore, { source: bytesOf(unknown) })).rejects.toThrow(
    /^Line 2 of the backup is no line of a log$/,
  );
  expect(await logsOf(other)).toEqual(before);
});
