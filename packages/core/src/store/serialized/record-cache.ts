import type { CollectionName, RecordIn } from '../../model/collections.js';
import { finishInTurns, finishSteps, type Steps } from '../../short-turns.js';
import type { RecordTable } from '../storage-adapter.js';
import { parseStored } from './stored-json.js';

interface CachedTable {
  table: RecordTable;
  /** Its records, in its order. */
  records: readonly Identified[];
}

interface Identified {
  readonly id: string;
}

/**
 * Keeps the parsed records of collections from one state to the next. A record that did not change stays the same
 * object, so that what was derived from it stays good. The records and their lists are frozen, since all readers share them.
 */
export class RecordCache {
  readonly #tables = new Map<CollectionName, CachedTable>();
  /** What is being loaded, so that nobody loads it a second time. */
  readonly #loading = new WeakMap<RecordTable, Promise<void>>();
  readonly #maxRecords: number;

  /** Collections of more than `maxRecords` are read anew each time. */
  constructor({ maxRecords = Number.POSITIVE_INFINITY } = {}) {
    this.#maxRecords = maxRecords;
  }

  /** Reads all records of a table ahead of `all`, in short turns. */
  load(name: CollectionName, table: RecordTable): Promise<void> {
    const loading = this.#loading.get(table) ?? this.#load(name, table);
    this.#loading.set(table, loading);
    return loading;
  }

  async #load(name: CollectionName, table: RecordTable): Promise<void> {
    const before = this.#tables.get(name);
    if (before?.table === table || table.size > this.#maxRecords) return;
    const now = await finishInTurns(readTable(name, table, before));
    // Another state that was asked for meanwhile may be the newer one, and its records are in use.
    if (this.#tables.get(name) === before) this.#tables.set(name, now);
  }

  /** All records of a table, in its order; only those that are new since the last call are parsed. */
  all<C extends CollectionName>(name: C, table: RecordTable): Iterable<RecordIn<C>> {
    const before = this.#tables.get(name);
    if (before?.table === table) return before.records as readonly Identified[] as readonly RecordIn<C>[];
    if (table.size > this.#maxRecords) {
      this.#tables.delete(name);
      return parseAll(name, table.texts());
    }
    const now = finishSteps(readTable(name, table, before));
    this.#tables.set(name, now);
    return now.records as readonly Identified[] as readonly RecordIn<C>[];
  }
}

/** The records of these texts, one parsed after the other. */
export function* parseAll<C extends CollectionName>(name: C, texts: Iterable<string>): Iterable<RecordIn<C>> {
  for (const text of texts) yield parseStored(name, text) as RecordIn<C>;
}

/** Reads what a table has since the one before, record by record. */
function* readTable(
  name: CollectionName,
  table: RecordTable,
  before: CachedTable | undefined,
): Steps<CachedTable> {
  const parse = (text: string) => deepFreeze(parseStored(name, text) as Identified);
  const changed = before && table.changedSince?.(before.table);
  const records: Identified[] = [];
  if (changed === undefined) {
    for (const text of table.texts()) {
      records.push(parse(text));
      yield;
    }
  } else {
    const ids = new Set<string>();
    for (const id of changed) {
      yield;
      if (id !== undefined) ids.add(id);
    }
    for (const record of before?.records ?? []) if (!ids.has(record.id)) records.push(record);
    for (const id of ids) {
      yield;
      const text = table.get(id);
      if (text !== undefined) records.push(parse(text));
    }
    records.sort((a, b) => (a.id < b.id ? -1 : 1));
  }
  return { table, records: Object.freeze(records) };
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
