import { type CollectionName, type DocumentName, SCHEMA_VERSION } from '../../../model/collections.js';
import { problem } from '../../../problem.js';
import { FIRST_GENERATION } from '../../memory-storage.js';
import { NO_RECORDS, type SerializedRecords } from '../../serialized/serialized-records.js';
import type { Snapshot } from '../../storage-adapter.js';
import type { Database, Queryable } from '../connection.js';
import { storedChanges } from '../stored-changes.js';
import { TABLES_VERSION } from '../tables.js';

/** The content of a database after one of its commits, in memory. */
export interface StoredState {
  /** Counts the commits. */
  seq: number;
  generation: string;
  tables: ReadonlyMap<CollectionName, SerializedRecords>;
  documents: ReadonlyMap<DocumentName, string>;
  /** The number of the newest recorded change. */
  lastChange: number;
  schemaVersion: number;
}

/** The row that says where a store is. */
export interface StoreRow {
  seq: number;
  generation: string;
  lastChange: number;
  schemaVersion: number;
  tablesVersion: number;
}

/** Reads that row. */
export const STORE_ROW = `select seq, generation, last_change as "lastChange", schema_version as "schemaVersion",
  tables_version as "tablesVersion" from croupier.store`;

/** The state before anything was read. */
export const UNREAD: StoredState = {
  seq: -1,
  generation: FIRST_GENERATION,
  tables: new Map(),
  documents: new Map(),
  lastChange: 0,
  schemaVersion: SCHEMA_VERSION,
};

/** Rows that are read at once. */
const PAGE = 10_000;

/** The row, checked. Problem: `fault` where there is no store, or one of a newer version. */
export function checkedStoreRow([row]: StoreRow[], place: string): StoreRow {
  if (row === undefined) throw problem('database.no-store', { place });
  const { tablesVersion, schemaVersion } = row;
  if (tablesVersion > TABLES_VERSION || schemaVersion > SCHEMA_VERSION) {
    throw problem('store.newer-version', { version: schemaVersion, supported: SCHEMA_VERSION });
  }
  return row;
}

/** The state of a store's row: what changed since the given state, and the rest from there. */
export async function catchUp(before: StoredState, row: StoreRow, queries: Queryable): Promise<StoredState> {
  const { seq, generation, lastChange, schemaVersion } = row;
  if (seq === before.seq && generation === before.generation) return before;
  // After a restore of the database itself the count may be behind what was seen: then all is read again.
  const from = seq < before.seq ? UNREAD : before;
  const documents = new Map(from.documents);
  const changed = await queries.query<{ name: DocumentName; body: string }>(
    'select name, body from croupier.document where seq > $1',
    [from.seq],
  );
  for (const { name, body } of changed) documents.set(name, body);
  return {
    seq,
    generation,
    lastChange,
    schemaVersion,
    documents,
    tables: await changedTables(from, queries),
  };
}

interface RecordRow {
  collection: CollectionName;
  id: string;
  body: string | null;
}

async function changedTables(from: StoredState, queries: Queryable): Promise<StoredState['tables']> {
  const drafts = new Map<CollectionName, SerializedRecords>();
  let last: RecordRow = { collection: '' as CollectionName, id: '', body: null };
  for (;;) {
    const rows = await queries.query<RecordRow>(
      `select collection, id, body from croupier.record where seq > $1 and (collection, id) > ($2, $3)
       order by collection, id limit ${PAGE}`,
      [from.seq, last.collection, last.id],
    );
    for (const { collection, id, body } of rows) {
      const draft = drafts.get(collection) ?? (from.tables.get(collection) ?? NO_RECORDS).copy();
      drafts.set(collection, draft);
      draft.write(id, body ?? undefined);
    }
    if (rows.length < PAGE) break;
    last = rows.at(-1) as RecordRow;
  }
  return new Map([...from.tables, ...drafts]);
}

/** A snapshot of a state. */
export function snapshotOf(state: StoredState, database: Database): Snapshot {
  return {
    generation: state.generation,
    table: (name) => state.tables.get(name) ?? NO_RECORDS,
    document: (name) => state.documents.get(name),
    changes: () => storedChanges(database, state.lastChange),
  };
}
