import type { CollectionName, DocumentName } from '../../model/collections.js';
import { formatChangeLine, lastChangeNumber } from '../change.js';
import { collectChangeLines } from '../recorded-change.js';
import { type DraftRecords, draftTable, NO_RECORDS } from '../serialized/serialized-records.js';
import type { Commit, Draft } from '../storage-adapter.js';
import { CHANNEL } from './commit-notifications.js';
import type { Database, DatabaseTransaction } from './connection.js';
import { recordSender } from './record-sender.js';
import { type StoredState, snapshotOf } from './state/stored-state.js';
import { addChange, MAX_CHANGES, replaceChanges } from './stored-changes.js';
import { writeDocument } from './write-content.js';

/** A draft over a state, and what writes the rest of it and commits the transaction that it was made in. */
interface DatabaseDraft extends Draft {
  /** `teller` is who tells other processes of it. */
  commit(commit: Commit, teller: string): Promise<StoredState>;
}

/**
 * Opens a draft over a state. Without a transaction nothing of it is sent, and it cannot be committed; what is not `isSentEarly`
 * is sent when it is.
 */
export function openDatabaseDraft(
  state: StoredState,
  database: Database,
  transaction?: DatabaseTransaction,
  { isSentEarly = true } = {},
): DatabaseDraft {
  const seq = state.seq + 1;
  const tables = new Map<CollectionName, DraftRecords>();
  const sender = transaction && recordSender(transaction, seq, tables);
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
      const onWrite = isSentEarly && sender ? (length: number) => sender.wrote(name, length) : undefined;
      const opened = tables.get(name) ?? draftTable(state.tables.get(name) ?? NO_RECORDS, onWrite);
      tables.set(name, opened);
      return opened.table;
    },
    document: (name) => documents.get(name) ?? state.documents.get(name),
    put: (name, text) => void documents.set(name, text),
    replaceHistory() {
      replacement = collectChangeLines();
      return replacement;
    },
    async commit({ header, entries, unrecorded = false }, teller) {
      if (transaction === undefined || sender === undefined) throw new Error('A dry run is not committed');
      const generation = header.id;
      const sent: Promise<unknown>[] = [];
      // An answer is awaited at the end, and its failure may come before.
      const send = (...answers: Promise<unknown>[]) => {
        for (const answer of answers) answer.catch(() => undefined);
        sent.push(...answers);
      };
      send(...(await sender.sendRest()));
      for (const [name, body] of documents) send(writeDocument(transaction, name, seq, body));
      const replaced = replacement?.lines();
      if (replaced !== undefined) await replaceChanges(transaction, replaced.slice(-MAX_CHANGES));
      let lastChange = replaced === undefined ? state.lastChange : lastChangeNumber(replaced);
      if (!unrecorded) {
        lastChange = header.number;
        send(addChange(transaction, header, formatChangeLine(header, entries)));
      }
      send(
        transaction.query(
          `update croupier.store set seq = $1, generation = $2, last_change = $3 returning pg_notify($4, $5)`,
          [seq, generation, lastChange, CHANNEL, `${teller} ${generation}`],
        ),
        transaction.commit(),
      );
      await Promise.all(sent);
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
