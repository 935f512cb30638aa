import type { RecordTexts } from './record-texts.js';
import type { DraftTable, RecordTable } from './storage-adapter.js';

const committedTables = new WeakMap<RecordTexts, RecordTable>();
const textsOfTables = new WeakMap<RecordTable, RecordTexts>();

/** One table for as long as the records are the same, so that what was parsed of it is found again. */
export function committedTable(records: RecordTexts): RecordTable {
  const existing = committedTables.get(records);
  if (existing !== undefined) return existing;
  const table: RecordTable = {
    size: records.size,
    get: (id) => records.get(id),
    getBySlug: (slug) => records.getBySlug(slug),
    texts: () => records.values(),
    textsSince: (earlier) => textsSince(records, textsOfTables.get(earlier)),
  };
  committedTables.set(records, table);
  textsOfTables.set(table, records);
  return table;
}

/** The texts, but the index of each that was there before; both are in the order of their ids. */
function* textsSince(now: RecordTexts, before: RecordTexts | undefined): Iterable<string | number> {
  const earlier = before?.entries()[Symbol.iterator]();
  let old = earlier?.next();
  let index = 0;
  for (const [id, text] of now.entries()) {
    for (; old?.done === false && old.value[0] < id; index++) old = earlier?.next();
    yield old?.done === false && old.value[0] === id && old.value[1] === text ? index : text;
  }
}

/** A table being changed, its records as they are now, and the ids that were written to. */
export interface DraftRecords {
  table: DraftTable;
  records: () => RecordTexts;
  written: ReadonlySet<string>;
}

/** A table that leaves the records as they are, and writes to a copy. */
export function draftTable(base: RecordTexts): DraftRecords {
  let records = base;
  const written = new Set<string>();
  const write = (id: string, text: string | undefined) => {
    if (records === base) records = base.copy();
    written.add(id);
    records.write(id, text);
  };
  return {
    records: () => records,
    written,
    table: {
      get size() {
        return records.size;
      },
      get: (id) => records.get(id),
      getBySlug: (slug) => records.getBySlug(slug),
      texts: () => records.values(),
      put: (id, _slug, text) => write(id, text),
      delete: (id) => write(id, undefined),
    },
  };
}
