import type { CollectionName, DocumentName } from '../../model/collections.js';
import { formatChangeLine, lastChangeNumber } from '../change.js';
import { type DraftRecords, draftTable, NO_RECORDS } from '../record-texts.js';
import { collectChangeLines } from '../recorded-change.js';
import type { Commit, Draft } from '../storage-adapter.js';
import type { Database, Queries } from './connection.js';
import { MAX_CHANGES, replaceChanges } from './kept-changes.js';
import { type StoredState, snapshotOf } from './stored-state.js';
import { writeDocument, writeRecords } from './write-content.js';

/** A draft over a state, and what writes it within the transaction that it was made in. */
export interface DatabaseDraft extends Draft {
  store(commit: Commit, queries: Queries): Promise<StoredState>;
}

/** Opens a draft over a state. */
export function openDatabaseDraft(state: StoredState, database: Database): DatabaseDraft {
  const tables = new Map<CollectionName, DraftRecords>();
  const documents = new Map<DocumentName, string>();
  let replacement: ReturnType<typeof collectChangeLines> | undefined;
  const base = snapshotOf(state, database);
  return {
    generation: state.generation,
    base,
    get lastChange() {
      return replacement === undefined ? state.lastChange : lastChangeNumber(replacement.lines());
    },
    changes: base.changes,
    table(name) {
      const opened = tables.get(name) ?? draftTable(state.tables.get(name) ?? NO_RECORDS);
      tables.set(name, opened);
      return opened.table;
    },
    document: (name) => documents.get(name) ?? state.documents.get(name),
    put: (name, text) => void documents.set(name, text),
    replaceHistory() {
      replacement = collectChangeLines();
      return replacement;
    },
    async store({ header, entries, unrecorded = false }, queries) {
      const seq = state.seq + 1;
      for (const [name, { written, records }] of tables) {
        await writeRecords(queries, name, seq, [...written], (id) => records().get(id));
      }
      for (const [name, body] of documents) await writeDocument(queries, name, seq, body);
      const replaced = replacement?.lines();
      if (replaced !== undefined) await replaceChanges(queries, replaced.slice(-MAX_CHANGES));
      let lastChange = replaced === undefined ? state.lastChange : lastChangeNumber(replaced);
      if (!unrecorded) {
        lastChange = header.number;
        await queries.query(
          `with gone as (delete from croupier.change where number <= $5)
           insert into croupier.change (number, id, header, line) values ($1, $2, $3, $4)`,
          [
            header.number,
            header.id,
            JSON.stringify(header),
            formatChangeLine(header, entries),
            lastChange - MAX_CHANGES,
          ],
        );
      }
      const generation = header.id;
      await queries.query('update croupier.store set seq = $1, generation = $2, last_change = $3', [
        seq,
        generation,
        lastChange,
      ]);
      return {
        ...state,
        seq,
        generation,
        lastChange,
        tables: new Map([
          ...state.tables,
          ...[...tables].map(([name, one]) => [name, one.records()] as const),
        ]),
        documents: new Map([...state.documents, ...documents]),
      };
    },
  };
}
