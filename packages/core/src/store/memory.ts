import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CollectionName, DocumentName } from '../model/catalogue.js';
import { LOG_CAP, type LogName } from '../model/tracking.js';
import { changeLine, headerOf } from './change.js';
import type { Commit, Draft, DraftShelf, Home, MediaBytes, Shelf, Snapshot } from './home.js';
import { type FoldedLog, foldLog } from './logs.js';

/** A whole state as plain values; a commit makes the next one and leaves this as it is. */
export interface State {
  generation: string;
  /** Each collection's texts by id, in the order of the ids. */
  shelves: ReadonlyMap<CollectionName, ReadonlyMap<string, string>>;
  documents: ReadonlyMap<DocumentName, string>;
  /** Change lines, newest last. */
  history: readonly string[];
}

/** The generation of a store in which nothing has happened. */
export const FIRST_GENERATION = '0';

/** The state of a store in which nothing has happened. */
export const EMPTY: State = {
  generation: FIRST_GENERATION,
  shelves: new Map(),
  documents: new Map(),
  history: [],
};

/** How many changes are kept in memory. */
const KEPT_CHANGES = 1_000;

/** A home that lives as long as the process; for tests and one-off work. */
export function memoryHome(): Home {
  let state = EMPTY;
  let turn: Promise<unknown> = Promise.resolve();
  const logs = new Map<LogName, FoldedLog>();
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
      logs.set(log, foldLog({ ...kept, lines: [...kept.lines, line] }, LOG_CAP));
    },
    log: async (log) => logOf(log) as never,
    clearLog: async (log) => void logs.delete(log),
    media: memoryMedia(),
    digest: plainDigest,
    watch: () => () => undefined,
  };
}

function memoryMedia(): MediaBytes {
  const kept = new Map<string, Uint8Array>();
  return {
    read: async (name) => kept.get(name),
    write: async (name, bytes) => void kept.set(name, bytes),
    remove: async (name) => void kept.delete(name),
    names: async () => [...kept.keys()],
  };
}

/** SHA-256 in plain JavaScript, for homes without Node. */
export function plainDigest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** A state, read. */
export function snapshotOf(state: State): Snapshot {
  return {
    generation: state.generation,
    shelf(name) {
      const records = state.shelves.get(name) ?? NO_RECORDS;
      return shelfOver(() => records);
    },
    document: (name) => state.documents.get(name),
  };
}

/** A state being changed; `commit` makes the next state, which shares with it what did not change. */
export function draftOver(state: State): Draft & { commit(commit: Commit, keep: number): State } {
  const shelves = new Map<CollectionName, ReturnType<typeof draftShelf>>();
  const texts = new Map(state.documents);
  return {
    generation: state.generation,
    base: snapshotOf(state),
    shelf(name) {
      const opened = shelves.get(name) ?? draftShelf(state.shelves.get(name) ?? NO_RECORDS);
      shelves.set(name, opened);
      return opened.shelf;
    },
    document: (name) => texts.get(name),
    put: (name, text) => void texts.set(name, text),
    commit({ header, entries, unrecorded }, keep) {
      const told = unrecorded ? [] : [changeLine(header, entries)];
      const history = [...state.history, ...told].slice(-keep);
      const after = [...shelves].map(([name, { records }]) => [name, records()] as const);
      const before = [...state.shelves].filter(([name]) => !shelves.has(name));
      return {
        generation: header.id,
        shelves: new Map([...before, ...after]),
        documents: texts,
        history,
      };
    },
  };
}

type Records = ReadonlyMap<string, string>;

const NO_RECORDS: Records = new Map();

function shelfOver(records: () => Records): Shelf {
  return {
    get size() {
      return records().size;
    },
    get: (id) => records().get(id),
    withSlug(slug) {
      const id = slugIndexOf(records()).ids.get(slug);
      return id === undefined ? undefined : records().get(id);
    },
    texts: () => records().values(),
  };
}

/** A shelf that copies the records when it is first written to, and keeps them in the order of their ids. */
function draftShelf(base: Records): { shelf: DraftShelf; records: () => Records } {
  let own: Map<string, string> | undefined;
  let isSorted = true;
  let last = '';
  const write = () => {
    if (own === undefined) {
      own = new Map(base);
      last = [...base.keys()].at(-1) ?? '';
    }
    return own;
  };
  const records = () => {
    if (own !== undefined && !isSorted) {
      own = new Map([...own].sort(([a], [b]) => (a < b ? -1 : 1)));
      last = [...own.keys()].at(-1) ?? '';
      isSorted = true;
    }
    return own ?? base;
  };
  const shelf = {
    put(id: string, _slug: string | undefined, text: string) {
      const written = write();
      const before = written.get(id);
      if (before === undefined && id < last) isSorted = false;
      if (id > last) last = id;
      written.set(id, text);
      reindex(written, id, before, text);
    },
    drop(id: string) {
      const written = write();
      const before = written.get(id);
      written.delete(id);
      reindex(written, id, before, undefined);
    },
  };
  const reading = Object.getOwnPropertyDescriptors(shelfOver(records));
  return { shelf: Object.defineProperties(shelf, reading) as DraftShelf & typeof shelf, records };
}

interface SlugIndex {
  /** The first record's id by slug. */
  readonly ids: Map<string, string>;
  /** Whether some slug is held twice, as happens in the middle of an undo; then the index serves until the next write. */
  hasDoubles: boolean;
}

const slugIndexes = new WeakMap<Records, SlugIndex>();

function slugIndexOf(records: Records): SlugIndex {
  const known = slugIndexes.get(records);
  if (known !== undefined) return known;
  const index: SlugIndex = { ids: new Map(), hasDoubles: false };
  for (const [id, text] of records) {
    const slug = slugIn(text);
    if (slug === undefined) continue;
    if (index.ids.has(slug)) index.hasDoubles = true;
    else index.ids.set(slug, id);
  }
  slugIndexes.set(records, index);
  return index;
}

/** Keeps the index of records in step with one write, where there is an index. */
function reindex(records: Records, id: string, before: string | undefined, after: string | undefined): void {
  const index = slugIndexes.get(records);
  if (index === undefined) return;
  const was = before === undefined ? undefined : slugIn(before);
  const is = after === undefined ? undefined : slugIn(after);
  if (was === is) return;
  if (index.hasDoubles || (is !== undefined && index.ids.has(is))) {
    slugIndexes.delete(records);
    return;
  }
  if (was !== undefined) index.ids.delete(was);
  if (is !== undefined) index.ids.set(is, id);
}

// A record's text begins with its id, 36 characters long, and its slug, which needs no escapes.
const SLUG_AT = '{"id":"00000000-0000-0000-0000-000000000000","slug":"'.length;

function slugIn(text: string): string | undefined {
  if (!text.startsWith('","slug":"', SLUG_AT - 10)) return undefined;
  return text.slice(SLUG_AT, text.indexOf('"', SLUG_AT));
}
