import { memoryStorage } from '@croupier/core';
import { expect, test } from 'vitest';
import { createVisitCounter } from './visit-counter.js';

const VISIT = { kind: 'first', casino: 'fox', market: 'GB', page: 'home', place: 'visit' } as const;

test('like visits are one line, with their number', async () => {
  const storage = memoryStorage();
  const counter = createVisitCounter(storage);
  for (let i = 0; i < 1_000; i++) counter.count(VISIT);
  counter.count({ ...VISIT, place: 'casinos-2' });
  await counter.flush();
  const { lines } = await storage.readLog('visits');
  expect(lines.map(({ place, count }) => [place, count])).toEqual([
    ['visit', 1_000],
    ['casinos-2', 1],
  ]);
});

test('a flood of different places loses no visit of a casino', async () => {
  const storage = memoryStorage();
  const counter = createVisitCounter(storage);
  for (let i = 0; i < 5_000; i++) counter.count({ ...VISIT, place: `x${i}` });
  await counter.flush();
  const { lines } = await storage.readLog('visits');
  expect(lines.length).toBeLessThan(2_010);
  expect(lines.reduce((all, { count }) => all + count, 0)).toBe(5_000);
});
