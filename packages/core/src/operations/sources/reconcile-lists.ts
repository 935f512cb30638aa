import { isEqualValue } from '../../csv/import-rules.js';
import { type FieldPath, getFieldValue } from '../../model/entity.js';
import type { KnownRows } from './known-rows.js';

/** What a source says of a list, and what it said last. */
interface SaidList {
  fieldPath: FieldPath;
  key: string;
  now: readonly unknown[];
  last: readonly unknown[] | undefined;
  /** The items that the record had when the source first said them. */
  heldFirst: readonly unknown[];
  /** Whether an earlier row of the file has said it: then this one adds to it. */
  isRepeat: boolean;
  isOwned: boolean;
}

/** What becomes of a list. */
interface ReconciledList {
  /** What the source says of it. */
  items: unknown[];
  heldBefore: unknown[];
  /** What the record has. */
  all: unknown[];
  isSame: boolean;
}

/** Adds to a list of a record what a source says, and takes out what it alone had said and says no more. */
export function reconcileList(
  before: { id: string },
  { fieldPath, key, now, last, heldFirst, isRepeat, isOwned }: SaidList,
  known: Pick<KnownRows, 'saidByOthers' | 'heldBeforeOthers'>,
): ReconciledList {
  const held = (getFieldValue(before, fieldPath) ?? []) as unknown[];
  const others = known.saidByOthers(before.id, key, fieldPath.column);
  const items = isRepeat ? union(last ?? [], now) : [...now];
  const isNew = (item: unknown) => last?.includes(item) !== true;
  const heldBeforeOthers = known.heldBeforeOthers(before.id, key, fieldPath.column);
  const wasHeld = (item: unknown) =>
    isNew(item) ? !others.has(item) || heldBeforeOthers.has(item) : heldFirst.includes(item);
  const heldBefore = items.filter((item) => held.includes(item) && wasHeld(item));
  const takenBack = new Set(
    (last ?? []).filter((item) => !items.includes(item) && !others.has(item) && !heldFirst.includes(item)),
  );
  // What people took out stays out, unless the source owns the list.
  const brought = items.filter((item) => isNew(item) || isOwned);
  const all = union(
    held.filter((item) => !takenBack.has(item)),
    brought,
  );
  return { items, heldBefore, all, isSame: isEqualValue(all, held) };
}

function union(one: readonly unknown[], other: readonly unknown[]): unknown[] {
  return [...new Set([...one, ...other])];
}
