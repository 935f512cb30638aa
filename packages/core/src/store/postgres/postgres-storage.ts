import { hash } from 'node:crypto';
import { isProblem, problem } from '../../problem.js';
import { collectInTurns } from '../../short-turns.js';
import { type StorageAdapter, UNVERIFIED } from '../storage-adapter.js';
import { takeTurns } from '../take-turns.js';
import { CommitWatcher } from './commit-watcher.js';
import { type Database, openDatabase } from './connection.js';
import { openDatabaseDraft } from './database-draft.js';
import { databaseExpiring } from './database-expiring.js';
import { databaseLimits } from './database-limits.js';
import { databaseLogs } from './database-logs.js';
import { databaseMedia } from './database-media.js';
import { workOnPart } from './state/partial-state.js';
import { BEGIN_WRITE, StateReader } from './state/state-reader.js';
import {
  catchUp,
  checkedStoreRow,
  type StoredState,
  type StoreRow,
  snapshotOf,
  UNREAD,
} from './state/stored-state.js';
import { changeHeaders, changeLine } from './stored-changes.js';

/** Storage in a PostgreSQL database that `initPostgres` has prepared; its content is in the memory of each process. */
export function postgresStorage(url: string): StorageAdapter & { close(): Promise<void> } {
  const database = openDatabase(url);
  const watcher = new CommitWatcher(database);
  const reader = new StateReader(database, (generation) => watcher.note(generation));
  const inTurn = takeTurns();

  const write: StorageAdapter['write'] = async (work, options = {}) => {
    const isPart = reader.startsPart(options);
    if (options.dryRun === true) {
      const tryOut = async (state: StoredState) => work(openDatabaseDraft(state, database));
      await (isPart ? reader.readPart(tryOut) : tryOut(await reader.current()));
      return;
    }
    if (isPart) await reader.currentRow();
    else if (reader.state === UNREAD) await reader.current();
    await watcher.runOwnCommit(async () => {
      let committing: string | undefined;
      try {
        const committed = await database.transaction(BEGIN_WRITE, async (transaction, rows: StoreRow[]) => {
          const row = checkedStoreRow(rows, database.place);
          const draftOver = async (state: StoredState) => {
            // What was sent of a draft could not be taken back where the work begins again.
            const draft = openDatabaseDraft(state, database, transaction, { isSentEarly: !isPart });
            const commit = await work(draft);
            return { draft, commit: commit && { ...commit, entries: await collectInTurns(commit.entries) } };
          };
          const { draft, commit } = isPart
            ? await workOnPart(row, transaction, draftOver)
            : await draftOver(await catchUp(reader.state, row, transaction));
          if (commit === undefined) throw NOTHING_TO_COMMIT;
          committing = commit.header.id;
          return draft.commit(commit, watcher.me);
        });
        if (!isPart) reader.state = committed;
      } catch (error) {
        if (error === NOTHING_TO_COMMIT) return undefined;
        if (committing === undefined || !isProblem(error)) throw error;
        if (!(await wasCommitted(database, committing))) throw error;
      }
      return committing;
    });
  };

  return {
    ...UNVERIFIED,
    displayName: database.place,
    kind: 'database',
    generation: () => watcher.generation(),
    read: async (work, options) =>
      reader.startsPart(options)
        ? reader.readPart(async (state) => work(snapshotOf(state, database)))
        : work(snapshotOf(await reader.lastRead(), database)),
    write: (work, options) => inTurn(() => write(work, options)),
    history: () => changeHeaders(database),
    changeLine: (id) => changeLine(database, id),
    ...databaseLogs(database),
    media: databaseMedia(database),
    expiring: databaseExpiring(database),
    limits: databaseLimits(database),
    digest: (text) => hash('sha256', text),
    async close() {
      watcher.stop();
      await database.close();
    },
    watch: (listener) => watcher.subscribe(listener),
  };
}

/** Ends a transaction that has nothing to commit. */
const NOTHING_TO_COMMIT = Symbol('nothing to commit');

/**
 * Whether a commit whose answer was lost took place. The turn of a writer is awaited, since the engine may be at that commit
 * yet. Problem: `fault` where the database does not say either, since then nobody may say that nothing was changed.
 */
async function wasCommitted(database: Database, generation: string): Promise<boolean> {
  const find = 'select 1 from croupier.change where id = $1';
  const committed = database.transaction(
    BEGIN_WRITE,
    async (transaction, [row]: StoreRow[]) =>
      row?.generation === generation || (await transaction.query(find, [generation])).length > 0,
  );
  return committed.catch(() => {
    throw problem('database.commit-unknown', { place: database.place });
  });
}
