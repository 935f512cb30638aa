import { memoizeWeak } from '../lazy.js';

type Orders<T, O extends string> = Partial<Record<O, readonly T[]>>;

/** Lists in the orders in which they were asked for, for as long as the lists are in use. */
export interface SortedLists<T, O extends string> {
  /** A list in an order. */
  get(list: readonly T[], order: O): readonly T[];
  /** The orders in which a list was asked for. */
  ordersOf(list: readonly T[]): O[];
}

/** Keeps lists sorted. What the last list in that order had too stays in its place: of the next state of a catalogue, that is nearly all. */
export function keepSorted<T, O extends string>(
  compareIn: (order: O) => (a: T, b: T) => number,
): SortedLists<T, O> {
  const kept = memoizeWeak((_list: readonly T[]): Orders<T, O> => ({}));
  const latest: Partial<Record<O, { list: readonly T[]; sorted: readonly T[] }>> = {};
  const sort = (list: readonly T[], order: O): readonly T[] => {
    const compare = compareIn(order);
    const before = latest[order] ?? { list: [], sorted: [] };
    const [old, fresh] = differingParts(before.list, list);
    const came = new Set(fresh);
    const gone = new Set(old.filter((item) => !came.delete(item)));
    const stayed = before.sorted.filter((item) => !gone.has(item));
    const sorted = insertAll(stayed, [...came].sort(compare), compare);
    latest[order] = { list, sorted };
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

/** Two lists without what both begin with, and what both end with. */
function differingParts<T>(one: readonly T[], other: readonly T[]): [one: T[], other: T[]] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let same = 0;
  while (same < shorter - start && one.at(-1 - same) === other.at(-1 - same)) same++;
  return [one.slice(start, one.length - same), other.slice(start, other.length - same)];
}

/** Both sorted lists as one; the places of `items` are searched for, so that few take few comparisons. */
function insertAll<T>(sorted: readonly T[], items: readonly T[], compare: (a: T, b: T) => number): T[] {
  const all: T[] = [];
  let next = 0;
  for (const item of items) {
    const place = placeAfter(sorted, item, next, compare);
    while (next < place) all.push(sorted[next++] as T);
    all.push(item);
  }
  while (next < sorted.length) all.push(sorted[next++] as T);
  return all;
}

/** The place of an item in a sorted list, from `from` on, after those that are equal. */
function placeAfter<T>(sorted: readonly T[], item: T, from: number, compare: (a: T, b: T) => number): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as T, item) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
