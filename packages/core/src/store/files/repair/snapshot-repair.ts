import type { CollectionName } from '../../../model/collections.js';
import { isProblem, type Problem } from '../../../problem.js';
import type { RepairMode } from '../../storage-adapter.js';
import type { RecordEdit } from '../history/record-edit.js';
import { EMPTY_FILE, RecordFile } from '../records/record-file.js';
import { fileOf, HISTORY_FILE } from '../store-folder.js';
import { type FileRepair, lostFileProblem, lostFileRepair } from './file-repair.js';
import { repairRecords } from './repair-records.js';

/** The repair of one snapshot: the damage that was found, and what is read in its place. */
export class SnapshotRepair {
  /** The damaged files that were read as they are after the repair. */
  readonly found: FileRepair[] = [];
  /** The files that could not be repaired, which are read as empty and must be written again. */
  readonly discarded = new Set<string>();
  /** Why the index cannot be read. */
  indexFault: Problem | undefined;
  readonly #tables = new Map<string, RecordFile>();

  constructor(readonly mode: RepairMode) {}

  get isOn(): boolean {
    return this.mode !== false;
  }

  isOf(file: string): boolean {
    return this.found.some((repair) => repair.file === file);
  }

  /** The records that were repaired or discarded; undefined where the file is as it was. */
  table(file: string): RecordFile | undefined {
    return this.#tables.get(file);
  }

  repairTable(name: CollectionName, bytes: Buffer): RecordFile {
    const file = fileOf(name);
    const { content, damage } = repairRecords(name, bytes);
    this.found.push({ file, bytes, damage });
    this.#tables.set(file, content);
    return content;
  }

  /** Leaves out an edit of the history that fits no record. Throws the error where nothing is repaired. */
  leaveOut(error: unknown, edit: RecordEdit): void {
    if (!this.isOn || !isProblem(error)) throw error;
    const repair = 'this edit is left out';
    const damage = error.issues.map((issue) => ({ ...issue, repair }));
    const isTold = this.found.some(({ bytes }) => bytes?.toString() === JSON.stringify(edit));
    if (!isTold) this.found.push({ file: HISTORY_FILE, bytes: Buffer.from(JSON.stringify(edit)), damage });
  }

  /** Begins a file anew that is gone. Problem: `fault` where nothing is repaired. */
  beginAnew(file: string, folder: string): RecordFile {
    if (this.mode !== true) throw lostFileProblem(file, folder);
    return this.#replaceWithEmpty(lostFileRepair(file));
  }

  /** From now on a file that cannot be repaired is empty. */
  discard(file: string, bytes: Buffer | undefined, { issues }: Problem): void {
    this.#replaceWithEmpty({ file, bytes, damage: issues });
  }

  #replaceWithEmpty(repair: FileRepair): RecordFile {
    const empty = new RecordFile(Buffer.from(EMPTY_FILE));
    this.found.push(repair);
    this.discarded.add(repair.file);
    this.#tables.set(repair.file, empty);
    return empty;
  }
}
