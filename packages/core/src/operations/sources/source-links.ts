import type { SourceRecord } from '../../model/source-record.js';
import type { Transaction } from '../../store/transaction.js';

/** What a source keeps of one row, beside its key. */
export type SourceLink = Pick<
  SourceRecord,
  'state' | 'record' | 'said' | 'heldBefore' | 'retired' | 'why' | 'suggested'
>;

/** What the sources say of records, found by key and by record. */
export interface SourceLinks {
  /** What this source keeps under a key. */
  get(key: string): SourceRecord | undefined;
  /** What this source keeps. */
  all(): Iterable<SourceRecord>;
  /** The items of a list that others say of a record: other sources, and this one under other keys. */
  saidByOthers(record: string, key: string, column: string): ReadonlySet<unknown>;
  /** Whether others have a record: other sources, or this one under another key. */
  isHeldByOthers(record: string, key: string): boolean;
  /** Keeps this under a key, in the place of what was there; writes nothing where that is the same. */
  keep(key: string, link: SourceLink): void;
}

/** The links of a source. */
export function sourceLinks(
  { content: { sourceRecords }, now }: { content: Pick<Transaction, 'sourceRecords'>; now: string },
  source: string,
): SourceLinks {
  const own = new Map<string, SourceRecord>();
  const byRecord = new Map<string, Set<SourceRecord>>();
  const add = (link: SourceRecord) => {
    if (link.source === source) own.set(link.key, link);
    if (link.state !== 'linked' || link.record === undefined) return;
    const all = byRecord.get(link.record);
    if (all === undefined) byRecord.set(link.record, new Set([link]));
    else all.add(link);
  };
  for (const link of sourceRecords.all()) add(link);
  const others = (record: string, key: string) =>
    [...(byRecord.get(record) ?? [])].filter((link) => link.source !== source || link.key !== key);

  return {
    get: (key) => own.get(key),
    all: () => own.values(),
    saidByOthers: (record, key, column) =>
      new Set(others(record, key).flatMap(({ said }) => (said?.[column] as unknown[] | undefined) ?? [])),
    isHeldByOthers: (record, key) => others(record, key).length > 0,
    keep(key, { state, record, said, heldBefore, retired, why, suggested }) {
      const before = own.get(key);
      const link = Object.fromEntries(
        Object.entries({ source, key, state, record, said, heldBefore, retired, why, suggested }).filter(
          ([, value]) => value !== undefined,
        ),
      );
      if (before === undefined) return add(sourceRecords.insert(link));
      const { id, createdAt, updatedAt } = before;
      const stamped = (at: string) => ({ id, ...link, createdAt, updatedAt: at }) as SourceRecord;
      if (JSON.stringify(stamped(updatedAt)) === JSON.stringify(before)) return;
      // An update would merge the values into those that are there.
      const after = stamped(now);
      sourceRecords.restore(after);
      if (before.record !== undefined) byRecord.get(before.record)?.delete(before);
      add(after);
    },
  };
}
