import type { CollectionName, RecordIn } from '../../model/collections.js';
import type { Pause } from '../../short-turns.js';
import type { RecordTable } from '../storage-adapter.js';
import { parseStored } from './stored-json.js';

interface CachedTable {
  table: RecordTable;
  records: readonly unknown[];
  /** The records by their text, where the adapter cannot compare tables itself. */
  byText?: Map<string, unknown> | undefined;
}

/**
 * Keeps the parsed records of collections from one state to the next. A record that did not change stays the same
 * object, so that what was derived from it stays good. The records and their lists are frozen, since all readers share them.
 */
export class RecordCache {
  readonly #tables = new Map<CollectionName, CachedTable>();
  /** What is being loaded, so that nobody loads it a second time. */
  readonly #loading = new Map<CollectionName, { table: RecordTable; done: Promise<void> }>();
  readonly #maxRecords: number;

  /** Collections of more than `maxRecords` are read anew each time. */
  constructor({ maxRecords = Number.POSITIVE_INFINITY } = {}) {
    this.#maxRecords = maxRecords;
  }

  /** Reads all records of a table ahead of `all`, and gives each to `visit`; it pauses now and then. */
  async load<C extends CollectionName>(
    name: C,
    table: RecordTable,
    visit: (record: RecordIn<C>) => void,
    pause: Pause,
  ): Promise<void> {
    const other = this.#loading.get(name);
    if (other !== undefined) {
      await other.done.catch(() => undefined);
      if (other.table === table) return;
    }
    if (this.#tables.get(name)?.table === table || table.size > this.#maxRecords) return;
    const done = this.#load(name, table, visit, pause);
    const mine = { table, done };
    this.#loading.set(name, mine);
    await done.finally(() => {
      if (this.#loading.get(name) === mine) this.#loading.delete(name);
    });
  }

  async #load<C extends CollectionName>(
    name: C,
    table: RecordTable,
    visit: (record: RecordIn<C>) => void,
    pause: Pause,
  ): Promise<void> {
    const before = this.#tables.get(name);
    const reading = readTable(name, table, before);
    for (let step = reading.next(); ; step = reading.next()) {
      if (step.done) {
        this.#tables.set(name, step.value);
        return;
      }
      visit(step.value as RecordIn<C>);
      const paused = pause();
      if (paused !== undefined) await paused;
    }
  }

  /** All records of a table, in its order; only those that are new since the last call are parsed. */
  all<C extends CollectionName>(name: C, table: RecordTable): Iterable<RecordIn<C>> {
    const before = this.#tables.get(name);
    if (before?.table === table) return before.records as readonly RecordIn<C>[];
    if (table.size > this.#maxRecords) {
      this.#tables.delete(name);
      return parseAll(name, table);
    }
    const reading = readTable(name, table, before);
    let step = reading.next();
    while (!step.done) step = reading.next();
    const now = step.value;
    this.#tables.set(name, now);
    return now.records as readonly RecordIn<C>[];
  }
}

/** All records of a table, one parsed after the other. */
export function* parseAll<C extends CollectionName>(name: C, table: RecordTable): Iterable<RecordIn<C>> {
  for (const text of table.texts()) yield parseStored(name, text) as RecordIn<C>;
}

/** Reads a table, record by record. */
function* readTable(
  name: CollectionName,
  table: RecordTable,
  before: CachedTable | undefined,
): Generator<unknown, CachedTable> {
  const parse = (text: string) => deepFreeze(parseStored(name, text));
  if (table.textsSince === undefined) {
    const byText = new Map<string, unknown>();
    for (const text of table.texts()) {
      const record = before?.byText?.get(text) ?? parse(text);
      byText.set(text, record);
      yield record;
    }
    return { table, records: Object.freeze([...byText.values()]), byText };
  }
  const records: unknown[] = [];
  for (const one of before === undefined ? table.texts() : table.textsSince(before.table)) {
    const record = typeof one === 'number' ? (before as CachedTable).records[one] : parse(one);
    records.push(record);
    yield record;
  }
  return { table, records: Object.freeze(records) };
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
