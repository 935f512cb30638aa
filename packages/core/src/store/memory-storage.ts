import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CollectionName, DocumentName } from '../model/collections.js';
import { type LogName, MAX_LOG_LINES } from '../model/documents/traffic-logs.js';
import { formatChangeLine, lastChangeNumber, parseChangeHeader } from './change.js';
import { memoryExpiring } from './expiring-storage.js';
import { collectChangeLines, parseRecordedChange } from './recorded-change.js';
import { draftTable, NO_RECORDS, type SerializedRecords } from './serialized/serialized-records.js';
import {
  type Commit,
  type Draft,
  type MediaStorage,
  type Snapshot,
  type StorageAdapter,
  UNVERIFIED,
} from './storage-adapter.js';
import { takeTurns } from './take-turns.js';
import { type CompactedLog, compactLog } from './traffic-log.js';

/** A whole state as plain values; a commit makes the next one and leaves this as it is. */
export interface StoreState {
  generation: string;
  tables: ReadonlyMap<CollectionName, SerializedRecords>;
  documents: ReadonlyMap<DocumentName, string>;
  /** Change lines, newest last. */
  history: readonly string[];
}

/** The generation of a store in which nothing has happened. */
export const FIRST_GENERATION = '0';

/** The state of a store in which nothing has happened. */
export const EMPTY_STATE: StoreState = {
  generation: FIRST_GENERATION,
  tables: new Map(),
  documents: new Map(),
  history: [],
};

/** How many changes are kept in memory. */
const MAX_CHANGES = 1_000;

/** Storage in memory, for tests and one-off work. */
export function memoryStorage(): StorageAdapter {
  let state = EMPTY_STATE;
  const inTurn = takeTurns();
  const logs = new Map<LogName, CompactedLog>();
  const logOf = (name: LogName) => logs.get(name) ?? { lines: [], folded: {} };

  return {
    ...UNVERIFIED,
    displayName: 'memory',
    kind: 'memory',
    generation: () => state.generation,
    read: async (work) => work(snapshotOf(state)),
    write: (work) =>
      inTurn(async () => {
        const draft = openDraft(state);
        const commit = await work(draft);
        if (commit !== undefined) state = draft.commit(commit, MAX_CHANGES);
      }),
    history: async () => state.history.map(parseChangeHeader).reverse(),
    changeLine: async (id) => state.history.find((line) => parseChangeHeader(line).id === id),
    async appendLog(log, line) {
      const kept = logOf(log);
      logs.set(log, compactLog({ ...kept, lines: [...kept.lines, line] }, MAX_LOG_LINES));
    },
    readLog: async (log) => logOf(log) as never,
    replaceLog: async (log, kept) => void logs.set(log, compactLog(kept, MAX_LOG_LINES)),
    clearLog: async (log) => void logs.delete(log),
    media: memoryMedia(),
    expiring: memoryExpiring(),
    digest: sha256Hex,
    watch: () => () => undefined,
  };
}

function memoryMedia(): MediaStorage {
  const kept = new Map<string, Uint8Array>();
  return {
    read: async (name) => kept.get(name),
    write: async (name, bytes) => void kept.set(name, bytes),
    remove: async (name) => void kept.delete(name),
    list: async () => [...kept.keys()],
  };
}

/** SHA-256 in plain JavaScript, for storage outside Node. */
export function sha256Hex(text: string | Uint8Array): string {
  return bytesToHex(sha256(typeof text === 'string' ? utf8ToBytes(text) : text));
}

/** A snapshot of a state. */
export function snapshotOf(state: StoreState): Snapshot {
  return {
    generation: state.generation,
    table: (name) => state.tables.get(name) ?? NO_RECORDS,
    document: (name) => state.documents.get(name),
    changes: () => state.history.map(parseRecordedChange),
  };
}

/** A state being changed; `commit` makes the next state, which shares with it what did not change. */
export function openDraft(state: StoreState): Draft & {
  /** The records as the draft has them. */
  tables(): StoreState['tables'];
  commit(commit: Commit, keep: number): StoreState;
} {
  const tables = new Map<CollectionName, ReturnType<typeof draftTable>>();
  const documentTexts = new Map(state.documents);
  let replacement: ReturnType<typeof collectChangeLines> | undefined;
  const history = () => replacement?.lines() ?? state.history;
  const currentTables = () =>
    new Map([
      ...[...state.tables].filter(([name]) => !tables.has(name)),
      ...[...tables].map(([name, { records }]) => [name, records()] as const),
    ]);
  return {
    generation: state.generation,
    base: snapshotOf(state),
    get lastChange() {
      return lastChangeNumber(history());
    },
    changes: snapshotOf(state).changes,
    table(name) {
      const opened = tables.get(name) ?? draftTable(state.tables.get(name) ?? NO_RECORDS);
      tables.set(name, opened);
      return opened.table;
    },
    document: (name) => documentTexts.get(name),
    put: (name, text) => void documentTexts.set(name, text),
    replaceHistory() {
      replacement = collectChangeLines();
      return replacement;
    },
    tables: currentTables,
    commit({ header, entries, unrecorded }, keep) {
      const newLines = unrecorded ? [] : [formatChangeLine(header, entries)];
      const kept = [...history(), ...newLines].slice(-keep);
      return {
        generation: header.id,
        tables: currentTables(),
        documents: documentTexts,
        history: kept,
      };
    },
  };
}
