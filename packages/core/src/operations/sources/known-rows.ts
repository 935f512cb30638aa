import { type SourceRecord, type ValuesByColumn, withMarks } from '../../model/source-record.js';
import type { Transaction } from '../../store/transaction.js';

/** What is known of one row, beside its key. */
export type KnownRow = Pick<
  SourceRecord,
  'state' | 'record' | 'said' | 'heldBefore' | 'filled' | 'isAbsent' | 'marked' | 'why' | 'suggested'
>;

/** The rows that a source had, and what other sources say of the same records. */
export interface KnownRows {
  /** The row of a key. */
  get(key: string): SourceRecord | undefined;
  all(): Iterable<SourceRecord>;
  /** The items of a list that others say of a record: other sources, and this one under other keys. */
  saidByOthers(record: string, key: string, column: string): ReadonlySet<unknown>;
  /** Of these items, those that the record had before any source said them. */
  heldBeforeOthers(record: string, key: string, column: string): ReadonlySet<unknown>;
  /** What this source has under other keys about the same record, the latest first, also where a file had them no more. */
  underOtherKeys(record: string, key: string): SourceRecord[];
  /** Whether others have a record: other sources, or this one under another key. */
  isHeldByOthers(record: string, key: string): boolean;
  /** The rows, of any source, that retired a record when their files no longer had them. */
  retirementsOf(record: string): SourceRecord[];
  /** Forgets what a row, of any source, marked in its record. */
  forgetRetirement(row: SourceRecord): void;
  /** Keeps this under a key, in the place of what was there; what was filled in stays. Writes nothing where all is the same. */
  keep(key: string, row: KnownRow): void;
  forget(key: string): void;
}

/** The rows that a source had. */
export function knownRows(
  { content: { sourceRecords }, now }: { content: Pick<Transaction, 'sourceRecords'>; now: string },
  source: string,
): KnownRows {
  const own = new Map<string, SourceRecord>();
  const byRecord = new Map<string, Set<SourceRecord>>();
  const add = (row: SourceRecord) => {
    if (row.source === source) own.set(row.key, row);
    if (row.record === undefined) return;
    const all = byRecord.get(row.record);
    if (all === undefined) byRecord.set(row.record, new Set([row]));
    else all.add(row);
  };
  const drop = (row: SourceRecord) => {
    if (row.source === source) own.delete(row.key);
    if (row.record !== undefined) byRecord.get(row.record)?.delete(row);
  };
  // An update would merge the values into those that are there.
  const replace = (before: SourceRecord, after: SourceRecord) => {
    sourceRecords.restore(after);
    drop(before);
    add(after);
  };
  for (const row of sourceRecords.all()) add(withMarks(row));
  const others = (record: string, key: string) =>
    [...(byRecord.get(record) ?? [])].filter(
      (row) => row.state === 'linked' && (row.source !== source || row.key !== key),
    );
  const itemsOf = (values: ValuesByColumn | undefined, column: string) =>
    (values?.[column] as unknown[] | undefined) ?? [];

  return {
    get: (key) => own.get(key),
    all: () => own.values(),
    saidByOthers: (record, key, column) =>
      new Set(others(record, key).flatMap(({ said }) => itemsOf(said, column))),
    heldBeforeOthers: (record, key, column) =>
      new Set(others(record, key).flatMap(({ heldBefore }) => itemsOf(heldBefore, column))),
    underOtherKeys: (record, key) =>
      [...(byRecord.get(record) ?? [])]
        .filter((row) => row.source === source && row.key !== key)
        .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    isHeldByOthers: (record, key) => others(record, key).length > 0,
    retirementsOf: (record) => [...(byRecord.get(record) ?? [])].filter(({ marked }) => marked !== undefined),
    forgetRetirement(row) {
      const { marked: _, ...others } = row;
      replace(row, { ...others, updatedAt: now });
    },
    keep(key, { state, record, said, heldBefore, filled: given, isAbsent, marked, why, suggested }) {
      const before = own.get(key);
      const filled = given ?? (before?.record === record ? before?.filled : undefined);
      const row = Object.fromEntries(
        Object.entries({
          ...{ source, key, state, record, said, heldBefore, filled },
          ...{ isAbsent, marked, why, suggested },
        }).filter(([, value]) => value !== undefined),
      );
      if (before === undefined) return add(sourceRecords.insert(row));
      const { id, createdAt, updatedAt } = before;
      const stamped = (at: string) => ({ id, ...row, createdAt, updatedAt: at }) as SourceRecord;
      if (JSON.stringify(stamped(updatedAt)) === JSON.stringify(before)) return;
      replace(before, stamped(now));
    },
    forget(key) {
      const row = own.get(key);
      if (row === undefined) return;
      sourceRecords.remove(row.id);
      drop(row);
    },
  };
}
