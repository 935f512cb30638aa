import type { DraftTable, RecordTable } from '../storage-adapter.js';
import { NO_RECORDS, type SerializedRecords } from './serialized-records.js';

const committedTables = new WeakMap<SerializedRecords, RecordTable>();
const textsOfTables = new WeakMap<RecordTable, SerializedRecords>();

/** One table for as long as the records are the same, so that what was parsed of it is found again. */
export function committedTable(records: SerializedRecords): RecordTable {
  const existing = committedTables.get(records);
  if (existing !== undefined) return existing;
  const table: RecordTable = {
    size: records.size,
    get: (id) => records.get(id),
    getBySlug: (slug) => records.getBySlug(slug),
    texts: () => records.values(),
    textsSince: (earlier) => records.valuesSince(textsOfTables.get(earlier) ?? NO_RECORDS),
  };
  committedTables.set(records, table);
  textsOfTables.set(table, records);
  return table;
}

/** A table being changed, and its records as they are now. */
export interface DraftRecords {
  table: DraftTable;
  records: () => SerializedRecords;
  /** The ids that were written to since the last call. */
  takeWritten(): string[];
}

/** A table that leaves the records as they are, and writes to a copy; `onWrite` learns how long each text is. */
export function draftTable(base: SerializedRecords, onWrite?: (length: number) => void): DraftRecords {
  let records = base;
  let written = new Set<string>();
  const write = (id: string, text: string | undefined) => {
    if (records === base) records = base.copy();
    written.add(id);
    records.write(id, text);
    onWrite?.(text?.length ?? 0);
  };
  return {
    records: () => records,
    takeWritten() {
      const ids = [...written];
      written = new Set();
      return ids;
    },
    table: {
      get size() {
        return records.size;
      },
      get: (id) => records.get(id),
      getBySlug: (slug) => records.getBySlug(slug),
      texts: () => records.values(),
      put: (id, _slug, text) => write(id, text),
      bytesOf: (id) => records.bytesOf(id),
      delete: (id) => write(id, undefined),
    },
  };
}
