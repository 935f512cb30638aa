import type { Transaction } from '../../store/transaction.js';
import type { Casino } from '../casinos/casino.js';
import type { DistinctPair } from './distinct-pair.js';

/** Says of two ids whether people said that they are distinct casinos. */
export function distinctTest(pairs: Iterable<DistinctPair>): (one: string, other: string) => boolean {
  const known = new Set<string>();
  for (const { one, other } of pairs) known.add(pairKey(one, other));
  return (one, other) => known.has(pairKey(one, other));
}

/** Keeps that two casinos are distinct; undefined where that is known. */
export function keepDistinct(
  { distinctPairs }: Pick<Transaction, 'distinctPairs'>,
  a: Casino,
  b: Casino,
): DistinctPair | undefined {
  if (distinctTest(distinctPairs.all())(a.id, b.id)) return undefined;
  const [one, other] = [a.id, b.id].sort();
  return distinctPairs.insert({ one, other, label: `${a.name}, ${b.name}` });
}

/** Forgets the pairs of casinos that are gone. */
export function forgetDistinct(
  { distinctPairs }: Pick<Transaction, 'distinctPairs'>,
  gone: ReadonlySet<string>,
): void {
  for (const { id, one, other } of [...distinctPairs.all()])
    if (gone.has(one) || gone.has(other)) distinctPairs.remove(id);
}

/** Makes what was said of casinos that were merged into another true of that one. */
export function carryDistinct(
  content: Pick<Transaction, 'distinctPairs'>,
  gone: readonly Casino[],
  kept: Casino,
): void {
  const ids = new Set(gone.map(({ id }) => id));
  const { distinctPairs } = content;
  for (const { id, one, other, label } of [...distinctPairs.all()]) {
    if (!ids.has(one) && !ids.has(other)) continue;
    distinctPairs.remove(id);
    const [a, b] = [one, other].map((ref) => (ids.has(ref) ? kept.id : ref)).sort() as [string, string];
    if (a !== b && !distinctTest(distinctPairs.all())(a, b))
      distinctPairs.insert({ one: a, other: b, label });
  }
}

function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
