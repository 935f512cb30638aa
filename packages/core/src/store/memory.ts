import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CollectionName, DocumentName } from '../model/catalogue.js';
import { LOG_CAP, type LogLine, type LogName } from '../model/tracking.js';
import { changeLine, headerOf } from './change.js';
import type { Commit, Draft, DraftShelf, Home, Shelf, Snapshot } from './home.js';
import { foldLog } from './logs.js';

/** A whole state as plain values; a commit makes the next one and leaves this as it is. */
export interface State {
  generation: number;
  /** Each collection's texts by id, in the order of the ids. */
  shelves: ReadonlyMap<CollectionName, ReadonlyMap<string, string>>;
  documents: ReadonlyMap<DocumentName, string>;
  /** Change lines, newest last. */
  history: readonly string[];
}

/** The state of a store in which nothing has happened. */
export const EMPTY: State = { generation: 0, shelves: new Map(), documents: new Map(), history: [] };

/** How many changes are kept in memory. */
const KEPT_CHANGES = 1_000;

/** A home that lives as long as the process; for tests and one-off work. */
export function memoryHome(): Home {
  let state = EMPTY;
  let turn: Promise<unknown> = Promise.resolve();
  const logs = new Map<LogName, { lines: LogLine[]; folded: Record<string, number> }>();
  const logOf = (name: LogName) => logs.get(name) ?? { lines: [], folded: {} };

  return {
    name: 'memory',
    read: async (work) => work(snapshotOf(state)),
    write(work) {
      const mine = turn.then(async () => {
        const draft = draftOver(state);
        const commit = await work(draft);
        if (commit !== undefined) state = draft.commit(commit, KEPT_CHANGES);
      });
      turn = mine.catch(() => undefined);
      return mine;
    },
    history: async () => state.history.map(headerOf).reverse(),
    changeLine: async (id) => state.history.find((line) => headerOf(line).id === id),
    async append(log, line) {
      const kept = logOf(log);
      logs.set(log, foldLog({ lines: [...kept.lines, line], folded: kept.folded }, LOG_CAP));
    },
    log: async (log) => logOf(log) as never,
    clearLog: async (log) => void logs.delete(log),
    digest: plainDigest,
    watch: () => () => undefined,
  };
}

/** SHA-256 in plain JavaScript, for homes without Node. */
export function plainDigest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** A state, read. */
export function snapshotOf(state: State): Snapshot {
  return {
    generation: String(state.generation),
    shelf: (name) => shelfOf(state.shelves.get(name) ?? new Map()),
    document: (name) => state.documents.get(name),
  };
}

/** A state being changed; `commit` makes the next state. */
export function draftOver(state: State): Draft & { commit(commit: Commit, keep: number): State } {
  const shelves = new Map<CollectionName, Map<string, string>>();
  const texts = new Map(state.documents);
  const open = (name: CollectionName) => {
    const opened = shelves.get(name) ?? new Map(state.shelves.get(name));
    shelves.set(name, opened);
    return opened;
  };
  return {
    generation: String(state.generation),
    base: snapshotOf(state),
    shelf: (name) => draftShelf(open(name)),
    document: (name) => texts.get(name),
    put: (name, text) => void texts.set(name, text),
    commit({ header, entries }, keep) {
      const changed = [...shelves].map(([name, records]) => [name, inOrder(records)] as const);
      return {
        generation: state.generation + 1,
        shelves: new Map([...state.shelves, ...changed]),
        documents: texts,
        history: [...state.history, changeLine(header, entries)].slice(-keep),
      };
    },
  };
}

function shelfOf(records: ReadonlyMap<string, string>): Shelf {
  return {
    get size() {
      return records.size;
    },
    get: (id) => records.get(id),
    withSlug(slug) {
      for (const text of records.values()) if (slugIn(text) === slug) return text;
      return undefined;
    },
    texts: () => records.values(),
  };
}

function draftShelf(records: Map<string, string>): DraftShelf {
  return Object.defineProperties(
    {
      put: (id: string, _slug: string | undefined, text: string) => void records.set(id, text),
      drop: (id: string) => void records.delete(id),
    },
    Object.getOwnPropertyDescriptors(shelfOf(records)),
  ) as DraftShelf;
}

// A record's text begins with its id, 36 characters long, and its slug, which needs no escapes.
const SLUG_AT = '{"id":"00000000-0000-0000-0000-000000000000","slug":"'.length;

function slugIn(text: string): string | undefined {
  if (!text.startsWith('","slug":"', SLUG_AT - 10)) return undefined;
  return text.slice(SLUG_AT, text.indexOf('"', SLUG_AT));
}

function inOrder(records: Map<string, string>): Map<string, string> {
  let last = '';
  for (const id of records.keys()) {
    if (id < last) return new Map([...records].sort(([a], [b]) => (a < b ? -1 : 1)));
    last = id;
  }
  return records;
}
