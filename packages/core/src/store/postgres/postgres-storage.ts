import { hash, randomUUID } from 'node:crypto';
import { SCHEMA_VERSION } from '../../model/collections.js';
import { isProblem, problem } from '../../problem.js';
import { collectInTurns } from '../../short-turns.js';
import { FIRST_GENERATION } from '../memory-storage.js';
import { type StorageAdapter, UNVERIFIED } from '../storage-adapter.js';
import { listenForCommits } from './commit-notifications.js';
import { type Database, openDatabase } from './connection.js';
import { openDatabaseDraft } from './database-draft.js';
import { databaseExpiring } from './database-expiring.js';
import { databaseLimits } from './database-limits.js';
import { databaseLogs } from './database-logs.js';
import { databaseMedia } from './database-media.js';
import { changeHeaders, changeLine } from './stored-changes.js';
import {
  catchUp,
  checkedStoreRow,
  STORE_ROW,
  type StoredState,
  type StoreRow,
  snapshotOf,
  UNREAD,
} from './stored-state.js';
import { upgradeStore } from './upgrade-store.js';

/** How often a server asks for commits that it may not have heard of, in milliseconds. */
const ASK_INTERVAL = 1_000;

/** Writers queue on the row of the store, for the ten seconds that the contract names. */
const BEGIN_WRITE = `begin; set local lock_timeout = '10s'; ${STORE_ROW} for update`;
const BEGIN_READ = `begin isolation level repeatable read read only; ${STORE_ROW}`;

/** Storage in a PostgreSQL database that `initPostgres` has prepared; its content is in the memory of each process. */
export function postgresStorage(url: string): StorageAdapter & { close(): Promise<void> } {
  const database = openDatabase(url);
  const me = randomUUID();
  const listeners = new Set<() => void>();
  let state = UNREAD;
  let known = FIRST_GENERATION;
  let hasLearned = false;
  let reading: Promise<unknown> = Promise.resolve();
  let turn: Promise<unknown> = Promise.resolve();
  let isWriting = false;
  let awayUntil = 0;
  let stopNews: (() => void) | undefined;

  const tell = (generation: string) => {
    if (generation === known) {
      hasLearned = true;
      return;
    }
    known = generation;
    if (hasLearned) for (const listener of listeners) listener();
    hasLearned = true;
  };

  const ask = async () => {
    if (isWriting) return;
    const rows = await database.query<StoreRow>(STORE_ROW, []).catch(() => []);
    if (!isWriting && rows[0] !== undefined) tell(rows[0].generation);
  };

  /** Begins to learn of what others commit. */
  const learn = () => {
    if (stopNews !== undefined) return;
    const timer = setInterval(ask, ASK_INTERVAL);
    timer.unref();
    const stop = listenForCommits(url, (told) => {
      const [by, generation] = told?.split(' ') ?? [];
      if (generation === undefined) void ask();
      else if (by !== me) tell(generation);
    });
    stopNews = () => {
      clearInterval(timer);
      stop();
    };
  };

  /** Brings a store of an older version to this one; of several processes the first one does. */
  const upgrade = () =>
    database.transaction(BEGIN_WRITE, async (queries, rows: StoreRow[]) => {
      const row = checkedStoreRow(rows, database.place);
      if (row.schemaVersion < SCHEMA_VERSION)
        await upgradeStore(await catchUp(UNREAD, row, queries), queries);
    });

  /** The state as committed now. */
  const current = async (): Promise<StoredState> => {
    const row = checkedStoreRow(await database.query<StoreRow>(STORE_ROW, []), database.place);
    if (row.schemaVersion < SCHEMA_VERSION) {
      await upgrade();
      return current();
    }
    if (row.seq === state.seq && row.generation === state.generation) return state;
    const mine = reading.then(() =>
      database.transaction(BEGIN_READ, async (queries, rows: StoreRow[]) => {
        const now = checkedStoreRow(rows, database.place);
        const next = await catchUp(state, now, queries);
        if (next.seq >= state.seq || now.seq < state.seq) state = next;
        return next;
      }),
    );
    reading = mine.catch(() => undefined);
    const read = await mine;
    tell(read.generation);
    return read;
  };

  /** The state as committed now; while the database is away, the last one that was read, so that a site goes on. */
  const lastRead = async () => {
    if (Date.now() < awayUntil) return state;
    try {
      return await current();
    } catch (error) {
      const isAway = isProblem(error) && error.reason === 'database.unreachable';
      if (!isAway || state === UNREAD) throw error;
      awayUntil = Date.now() + ASK_INTERVAL;
      return state;
    }
  };

  const write: StorageAdapter['write'] = async (work, { dryRun = false } = {}) => {
    if (dryRun) {
      const draft = openDatabaseDraft(await current(), database);
      await work(draft);
      return;
    }
    if (state === UNREAD) await current();
    let committing: string | undefined;
    isWriting = true;
    try {
      state = await database.transaction(BEGIN_WRITE, async (transaction, rows: StoreRow[]) => {
        const row = checkedStoreRow(rows, database.place);
        const draft = openDatabaseDraft(await catchUp(state, row, transaction), database, transaction);
        const commit = await work(draft);
        if (commit === undefined) throw NOTHING_TO_COMMIT;
        const entries = await collectInTurns(commit.entries);
        committing = commit.header.id;
        return draft.commit({ ...commit, entries }, me);
      });
    } catch (error) {
      if (error === NOTHING_TO_COMMIT) return;
      if (committing === undefined || !isProblem(error)) throw error;
      if (!(await wasCommitted(database, committing))) throw error;
    } finally {
      isWriting = false;
    }
    known = state.generation;
    hasLearned = true;
  };

  return {
    ...UNVERIFIED,
    displayName: database.place,
    generation() {
      learn();
      return known;
    },
    read: async (work) => work(snapshotOf(await lastRead(), database)),
    write(work, options) {
      const mine = turn.then(() => write(work, options));
      turn = mine.catch(() => undefined);
      return mine;
    },
    history: () => changeHeaders(database),
    changeLine: (id) => changeLine(database, id),
    ...databaseLogs(database),
    media: databaseMedia(database),
    expiring: databaseExpiring(database),
    limits: databaseLimits(database),
    digest: (text) => hash('sha256', text),
    async close() {
      stopNews?.();
      await database.close();
    },
    watch(listener) {
      learn();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
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
