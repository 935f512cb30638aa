import { memoizeWeak } from '../lazy.js';

type Orders<T, O extends string> = Partial<Record<O, readonly T[]>>;

/** Lists in the orders in which they were asked for, for as long as the lists are in use. */
export interface SortedLists<T, O extends string> {
  /** A list in an order. */
  get(list: readonly T[], order: O): readonly T[];
  /** The orders in which a list was asked for. */
  ordersOf(list: readonly T[]): O[];
}

/** Keeps lists sorted. Sorting starts from the last list in that order: the next state of a catalogue is nearly sorted then. */
export function keepSorted<T, O extends string>(
  compareIn: (order: O) => (a: T, b: T) => number,
): SortedLists<T, O> {
  const kept = memoizeWeak((_list: readonly T[]): Orders<T, O> => ({}));
  const latest: Orders<T, O> = {};
  const sort = (list: readonly T[], order: O): readonly T[] => {
    const left = new Set(list);
    const stayed = (latest[order] ?? []).filter((item) => left.delete(item));
    const sorted = [...stayed, ...left].sort(compareIn(order));
    latest[order] = sorted;
    return sorted;
  };
  return {
    get(list, order) {
      const orders = kept(list);
      const known = orders[order];
      if (known !== undefined) return known;
      const sorted = sort(list, order);
      orders[order] = sorted;
      return sorted;
    },
    ordersOf: (list) => Object.keys(kept(list)) as O[],
  };
}
