import type { Issue } from '../diagnostics/issue.js';
import type { CollectionName, DocumentName } from '../model/collections.js';
import type { LogLine, LogName } from '../model/documents/traffic-logs.js';
import type { ChangeHeader } from './change.js';
import type { ExpiringStorage } from './expiring-storage.js';
import type { CompactedLog } from './traffic-log.js';

/**
 * Stores the content of a site, as JSON text. A record's text begins with its id and, if the collection has slugs, its
 * slug: `{"id":"…","slug":"…"`. `describeStorageAdapter` tests every promise made here.
 */
export interface StorageAdapter {
  /** For people to read: `this browser`, a folder's path. Code must not take it apart. */
  readonly displayName: string;
  /** What keeps the content, for support. */
  readonly kind?: 'folder' | 'database' | 'browser' | 'memory';
  /** Runs `work` over one consistent state. The snapshot is valid until `work` ends. */
  read<T>(work: (snapshot: Snapshot) => T | Promise<T>, options?: AccessOptions): Promise<T>;
  /**
   * Runs `work` alone among writers and commits its draft whole. Nothing is committed if `work` throws or returns
   * undefined. Problems: `conflict` if another writer stays for 10 seconds, `fault` if nothing can be written.
   */
  write(work: (draft: Draft) => Promise<Commit | undefined>, options?: AccessOptions): Promise<void>;
  /**
   * Changes with every commit, of this process or another; edits that bypass the adapter are reported by `watch` alone.
   * Never throws, and takes microseconds, since a server asks at each request: over a network, keep the last known one.
   */
  generation(): string;
  /**
   * Calls `listener` after another process, tab or person has changed the content, at the latest a second or two later.
   * Own commits are not reported. Returns a function that stops it.
   */
  watch(listener: () => void): () => void;
  /** The changes that are kept, newest first, without their entries. */
  history(): Promise<ChangeHeader[]>;
  /** The whole line of one change, as committed; undefined once it is no longer kept. */
  changeLine(id: string): Promise<string | undefined>;
  /** What is wrong with the kept history. Storage that guards its own content finds nothing. */
  historyDamage(): Promise<HistoryDamage>;
  /**
   * Reads all content and pictures and compares them with what was written; `all` adds history and logs. Returns every
   * fault by file and line. Storage that guards its own content finds nothing.
   */
  verify(scope: 'content' | 'all'): Promise<Damage[]>;
  /** Adds a line to a log. It never throws: a visitor pays nothing for a log that fails. */
  appendLog<L extends LogName>(log: L, line: LogLine<L>): Promise<void>;
  /** The kept lines of a log, oldest first, and the counts of older lines, by local day. */
  readLog<L extends LogName>(log: L): Promise<Omit<CompactedLog, 'lines'> & { lines: LogLine<L>[] }>;
  /** Puts other lines and totals in the place of a log, as a restore does. Problem: `fault`. */
  replaceLog(log: LogName, kept: CompactedLog): Promise<void>;
  /** Empties a log, its totals too. */
  clearLog(log: LogName): Promise<void>;
  /** The bytes of pictures, named by their content; the document `media` lists those in use. */
  readonly media: MediaStorage;
  /** Small values with an end, beside the content. */
  readonly expiring: ExpiringStorage;
  /** Limits that all servers over this storage count together; without it, each server counts its own. */
  readonly limits?: SharedLimits;
  /** SHA-256 of a text, or of its bytes in UTF-8, in hex. */
  digest(text: string | Uint8Array): string;
}

/** Whether damage is repaired where that is safe, and whether what cannot be repaired may be replaced. */
export type RepairMode = boolean | 'replace';

/** How content is opened. Storage that guards its own content needs no repair. */
export interface AccessOptions {
  /**
   * Damaged content is read as it is after a repair, and committed so, with a copy of what was there; what cannot be
   * repaired is a `fault` Problem only where it is used. With `replace`, for changes that replace all content, it is
   * read as empty instead.
   */
  repair?: RepairMode | undefined;
  /** What is written is never committed: it needs no turn among writers, and storage that can only be read. */
  dryRun?: boolean | undefined;
  /**
   * The work has no effect but its result and its draft, and asks for few records: storage that has not read them may begin
   * it again whenever it asks for another one. What it was given counts no more then.
   */
  isRestartable?: boolean | undefined;
}

/** One thing that is wrong with what is kept, and, where a repair is safe, what the repair does. */
export interface Damage extends Issue {
  repair?: string;
  /** Set for what is not of the store, and is neither read nor followed. */
  isForeign?: boolean;
  /** Set for a file that is gone: a repair begins it anew, and nothing of it comes back. */
  isLost?: boolean;
}

/** The damage of a history. */
interface HistoryDamage {
  damage: Issue[];
  /** Whether something is wrong after the newest change that `history` lists. */
  isEndDamaged: boolean;
}

/** The answers of storage that has nothing to compare its content with. */
export const UNVERIFIED: Pick<StorageAdapter, 'historyDamage' | 'verify'> = {
  historyDamage: async () => ({ damage: [], isEndDamaged: false }),
  verify: async () => [],
};

/** Counts what clients, accounts or both do. */
export interface SharedLimits {
  /** Counts a call of a key. Returns 0 if it is within the limit, else the seconds until the window ends. */
  consume(key: string, limit: RateLimit): Promise<number>;
  /** Takes back a call that was counted. */
  refund(key: string): Promise<void>;
}

/** How much one key may do in a window. */
export interface RateLimit {
  /** How many calls count in a window. */
  most: number;
  /** How long a window is, in milliseconds. */
  windowMs: number;
}

/** Keeps bytes under names that `isPictureName` accepts. The bytes of a name never change, so they are not part of a commit. */
export interface MediaStorage {
  /** Undefined if nothing is kept under the name. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Resolves once the bytes are kept for good. Problem: `fault`. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Does nothing if there is nothing. */
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
  /** Where made variants are kept; without it, they are made anew. */
  readonly variants?: VariantStorage;
}

/** Keeps the variants of pictures under names that `parseVariantName` reads: made from the pictures, and safe to lose. */
export interface VariantStorage {
  /** Undefined if nothing is kept under the name. */
  read(name: string): Promise<Uint8Array | undefined>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes the variants of a picture. */
  removeAll(picture: string): Promise<void>;
}

/** The records of one collection as JSON text, in the order of their ids. */
export interface RecordTable {
  readonly size: number;
  get(id: string): string | undefined;
  getBySlug(slug: string): string | undefined;
  texts(): Iterable<string>;
  /**
   * The ids of the records that an earlier state of this table lacks or has with another text, and of those that only it has;
   * undefined between them wherever the reader may pause.
   */
  changedSince?(earlier: RecordTable): Iterable<string | undefined> | undefined;
  /** Of storage that has not read its records, for work that reads little of each; undefined once they are read. */
  scan?(): ScannedTable | undefined;
  /** Reads these records at once, before each is asked for; for storage that has not read them. */
  need?(ids: Iterable<string>): void;
}

/** All records of a table, with what was read of them so far. */
export interface ScannedTable {
  /** Each with its id and the fields that were read. */
  readonly rows: Iterable<object>;
  /** Asks for a field of all of them; where it was not read, the work ends here and begins again. */
  ask(field: string): void;
  /** Asks for all of all of them. */
  askAll(): never;
}

/** A table that can be changed within a draft. */
export interface DraftTable extends RecordTable {
  /** Adds the record, or replaces the one with that id. */
  put(id: string, slug: string | undefined, text: string): void;
  /** A record's text in UTF-8, for whoever needs no string of it; valid until the next `put`. */
  bytesOf(id: string): Uint8Array | undefined;
  delete(id: string): void;
}

/** One state of all content. */
export interface Snapshot {
  /** Changes with every commit and every accepted edit by hand; equal generations are equal contents. */
  readonly generation: string;
  /** The same object as before if the adapter knows that the collection is unchanged; parsed records are kept by it. */
  table(name: CollectionName): RecordTable;
  /** The texts of a table that is not in memory, for who goes through them once; undefined where it is, or is small. */
  texts?(name: CollectionName): Iterable<string> | undefined;
  /** A document's JSON text; undefined if it was never written. */
  document(name: DocumentName): string | undefined;
  /** The kept changes that led to this state, oldest first. */
  changes(): Iterable<RecordedChange> | AsyncIterable<RecordedChange>;
}

/** A kept change: its header, and each entry as JSON text. The entries can be read as often as the snapshot is valid. */
export interface RecordedChange {
  header: ChangeHeader;
  entries: Iterable<string>;
}

/** Takes other changes, oldest first, each followed by its entries as JSON text. */
export interface HistoryWriter {
  begin(header: ChangeHeader): Promise<void> | void;
  add(entry: string): Promise<void> | void;
}

/** A state that is being changed; nobody else sees it before it is committed. */
export interface Draft extends Snapshot {
  /** The state before. */
  readonly base: Snapshot;
  /** Whether what was read is repaired damage, so that a commit mends it. */
  readonly isRepair?: boolean;
  /** The number of the newest recorded change, also where it is no longer kept; 0 before the first. */
  readonly lastChange: number;
  table(name: CollectionName): DraftTable;
  put(name: DocumentName, text: string): void;
  /** Puts other changes in the place of the kept ones; the change that is committed follows them. */
  replaceHistory(): HistoryWriter;
}

/** What a commit adds to the history, unless it is `unrecorded`: the header, and each entry as JSON text. */
export interface Commit {
  header: ChangeHeader;
  entries: Iterable<string>;
  /** The content changes, and the history does not mention it. */
  unrecorded?: boolean;
}
