import { diffIndices } from 'node-diff3';

/** Beyond so many pieces, two sequences are not compared piece by piece: it would take the square of that. */
export const MAX_COMPARED = 4_000;

/** A part of two sequences: in both, only in the first, or only in the second. */
export interface SequencePart<T> {
  kind: 'same' | 'removed' | 'added';
  items: readonly T[];
}

/** What differs between two sequences, in their order. Where they are long and differ a lot, the whole middle is one difference. */
export function sequenceDiff<T extends string>(before: readonly T[], after: readonly T[]): SequencePart<T>[] {
  const start = commonStart(before, after);
  const end = commonStart(reversed(before.slice(start)), reversed(after.slice(start)));
  const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return joined([
    { kind: 'same', items: before.slice(0, start) },
    ...differences(gone, come),
    { kind: 'same', items: before.slice(before.length - end) },
  ]);
}

function differences<T extends string>(before: readonly T[], after: readonly T[]): SequencePart<T>[] {
  const whole: SequencePart<T>[] = [
    { kind: 'removed', items: before },
    { kind: 'added', items: after },
  ];
  if (before.length === 0 || after.length === 0 || Math.max(before.length, after.length) > MAX_COMPARED)
    return whole;
  const parts: SequencePart<T>[] = [];
  let at = 0;
  for (const { buffer1, buffer1Content, buffer2Content } of diffIndices([...before], [...after])) {
    parts.push({ kind: 'same', items: before.slice(at, buffer1[0]) });
    parts.push({ kind: 'removed', items: buffer1Content }, { kind: 'added', items: buffer2Content });
    at = buffer1[0] + buffer1[1];
  }
  return [...parts, { kind: 'same', items: before.slice(at) }];
}

function joined<T>(parts: readonly SequencePart<T>[]): SequencePart<T>[] {
  return parts.filter(({ items }) => items.length > 0);
}

function commonStart<T>(one: readonly T[], other: readonly T[]): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[count] === other[count]) count++;
  return count;
}

function reversed<T>(items: readonly T[]): T[] {
  return [...items].reverse();
}
