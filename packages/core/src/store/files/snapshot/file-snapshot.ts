import { createHash } from 'node:crypto';
import { closeSync } from 'node:fs';
import { ADDED_COLLECTIONS, type CollectionName, type DocumentName } from '../../../model/collections.js';
import { isProblem, type Problem } from '../../../problem.js';
import type { RepairMode } from '../../storage-adapter.js';
import { uncommittedFileProblem } from '../commit/commit-recovery.js';
import {
  type FileEntry,
  type FileIndex,
  type FileStamp,
  isSameStamp,
  type OpenIndex,
} from '../commit/index-file.js';
import type { RecordEdit } from '../history/record-edit.js';
import { readWriteAheadSince, type WriteAhead } from '../history/write-ahead.js';
import { checkDocument, checkRecords, readOrProblem } from '../records/check-file.js';
import { EditedTable } from '../records/edited-table.js';
import { decodeUtf8 } from '../records/file-text.js';
import { inspectRecords } from '../records/inspect-records.js';
import { parseWhole } from '../records/json-elements.js';
import { EMPTY_FILE, RecordFile } from '../records/record-file.js';
import { type FileRepair, lostFileProblem, lostFileRepair } from '../repair/file-repair.js';
import { repairRecords } from '../repair/repair-records.js';
import { readWhole } from '../store-file.js';
import { fileOf, HISTORY_FILE, INDEX_FILE, isPrivate, MARKER_FILE } from '../store-folder.js';
import type { FileCache } from './file-cache.js';
import { fingerprintOf } from './fingerprint.js';
import { type OpenFile, requireUnchangedSinceOpened, takeBytes } from './open-file.js';

/** One snapshot of the store. Its files are open, so it does not change while others commit. */
export class FileSnapshot {
  /** Whether reading found out something that the index lacks. */
  isIndexOutdated = false;
  /** Files that were read and are valid, but formatted differently. */
  readonly nonCanonicalFiles = new Set<string>();
  /** The damaged files that were read as they are after a repair. */
  readonly repairs: FileRepair[] = [];
  /** The files that could not be repaired, which are read as empty and must be written again. */
  readonly discarded = new Set<string>();
  /** Why the index cannot be read; set only where damage is repaired. */
  indexFault: Problem | undefined;
  /** Undefined in a fresh copy of a store. */
  readonly storedIndex: FileIndex | undefined;
  /** Of the index that this snapshot was opened with; undefined where there is none. */
  readonly indexStamp: FileStamp | undefined;
  /** The changes that the history has and the files do not have yet. */
  readonly writeAhead: WriteAhead | undefined;
  readonly #repairedTables = new Map<string, RecordFile>();
  #documents = new Map<string, string | undefined>();
  /** How many snapshots share these open files. */
  #references = { count: 1 };
  #generation: string | undefined;

  constructor(
    readonly folder: string,
    { index, stamp }: Pick<OpenIndex, 'index' | 'stamp'>,
    readonly version: number,
    readonly files: ReadonlyMap<string, OpenFile>,
    readonly cache: FileCache,
    readonly onNote: (note: string) => void,
    readonly repairMode: RepairMode = false,
  ) {
    this.storedIndex = index;
    this.indexStamp = stamp;
    for (const held of files.values()) {
      if (held.name !== HISTORY_FILE && held.fault === undefined) this.#identifyOrFail(held);
    }
    this.writeAhead = this.#readWriteAhead();
  }

  get isRepairing(): boolean {
    return this.repairMode !== false;
  }

  get isIndexRepaired(): boolean {
    return this.repairs.some(({ file }) => file === INDEX_FILE);
  }

  get generation(): string {
    this.#generation ??= `${this.index.generation}-${fingerprintOf(this)}`;
    return this.#generation;
  }

  /** What is known of the files, and of the history with the changes that they do not have yet. */
  get index(): FileIndex {
    const index = this.storedIndex ?? {
      generation: 0,
      history: { length: -1, changes: -1 },
      files: {},
      pending: [],
    };
    return this.writeAhead === undefined ? index : { ...index, history: this.writeAhead.history };
  }

  table(name: CollectionName): EditedTable {
    const file = this.recordFile(name);
    const edits = this.writeAhead?.edits.get(name) ?? [];
    const kept = this.cache.tables.get(name);
    const before = kept?.isStartOf(file, edits) === true ? kept : new EditedTable(file);
    const table = before.with(edits, (error, edit) => this.#leaveOut(error, edit));
    if (!this.isRepairing) this.cache.tables.set(name, table);
    return table;
  }

  #leaveOut(error: unknown, edit: RecordEdit): void {
    if (!this.isRepairing || !isProblem(error)) throw error;
    const repair = 'this edit is left out';
    const damage = error.issues.map((issue) => ({ ...issue, repair }));
    const isTold = this.repairs.some(({ bytes }) => bytes?.toString() === JSON.stringify(edit));
    if (!isTold) this.repairs.push({ file: HISTORY_FILE, bytes: Buffer.from(JSON.stringify(edit)), damage });
  }

  /** A collection as its file has it. */
  recordFile(name: CollectionName): RecordFile {
    const held = this.openedFile(fileOf(name));
    if (held.fault !== undefined) throw held.fault;
    const repaired = this.#repairedTables.get(held.name);
    if (repaired !== undefined) return repaired;
    if (held.fd === undefined) {
      const mayLack = isPrivate(name) || ADDED_COLLECTIONS.includes(name);
      if (mayLack && this.index.files[held.name] === undefined)
        return new RecordFile(Buffer.from(EMPTY_FILE));
      this.#beginAnewOrFail(held);
      return this.#repairedTables.get(held.name) as RecordFile;
    }
    const kept = this.cache.recordFiles.get(held.name);
    if (kept !== undefined && isSameStamp(kept.stamp, held.stamp)) {
      if (held.entry?.form !== undefined) this.#markChecked(held, held.entry.form === 'loose');
      return kept.lines;
    }
    const bytes = takeBytes(held);
    let lines: RecordFile;
    if (held.entry?.form === undefined) lines = new RecordFile(bytes);
    else if (this.isRepairing && inspectRecords(name, bytes).damage.length > 0)
      return this.#repairTable(name, bytes);
    else {
      const { content, isNonCanonical } = checkRecords(name, bytes);
      this.#markChecked(held, isNonCanonical);
      lines = content;
    }
    this.cache.recordFiles.set(held.name, { stamp: held.stamp as FileStamp, lines });
    return lines;
  }

  #repairTable(name: CollectionName, bytes: Buffer): RecordFile {
    const file = fileOf(name);
    const { content, damage } = repairRecords(name, bytes);
    this.repairs.push({ file, bytes, damage });
    this.nonCanonicalFiles.add(file);
    this.#repairedTables.set(file, content);
    return content;
  }

  /** From now on a file that cannot be repaired is empty, or as in a new store. Throws what is no damage of its content. */
  discard(file: string, fault: Problem): void {
    const held = this.openedFile(file);
    if (held.fd === undefined && held.fault !== undefined) throw fault;
    const bytes = held.fd === undefined ? undefined : takeBytes(held);
    held.fault = undefined;
    this.repairs.push({ file, bytes, damage: fault.issues });
    this.discarded.add(file);
    this.#repairedTables.set(file, new RecordFile(Buffer.from(EMPTY_FILE)));
    this.#documents.set(file, undefined);
    this.onNote(`${fault.message}. It is written anew, and counts as empty before this change.`);
  }

  document(name: DocumentName): string | undefined {
    const file = fileOf(name);
    if (!this.#documents.has(file)) this.#documents.set(file, this.#readDocument(name));
    return this.#documents.get(file);
  }

  openedFile(file: string): OpenFile {
    return this.files.get(file) as OpenFile;
  }

  /**
   * The entries for a new index; leaves out unchecked files that were never listed. A file that is gone stays listed: it
   * is missed until a repair or a restore writes it again.
   */
  entries(): Record<string, FileEntry> {
    const entries: Record<string, FileEntry> = {};
    for (const { name, entry } of this.files.values()) {
      const listed = this.index.files[name];
      if (entry === undefined && listed !== undefined) entries[name] = listed;
      if (entry === undefined) continue;
      if (entry.form !== 'unchecked' || this.index.files[name] !== undefined) entries[name] = entry;
    }
    return entries;
  }

  /** The unchecked bytes of a file, for migrations and copies. */
  rawBytes(file: string): Buffer | undefined {
    const held = this.openedFile(file);
    return held.fd === undefined ? undefined : takeBytes(held);
  }

  /** The snapshot after changes that were only added to the history; it shares the open files, and is closed by itself. */
  withHistory(stamp: FileStamp): FileSnapshot {
    const { folder, storedIndex: index, indexStamp, version, cache, onNote } = this;
    const history = { ...this.openedFile(HISTORY_FILE), stamp };
    const files = new Map(this.files).set(HISTORY_FILE, history);
    const opened = indexStamp === undefined ? { index: undefined } : { index, stamp: indexStamp };
    const next = new FileSnapshot(folder, opened, version, files, cache, onNote);
    next.#documents = this.#documents;
    next.#references = this.#references;
    this.#references.count++;
    return next;
  }

  get isClosed(): boolean {
    return this.#references.count === 0;
  }

  close(): void {
    this.#references.count--;
    if (this.#references.count > 0) return;
    for (const { fd } of this.files.values()) if (fd !== undefined) closeSync(fd);
  }

  #readWriteAhead(): WriteAhead | undefined {
    const { storedIndex, indexStamp, cache } = this;
    const { fd, stamp } = this.openedFile(HISTORY_FILE);
    if (storedIndex === undefined || indexStamp === undefined || fd === undefined || stamp === undefined)
      return undefined;
    cache.writeAhead = readWriteAheadSince(storedIndex, indexStamp, { fd, stamp }, cache.writeAhead);
    return cache.writeAhead?.writeAhead;
  }

  #readDocument(name: DocumentName): string | undefined {
    const held = this.openedFile(fileOf(name));
    if (held.fault !== undefined) throw held.fault;
    if (held.fd === undefined) {
      if (this.index.files[held.name] !== undefined) this.#beginAnewOrFail(held);
      return undefined;
    }
    const bytes = takeBytes(held);
    if (held.entry?.form !== undefined) {
      const { content, isNonCanonical } = checkDocument(name, bytes);
      this.#markChecked(held, isNonCanonical);
      return content;
    }
    return JSON.stringify(readOrProblem(held.name, () => parseWhole(decodeUtf8(held.name, bytes))));
  }

  #identifyOrFail(held: OpenFile): void {
    try {
      this.#identify(held);
    } catch (error) {
      if (!this.isRepairing || !isProblem(error)) throw error;
      held.fault = error;
    }
  }

  /** The entry of a file from the index or the cache; else its hash, marked as unchecked. */
  #identify(held: OpenFile): FileEntry | undefined {
    if (held.fd === undefined || held.stamp === undefined) return undefined;
    const listed = this.index.files[held.name];
    const known = [listed, this.cache.entries.get(held.name)].find((entry) => isSameStamp(entry, held.stamp));
    if (known === undefined) {
      held.bytes = readWhole(held.fd, held.stamp.size, held.name);
      requireUnchangedSinceOpened(held);
      const hash = createHash('sha256').update(held.bytes).digest('hex');
      if (held.pending !== undefined && listed?.hash !== hash) throw uncommittedFileProblem(held.pending);
      const isListed = listed?.hash === hash || held.name === MARKER_FILE;
      const form = isListed ? listed?.form : 'unchecked';
      held.entry = { ...held.stamp, hash, ...(form === undefined ? {} : { form }) };
      this.isIndexOutdated = true;
    } else {
      held.entry = known;
      if (known !== listed) this.isIndexOutdated = true;
    }
    this.cache.entries.set(held.name, held.entry);
    return held.entry;
  }

  #markChecked(held: OpenFile, isLoose: boolean): void {
    const { form, ...entry } = held.entry as FileEntry;
    if (isLoose) this.nonCanonicalFiles.add(held.name);
    if (form === 'loose' && isLoose) return;
    held.entry = isLoose ? { ...entry, form: 'loose' } : entry;
    this.cache.entries.set(held.name, held.entry);
    this.isIndexOutdated = true;
    if (this.index.files[held.name] !== undefined) {
      this.onNote(
        `${held.name} was changed outside croupier; it was checked, is in order, and is used as it is now.`,
      );
    }
  }

  /** A repair begins a file anew that is gone. Problem: `fault` where nothing is repaired. */
  #beginAnewOrFail({ name: file }: OpenFile): void {
    if (this.repairMode !== true) throw lostFileProblem(file, this.folder);
    this.repairs.push(lostFileRepair(file));
    this.discarded.add(file);
    this.#repairedTables.set(file, new RecordFile(Buffer.from(EMPTY_FILE)));
  }
}
