import type { CollectionName, RecordIn } from '../model/collections.js';
import type { RecordTable } from './storage-adapter.js';
import { parseStored } from './stored-json.js';

interface CachedTable {
  table: RecordTable;
  records: readonly unknown[];
}

/**
 * The records of collections as they were last read, for who reads them again and again and changes none: what stayed
 * as it was is the same object again, so that what was made of it need not be made anew.
 */
export class RecordCache {
  readonly #tables = new Map<CollectionName, CachedTable>();

  /** All records of a shelf, in its order; only those that are new since the last call are parsed. */
  all<C extends CollectionName>(name: C, table: RecordTable): readonly RecordIn<C>[] {
    const before = this.#tables.get(name);
    if (before?.table === table) return before.records as readonly RecordIn<C>[];
    const records: unknown[] = [];
    for (const one of before === undefined ? table.texts() : textsSince(table, before.table)) {
      records.push(typeof one === 'number' ? (before as CachedTable).records[one] : parseStored(name, one));
    }
    this.#tables.set(name, { table, records });
    return records as readonly RecordIn<C>[];
  }
}

function textsSince(table: RecordTable, earlier: RecordTable): Iterable<string | number> {
  return table.textsSince?.(earlier) ?? table.texts();
}
