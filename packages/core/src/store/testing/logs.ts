import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { type LogLine, MAX_LOG_LINES } from '../../model/documents/traffic-logs.js';
import { dailyLineCounts, postViewCounts } from '../traffic-log.js';
import { comparedContent, type OpenNewStore } from './storage-fixtures.js';

const seen = (ts: number, path = '/'): LogLine<'pageViews'> => ({
  id: v7(),
  path,
  title: 'Home',
  referrer: '',
  ts,
});

/** Lines of traffic. */
export function testTrafficLogs(newStore: OpenNewStore): void {
  describe('logs', () => {
    test('keep lines in their order, separate for each log, and outside the content history', async () => {
      const { storage, store, reopen } = await newStore();
      const before = await comparedContent(store);
      const lines = [seen(3, '/a'), seen(1, '/b "quoted"\\'), seen(2, '/東京')];
      for (const line of lines) await storage.appendLog('pageViews', line);
      const miss: LogLine<'missing'> = { id: v7(), path: '/gone', referrer: '', ts: 4 };
      await storage.appendLog('missing', miss);
      for (const opened of [storage, await reopen()]) {
        expect(await opened.readLog('pageViews')).toEqual({ lines, folded: {} });
        expect(await opened.readLog('missing')).toEqual({ lines: [miss], folded: {} });
        expect(await opened.readLog('clicks')).toEqual({ lines: [], folded: {} });
      }
      expect(await comparedContent(store)).toEqual(before);
    });

    test('lose no line when many are added at once', async () => {
      const { storage, reopen } = await newStore();
      const lines = Array.from({ length: 50 }, (_, i) => seen(i));
      await Promise.all(lines.map((line) => storage.appendLog('pageViews', line)));
      const { lines: kept } = await (await reopen()).readLog('pageViews');
      expect(kept.map(({ ts }) => ts).sort((a, b) => a - b)).toEqual(lines.map(({ ts }) => ts));
    });

    test('keep a fixed number of lines and count older ones by day, and views of posts by post', async () => {
      const { storage, reopen } = await newStore();
      const onDay = (day: number) => new Date(2026, 0, day, 12).getTime();
      const older = [5, 5, 5, 6, 7, 7];
      const post = '/blog/old-moon';
      for (const day of older) await storage.appendLog('pageViews', { ...seen(onDay(day)), path: post });
      for (let n = 0; n < MAX_LOG_LINES; n++) {
        await storage.appendLog('pageViews', { ...seen(onDay(8) + n), path: n === 0 ? post : '/' });
      }
      for (const opened of [storage, await reopen()]) {
        const log = await opened.readLog('pageViews');
        expect(log.lines).toHaveLength(MAX_LOG_LINES);
        expect(log.lines[0]?.ts).toBe(onDay(8));
        expect(log.lines.at(-1)?.ts).toBe(onDay(8) + MAX_LOG_LINES - 1);
        expect(log.folded).toEqual({ '2026-01-05': 3, '2026-01-06': 1, '2026-01-07': 2 });
        expect(dailyLineCounts(log)).toEqual({ ...log.folded, '2026-01-08': MAX_LOG_LINES });
        expect(log.posts).toEqual({ [post]: 6 });
        expect([...postViewCounts(log)]).toEqual([[post, 7]]);
      }
    });

    test('are what a restore puts in their place, and continue from there', async () => {
      const { storage, reopen } = await newStore();
      await storage.appendLog('pageViews', seen(1));
      const kept = {
        lines: [seen(5, '/a'), seen(6, '/b')],
        folded: { '2026-01-05': 3 },
        posts: { '/blog/old-moon': 2 },
      };
      await storage.replaceLog('pageViews', kept);
      expect(await storage.readLog('pageViews')).toEqual(kept);
      const later = seen(7);
      await storage.appendLog('pageViews', later);
      expect(await (await reopen()).readLog('pageViews')).toEqual({ ...kept, lines: [...kept.lines, later] });
    });

    test('are empty after they are cleared, leave other logs untouched, and continue from there', async () => {
      const { storage, reopen } = await newStore();
      await storage.appendLog('pageViews', seen(1));
      const miss: LogLine<'missing'> = { id: v7(), path: '/gone', referrer: '', ts: 4 };
      await storage.appendLog('missing', miss);
      await storage.clearLog('pageViews');
      await storage.clearLog('clicks');
      const later = seen(2);
      expect(await storage.readLog('pageViews')).toEqual({ lines: [], folded: {} });
      await storage.appendLog('pageViews', later);
      const again = await reopen();
      expect(await again.readLog('pageViews')).toEqual({ lines: [later], folded: {} });
      expect((await again.readLog('missing')).lines).toEqual([miss]);
    });
  });
}
