import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepSorted } from './sorted-lists.js';

const ORDERS = {
  rising: (a: number, b: number) => a - b,
  falling: (a: number, b: number) => b - a,
};

test('where few items of a long list change, far from each other, few are compared', () => {
  let compared = 0;
  const sorted = keepSorted<{ rank: number }, 'rank'>(() => (a, b) => {
    compared++;
    return a.rank - b.rank;
  });
  const before = Array.from({ length: 10_000 }, (_, n) => ({ rank: (n * 7_919) % 10_000 }));
  sorted.get(before, 'rank');
  const after = before.with(0, { rank: 5_000.5 }).with(9_999, { rank: -1 });
  compared = 0;
  expect(sorted.get(after, 'rank')).toEqual(after.toSorted((a, b) => a.rank - b.rank));
  expect(compared).toBeLessThan(100);
});

test('a list is sorted as an array would be, whichever list was sorted before it', () => {
  const lists = fc.array(
    fc.tuple(fc.uniqueArray(fc.nat(100)), fc.constantFrom('rising' as const, 'falling' as const)),
  );
  fc.assert(
    fc.property(lists, (asked) => {
      const sorted = keepSorted<number, keyof typeof ORDERS>((order) => ORDERS[order]);
      for (const [list, order] of asked) {
        expect(sorted.get(list, order)).toEqual(list.toSorted(ORDERS[order]));
        expect(sorted.get(list, order)).toBe(sorted.get(list, order));
        expect(sorted.ordersOf(list)).toContain(order);
      }
    }),
  );
});
