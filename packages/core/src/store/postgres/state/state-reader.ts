import { SCHEMA_VERSION } from '../../../model/collections.js';
import { isProblem } from '../../../problem.js';
import type { AccessOptions } from '../../storage-adapter.js';
import { ASK_INTERVAL } from '../commit-watcher.js';
import type { Database, DatabaseTransaction } from '../connection.js';
import { upgradeStore } from '../upgrade-store.js';
import { workOnPart } from './partial-state.js';
import {
  catchUp,
  checkedStoreRow,
  STORE_ROW,
  type StoredState,
  type StoreRow,
  UNREAD,
} from './stored-state.js';

/** Writers queue on the row of the store, for the ten seconds that the contract names. */
export const BEGIN_WRITE = `begin; set local lock_timeout = '10s'; ${STORE_ROW} for update`;
const BEGIN_READ = `begin isolation level repeatable read read only; ${STORE_ROW}`;

/** How often a process reads parts before it reads all. */
const MAX_PARTS = 8;

/** Keeps the content of a database in memory, and reads what has changed since. */
export class StateReader {
  /** What was read or committed last. */
  state = UNREAD;
  readonly #database: Database;
  readonly #onRead: (generation: string) => void;
  #reading: Promise<unknown> = Promise.resolve();
  #awayUntil = 0;
  #parts = 0;

  constructor(database: Database, onRead: (generation: string) => void) {
    this.#database = database;
    this.#onRead = onRead;
  }

  /** The state as committed now. */
  async current(): Promise<StoredState> {
    const row = await this.currentRow();
    if (row.seq === this.state.seq && row.generation === this.state.generation) return this.state;
    const mine = this.#reading.then(() => this.#read());
    this.#reading = mine.catch(() => undefined);
    return mine;
  }

  /** Where the store is now, of this version. */
  async currentRow(): Promise<StoreRow> {
    const rows = await this.#database.query<StoreRow>(STORE_ROW, []);
    const row = checkedStoreRow(rows, this.#database.place);
    if (row.schemaVersion === SCHEMA_VERSION) return row;
    await this.#upgrade();
    return this.currentRow();
  }

  /** Whether work that may begin again shall read only what it asks for: a process that goes on working reads all, once. */
  startsPart({ isRestartable }: AccessOptions = {}): boolean {
    return isRestartable === true && this.state === UNREAD && this.#parts++ < MAX_PARTS;
  }

  /** Runs work over what it asks for of the state as committed now. */
  async readPart<T>(work: (state: StoredState) => Promise<T>): Promise<T> {
    await this.currentRow();
    return this.#database.transaction(BEGIN_READ, async (queries: DatabaseTransaction, rows: StoreRow[]) => {
      const row = checkedStoreRow(rows, this.#database.place);
      this.#onRead(row.generation);
      return workOnPart(row, queries, work);
    });
  }

  /** Reads what was committed since the last read. A commit of our own that came meanwhile is newer than what was read. */
  async #read(): Promise<StoredState> {
    const from = this.state;
    const next = await this.#database.transaction(BEGIN_READ, (queries, rows: StoreRow[]) =>
      catchUp(from, checkedStoreRow(rows, this.#database.place), queries),
    );
    if (this.state !== from && next.seq <= this.state.seq) return next;
    this.state = next;
    this.#onRead(next.generation);
    return next;
  }

  /** The state as committed now; while the database is away, the last one that was read, so that a site goes on. */
  async lastRead(): Promise<StoredState> {
    if (Date.now() < this.#awayUntil) return this.state;
    try {
      return await this.current();
    } catch (error) {
      const isAway = isProblem(error) && error.reason === 'database.unreachable';
      if (!isAway || this.state === UNREAD) throw error;
      this.#awayUntil = Date.now() + ASK_INTERVAL;
      return this.state;
    }
  }

  /** Brings a store of an older version to this one; of several processes the first one does. */
  #upgrade(): Promise<void> {
    return this.#database.transaction(BEGIN_WRITE, async (queries, rows: StoreRow[]) => {
      const row = checkedStoreRow(rows, this.#database.place);
      if (row.schemaVersion < SCHEMA_VERSION)
        await upgradeStore(await catchUp(UNREAD, row, queries), queries);
    });
  }
}
