import { expect, test } from 'vitest';
import type { LogLine } from '../model/documents/traffic-logs.js';
import { type CompactedLog, compactLog, visitCounts } from './traffic-log.js';
import { withVisits } from './visit-totals.js';

const line = (n: number, given: Partial<LogLine<'visits'>> = {}): LogLine<'visits'> => ({
  ...{ id: `v${n}`, kind: 'first', casino: 'fox', page: 'home', place: 'visit', market: '' },
  ...{ count: 1, ts: new Date(2026, 0, 1 + (n % 3), 12).getTime() },
  ...given,
});

test('visits are the same by everything that they are counted by, however many lines are gone', () => {
  const lines = Array.from({ length: 3_000 }, (_, n) =>
    line(n, { casino: `c${n % 7}`, place: `casinos-${n % 11}`, count: 1 + (n % 4) }),
  );
  const whole = [...visitCounts({ lines, folded: {} })];
  let log: CompactedLog = { lines: [], folded: {} };
  for (const one of lines) log = compactLog({ ...log, lines: [...log.lines, one] }, 100);
  expect(log.lines).toHaveLength(100);
  expect([...visitCounts(log)].sort(order)).toEqual(whole.sort(order));
  expect(whole.reduce((all, { count }) => all + count, 0)).toBe(7_500);
});

test('a day that strangers fill with places keeps its casinos and its sum', () => {
  const flood = Array.from({ length: 25_000 }, (_, n) => ({
    day: '2026-01-01',
    ...line(n, { place: `x${n}` }),
  }));
  const totals = withVisits({}, flood);
  const counts = totals['2026-01-01'] as Record<string, number>;
  expect(Object.keys(counts).length).toBeLessThanOrEqual(20_001);
  expect(Object.values(counts).reduce((a, b) => a + b)).toBe(25_000);
  expect(counts['first|fox||other|other']).toBe(5_000);
});

test('the oldest days forget places where there are too many, never casinos, markets or sums', () => {
  let totals = {};
  for (let day = 10; day < 25; day++) {
    const visits = Array.from({ length: 15_000 }, (_, n) => ({
      day: `2026-01-${day}`,
      ...line(n, { place: `x${n}`, market: n % 2 === 0 ? 'GB' : 'FI' }),
    }));
    totals = withVisits(totals, visits);
  }
  const kept = Object.entries(totals as Record<string, Record<string, number>>);
  expect(kept.reduce((all, [, counts]) => all + Object.keys(counts).length, 0)).toBeLessThanOrEqual(200_000);
  for (const [, counts] of kept) expect(Object.values(counts).reduce((a, b) => a + b)).toBe(15_000);
  expect(kept[0]?.[1]).toEqual({ 'first|fox|FI|other|other': 7_500, 'first|fox|GB|other|other': 7_500 });
  expect(Object.keys(kept.at(-1)?.[1] ?? {})).toHaveLength(15_000);
});

function order(a: object, b: object): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}
