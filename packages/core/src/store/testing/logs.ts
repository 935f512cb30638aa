import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { LOG_CAP, type LogLine } from '../../model/tracking.js';
import { dailyTotals, postViewsIn } from '../logs.js';
import { everythingIn, type NewStore } from './opened.js';

const seen = (ts: number, path = '/'): LogLine<'pageViews'> => ({
  id: v7(),
  path,
  title: 'Home',
  referrer: '',
  ts,
});

/** Lines of traffic. */
export function logsKept(newStore: NewStore): void {
  describe('logs', () => {
    test('keep lines in the order they came, each log its own, and outside the history of content', async () => {
      const { home, store, reopen } = await newStore();
      const before = await everythingIn(store);
      const lines = [seen(3, '/a'), seen(1, '/b "quoted"\\'), seen(2, '/東京')];
      for (const line of lines) await home.append('pageViews', line);
      const miss: LogLine<'missing'> = { id: v7(), path: '/gone', referrer: '', ts: 4 };
      await home.append('missing', miss);
      for (const opened of [home, await reopen()]) {
        expect(await opened.log('pageViews')).toEqual({ lines, folded: {} });
        expect(await opened.log('missing')).toEqual({ lines: [miss], folded: {} });
        expect(await opened.log('clicks')).toEqual({ lines: [], folded: {} });
      }
      expect(await everythingIn(store)).toEqual(before);
    });

    test('lose no line when many come at once', async () => {
      const { home, reopen } = await newStore();
      const lines = Array.from({ length: 50 }, (_, i) => seen(i));
      await Promise.all(lines.map((line) => home.append('pageViews', line)));
      const { lines: kept } = await (await reopen()).log('pageViews');
      expect(kept.map(({ ts }) => ts).sort((a, b) => a - b)).toEqual(lines.map(({ ts }) => ts));
    });

    test('hold a fixed number of lines and count the older ones by day, and those of posts by post', async () => {
      const { home, reopen } = await newStore();
      const onDay = (day: number) => new Date(2026, 0, day, 12).getTime();
      const older = [5, 5, 5, 6, 7, 7];
      const post = '/blog/old-moon';
      for (const day of older) await home.append('pageViews', { ...seen(onDay(day)), path: post });
      for (let n = 0; n < LOG_CAP; n++) {
        await home.append('pageViews', { ...seen(onDay(8) + n), path: n === 0 ? post : '/' });
      }
      for (const opened of [home, await reopen()]) {
        const log = await opened.log('pageViews');
        expect(log.lines).toHaveLength(LOG_CAP);
        expect(log.lines[0]?.ts).toBe(onDay(8));
        expect(log.lines.at(-1)?.ts).toBe(onDay(8) + LOG_CAP - 1);
        expect(log.folded).toEqual({ '2026-01-05': 3, '2026-01-06': 1, '2026-01-07': 2 });
        expect(dailyTotals(log)).toEqual({ ...log.folded, '2026-01-08': LOG_CAP });
        expect(log.posts).toEqual({ [post]: 6 });
        expect([...postViewsIn(log)]).toEqual([[post, 7]]);
      }
    }, 60_000);

    test('are empty once they are cleared, the others not, and go on from there', async () => {
      const { home, reopen } = await newStore();
      await home.append('pageViews', seen(1));
      const miss: LogLine<'missing'> = { id: v7(), path: '/gone', referrer: '', ts: 4 };
      await home.append('missing', miss);
      await home.clearLog('pageViews');
      await home.clearLog('clicks');
      const later = seen(2);
      expect(await home.log('pageViews')).toEqual({ lines: [], folded: {} });
      await home.append('pageViews', later);
      const again = await reopen();
      expect(await again.log('pageViews')).toEqual({ lines: [later], folded: {} });
      expect((await again.log('missing')).lines).toEqual([miss]);
    });
  });
}
