import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInTurns } from './short-turns.js';

const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;

test('a sort in turns is that of an array, equal items in their order', async () => {
  const lists = fc.array(fc.record({ key: fc.integer({ min: 0, max: 50 }), id: fc.nat() }), {
    maxLength: 3_000,
    size: 'max',
  });
  await fc.assert(
    fc.asyncProperty(lists, async (items) => {
      expect(await sortInTurns(items, byKey)).toEqual([...items].sort(byKey));
    }),
    { numRuns: 30 },
  );
});

test('other work goes on while a long list is sorted', async () => {
  const items = Array.from({ length: 200_000 }, (_, n) => ({ key: (n * 7_919) % 200_003 }));
  let turns = 0;
  const timer = setInterval(() => turns++);
  const sorted = await sortInTurns(items, byKey);
  clearInterval(timer);
  expect(sorted.slice(0, 3)).toEqual([{ key: 0 }, { key: 1 }, { key: 2 }]);
  expect(turns).toBeGreaterThan(2);
});
