import { closeSync } from 'node:fs';
import { ADDED_COLLECTIONS, type CollectionName, type DocumentName } from '../../../model/collections.js';
import { isProblem, type Problem } from '../../../problem.js';
import type { RepairMode } from '../../storage-adapter.js';
import {
  type FileEntry,
  type FileIndex,
  type FileStamp,
  isSameStamp,
  type OpenIndex,
} from '../commit/index-file.js';
import { readWriteAheadSince, type WriteAhead } from '../history/write-ahead.js';
import { checkDocument, checkRecords, readOrProblem } from '../records/check-file.js';
import { EditedTable } from '../records/edited-table.js';
import { decodeUtf8 } from '../records/file-text.js';
import { inspectRecords } from '../records/inspect-records.js';
import { parseWhole } from '../records/json-elements.js';
import { EMPTY_FILE, RecordFile } from '../records/record-file.js';
import { SnapshotRepair } from '../repair/snapshot-repair.js';
import { fileOf, HISTORY_FILE, isPrivate } from '../store-folder.js';
import type { FileCache } from './file-cache.js';
import { fingerprintOf } from './fingerprint.js';
import { identifyFile } from './identify-file.js';
import { type OpenFile, takeBytes } from './open-file.js';

/** One snapshot of the store. Its files are open, so it does not change while others commit. */
export class FileSnapshot {
  /** Whether reading found out something that the index lacks. */
  isIndexOutdated = false;
  /** Files that were read and are valid, but formatted differently. */
  readonly nonCanonicalFiles = new Set<string>();
  readonly repair: SnapshotRepair;
  /** Undefined in a fresh copy of a store. */
  readonly storedIndex: FileIndex | undefined;
  /** Of the index that this snapshot was opened with; undefined where there is none. */
  readonly indexStamp: FileStamp | undefined;
  /** The changes that the history has and the files do not have yet. */
  readonly writeAhead: WriteAhead | undefined;
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
    repairMode: RepairMode = false,
  ) {
    this.repair = new SnapshotRepair(repairMode);
    this.storedIndex = index;
    this.indexStamp = stamp;
    for (const held of files.values()) {
      if (held.name !== HISTORY_FILE && held.fault === undefined) this.#identifyOrFail(held);
    }
    this.writeAhead = this.#readWriteAhead();
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
    const table = before.with(edits, (error, edit) => this.repair.leaveOut(error, edit));
    if (!this.repair.isOn) this.cache.tables.set(name, table);
    return table;
  }

  /** A collection as its file has it. */
  recordFile(name: CollectionName): RecordFile {
    const held = this.openedFile(fileOf(name));
    if (held.fault !== undefined) throw held.fault;
    const repaired = this.repair.table(held.name);
    if (repaired !== undefined) return repaired;
    if (held.fd === undefined) {
      const mayLack = isPrivate(name) || ADDED_COLLECTIONS.includes(name);
      if (mayLack && this.index.files[held.name] === undefined)
        return new RecordFile(Buffer.from(EMPTY_FILE));
      return this.repair.beginAnew(held.name, this.folder);
    }
    const kept = this.cache.recordFiles.get(held.name);
    if (kept !== undefined && isSameStamp(kept.stamp, held.stamp)) {
      if (held.entry?.form !== undefined) this.#markChecked(held, held.entry.form === 'loose');
      return kept.lines;
    }
    const bytes = takeBytes(held);
    let lines: RecordFile;
    if (held.entry?.form === undefined) lines = new RecordFile(bytes);
    else if (this.repair.isOn && inspectRecords(name, bytes).damage.length > 0) {
      this.nonCanonicalFiles.add(held.name);
      return this.repair.repairTable(name, bytes);
    } else {
      const { content, isNonCanonical } = checkRecords(name, bytes);
      this.#markChecked(held, isNonCanonical);
      lines = content;
    }
    this.cache.recordFiles.set(held.name, { stamp: held.stamp as FileStamp, lines });
    return lines;
  }

  /** From now on a file that cannot be repaired is empty, or as in a new store. Throws what is no damage of its content. */
  discard(file: string, fault: Problem): void {
    const held = this.openedFile(file);
    if (held.fd === undefined && held.fault !== undefined) throw fault;
    const bytes = held.fd === undefined ? undefined : takeBytes(held);
    held.fault = undefined;
    this.repair.discard(file, bytes, fault);
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
      if (this.index.files[held.name] !== undefined) this.repair.beginAnew(held.name, this.folder);
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
      if (identifyFile(held, this.index.files[held.name], this.cache)) this.isIndexOutdated = true;
    } catch (error) {
      if (!this.repair.isOn || !isProblem(error)) throw error;
      held.fault = error;
    }
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
}
