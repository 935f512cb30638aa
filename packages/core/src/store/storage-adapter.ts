import type { CollectionName, DocumentName } from '../model/collections.js';
import type { LogLine, LogName } from '../model/traffic-logs.js';
import type { Issue } from '../problem.js';
import type { ChangeHeader } from './change.js';
import type { CompactedLog } from './traffic-log.js';

/**
 * What a home of the store must do. Homes keep JSON text and know nothing of what it means, but that a record's text
 * begins with its id and, where it has one, its slug; what the text means stands above them, once, in `transaction.ts`.
 */
export interface StorageAdapter {
  /** What messages call it: a folder's path, `this browser`. */
  readonly displayName: string;
  /** Runs `work` over one consistent state; the snapshot is good until `work` ends. */
  read<T>(work: (snapshot: Snapshot) => T | Promise<T>): Promise<T>;
  /**
   * Runs `work` alone among writers and commits its draft whole, or, where it returns undefined or throws, nothing.
   * Problems: `conflict` where another writer stays for 10 seconds, `fault` where the home cannot be written.
   */
  write(work: (draft: Draft) => Promise<Commit | undefined>): Promise<void>;
  /** The changes made, newest first, without their entries. */
  history(): Promise<ChangeHeader[]>;
  /** What is wrong with the history, and whether it is after the last change that is listed; where it can be damaged. */
  historyDamage?(): Promise<{ damage: Issue[]; isEndDamaged: boolean }>;
  /** Reads all content and pictures and compares them with what was written; `all`, the other files too. */
  verify?(scope: 'content' | 'all'): Promise<Issue[]>;
  /** The whole line of one change, as committed; undefined where it is not kept any more. */
  changeLine(id: string): Promise<string | undefined>;
  /** Adds a line to a log; failing costs the visitor nothing, so it never throws. */
  appendLog<L extends LogName>(log: L, line: LogLine<L>): Promise<void>;
  /** The kept lines of a log, oldest first, and the counts of the lines that are gone, by local day. */
  readLog<L extends LogName>(log: L): Promise<Omit<CompactedLog, 'lines'> & { lines: LogLine<L>[] }>;
  /** Empties a log, its totals too. */
  clearLog(log: LogName): Promise<void>;
  /** The bytes of pictures, named by what they hold; the document `media` lists those that count. */
  readonly media: MediaStorage;
  /** SHA-256 of UTF-8 text, in hex. */
  digest(text: string): string;
  /** Calls `listener` after another process or tab has changed the content; returns how to stop. */
  watch(listener: () => void): () => void;
}

/** Where bytes are kept, each lot under a name that `isPictureName` knows. A lot never changes, so it is no part of a commit. */
export interface MediaStorage {
  /** Undefined where nothing is kept under the name. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Keeps bytes for good before it ends. Problem: `fault`. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Does nothing where there is nothing. */
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
}

/** The records of one collection as JSON text, in the order of their ids. */
export interface RecordTable {
  readonly size: number;
  get(id: string): string | undefined;
  getBySlug(slug: string): string | undefined;
  texts(): Iterable<string>;
  /**
   * The texts again, but for each that stands in an earlier state of this shelf just so, its number among the texts
   * there. Homes have it that can tell so with less work than making the text.
   */
  textsSince?(earlier: RecordTable): Iterable<string | number>;
}

/** A shelf that can be changed within a draft. */
export interface DraftTable extends RecordTable {
  /** Adds the record, or replaces the one of that id. */
  put(id: string, slug: string | undefined, text: string): void;
  delete(id: string): void;
}

/** One state of all content. */
export interface Snapshot {
  /** Changes with every commit; equal generations are equal contents. */
  readonly generation: string;
  table(name: CollectionName): RecordTable;
  /** A document's JSON text; undefined where it was never written. */
  document(name: DocumentName): string | undefined;
}

/** A state being changed; nothing of it is seen outside before it is committed. */
export interface Draft extends Snapshot {
  /** The state before. */
  readonly base: Snapshot;
  table(name: CollectionName): DraftTable;
  put(name: DocumentName, text: string): void;
}

/** What a draft's commit adds to the history, unless it is `unrecorded`: the header, and each entry as JSON text. */
export interface Commit {
  header: ChangeHeader;
  entries: Iterable<string>;
  /** The content changes, and history says nothing of it. */
  unrecorded?: boolean;
}
