import { SCHEMA_VERSION } from '../../model/collections.js';
import { migrate } from '../../model/migrations.js';
import { draftTable, NO_RECORDS } from '../serialized/serialized-records.js';
import { idInText } from '../serialized/text-identity.js';
import type { Queryable } from './connection.js';
import type { StoredState } from './state/stored-state.js';
import { CREATE_SLUG_INDEX } from './tables.js';
import { writeDocument, writeRecords } from './write-content.js';

/** Brings the content of an older version to this one. Only in the transaction that holds the row of the store. */
export async function upgradeStore(state: StoredState, queries: Queryable): Promise<void> {
  const { documents, collections } = migrate(state.schemaVersion, {
    document(name) {
      const text = state.documents.get(name);
      return text === undefined ? undefined : JSON.parse(text);
    },
    *records(name) {
      for (const text of state.tables.get(name)?.texts() ?? []) yield JSON.parse(text);
    },
  });
  await queries.query(CREATE_SLUG_INDEX);
  const seq = state.seq + 1;
  for (const [name, value] of documents) await writeDocument(queries, name, seq, JSON.stringify(value));
  for (const [name, records] of collections) {
    const { table, takeWritten, records: written } = draftTable(state.tables.get(name) ?? NO_RECORDS);
    for (const text of table.texts()) table.delete(idInText(text));
    for (const record of records) table.put(record.id as string, undefined, JSON.stringify(record));
    const now = written();
    await Promise.all(await writeRecords(queries, name, seq, takeWritten(), (id) => now.bytesOf(id)));
  }
  await queries.query('update croupier.store set seq = $1, generation = $2, schema_version = $3', [
    seq,
    `${state.generation}-v${SCHEMA_VERSION}`,
    SCHEMA_VERSION,
  ]);
}
