import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepSorted } from './sorted-lists.js';

const ORDERS = {
  rising: (a: number, b: number) => a - b,
  falling: (a: number, b: number) => b - a,
};

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
