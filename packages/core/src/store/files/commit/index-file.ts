import { hash } from 'node:crypto';
import { closeSync, fstatSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { lazy } from '../../../lazy.js';
import { isProblem, type Problem, problem } from '../../../problem.js';
import type { RepairMode } from '../../storage-adapter.js';
import { decodeUtf8 } from '../records/file-text.js';
import type { FileRepair } from '../repair/file-repair.js';
import { openStoreFile, readStoreFile, readWhole } from '../store-file.js';
import { INDEX_FILE } from '../store-folder.js';
import { hasTemporaryFiles, isCommitPending, toSlashes } from './pending-files.js';

const fileEntry = lazy(() =>
  z.strictObject({
    size: z.number(),
    /** Nanoseconds since 1970, too many for a number. */
    mtimeNs: z.string(),
    ino: z.string(),
    hash: z.string(),
    /** Valid but formatted differently, or not checked yet. */
    form: z.enum(['loose', 'unchecked']).optional(),
  }),
);

const schema = lazy(() =>
  z.strictObject({
    generation: z.int().min(0),
    history: z.strictObject({
      length: z.int().min(0),
      changes: z.int().min(0),
      /** The number of the last change; undefined where none was made since changes have numbers. */
      last: z.int().min(0).optional(),
      /** What its first line follows, and what its last line is; undefined where it was written without a chain. */
      start: z.string().optional(),
      hash: z.string().optional(),
    }),
    files: z.record(z.string(), fileEntry()),
    pending: z.array(z.strictObject({ temp: z.string().transform(toSlashes), target: z.string() })),
  }),
);

/** The stamp and SHA-256 of a file when it was last known to be valid. */
export type FileEntry = z.output<ReturnType<typeof fileEntry>>;

/** Cheap evidence that a file is unchanged. */
export type FileStamp = Pick<FileEntry, 'size' | 'mtimeNs' | 'ino'>;

/**
 * What is known about all files. Replacing the index commits a change: from then on, the temporary files listed as pending
 * count as their targets, even before they are renamed.
 */
export type FileIndex = z.output<ReturnType<typeof schema>>;

/** The index, kept open so that its inode number is not reused meanwhile. */
export interface OpenIndex {
  index: FileIndex | undefined;
  /** Undefined where there is none. */
  stamp?: FileStamp;
  /** Whether the folder still has this index. */
  isCurrent(): boolean;
  close(): void;
}

/** By path the index that was read last: an edit opens it several times. */
const lastParsed = new Map<string, { stamp: FileStamp; index: FileIndex }>();

/** Opens the index; in a fresh copy of a store there is none. Problem: `fault` where it cannot be read. */
export function openIndex(folder: string): OpenIndex {
  const path = join(folder, INDEX_FILE);
  const fd = openStoreFile(folder, INDEX_FILE);
  if (fd === undefined)
    return { index: undefined, isCurrent: () => stampAt(path) === undefined, close: () => undefined };
  try {
    const stamp = stampOf(fstatSync(fd, { bigint: true }));
    const kept = lastParsed.get(path);
    const index = isSameStamp(kept?.stamp, stamp)
      ? (kept?.index as FileIndex)
      : parseIndex(decodeUtf8(INDEX_FILE, readWhole(fd, stamp.size, INDEX_FILE)));
    lastParsed.set(path, { stamp, index });
    return { index, stamp, isCurrent: () => isSameStamp(stamp, stampAt(path)), close: () => closeSync(fd) };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

/** An index that cannot be used counts as missing. */
interface IndexForRepair extends OpenIndex {
  /** It is none of croupier's, and is written again from the files, each of which is checked. */
  repair?: FileRepair;
  /** It cannot be read, or a change was not finished, which only the index could name. */
  fault?: Problem;
}

/**
 * As `openIndex`; an index that cannot be used is no Problem, but told beside. Where all content is replaced, a change
 * that was not finished is too.
 */
export function openIndexForRepair(folder: string, mode: RepairMode): IndexForRepair {
  const missing: OpenIndex = { index: undefined, isCurrent: () => true, close: () => undefined };
  try {
    return openIndex(folder);
  } catch (error) {
    if (!isProblem(error)) throw error;
    // A disk that fails once says nothing about the index, which alone knows what the last change wrote.
    if (error.reason?.startsWith('disk.') === true) return { ...missing, fault: error };
    try {
      const bytes = readStoreFile(folder, INDEX_FILE);
      if (bytes === undefined || (mode !== 'replace' && hasTemporaryFiles(folder)))
        return { ...missing, fault: error };
      const repair = 'every file is checked, and the index is written again';
      const damage = error.issues.map((issue) => ({ ...issue, repair }));
      return { ...missing, repair: { file: INDEX_FILE, bytes, damage } };
    } catch {
      return { ...missing, fault: error };
    }
  }
}

function parseIndex(text: string): FileIndex {
  const index = parsed(text);
  const foreign = index.pending.find((one) => !isCommitPending(one));
  if (foreign === undefined) return index;
  const message = `'${foreign.temp}' for '${foreign.target}' is no file that a commit puts in place`;
  const issues = [{ message, file: INDEX_FILE }];
  throw problem('store-index.foreign', { file: INDEX_FILE, damage: message }, { issues });
}

/** The text of an index: its last member is the hash of all before, so that no flipped bit is taken for a date or length. */
export function indexText(index: FileIndex): string {
  const text = JSON.stringify(index).slice(0, -1);
  return `${text},"hash":"${hash('sha256', text)}"}\n`;
}

/** Without a hash it was written by an earlier version. */
function withoutHash(text: string): string {
  const match = /,"hash":"([0-9a-f]{64})"\}\n$/.exec(text);
  if (match === null) return text;
  const body = text.slice(0, match.index);
  if (hash('sha256', body) !== match[1]) throw new Error('The hash is another');
  return `${body}}`;
}

function parsed(text: string): FileIndex {
  try {
    return schema().parse(JSON.parse(withoutHash(text)));
  } catch (cause) {
    const issues = [{ message: 'not an index', file: INDEX_FILE }];
    throw problem('store-index.damaged', { file: INDEX_FILE }, { issues, cause });
  }
}

/** The stamp of a `stat` result. */
export function stampOf(stat: { size: bigint; mtimeNs: bigint; ino: bigint }): FileStamp {
  return { size: Number(stat.size), mtimeNs: String(stat.mtimeNs), ino: String(stat.ino) };
}

/** The stamp of the file at a path, not following links; undefined if it does not exist. */
export function stampAt(path: string): FileStamp | undefined {
  const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? undefined : stampOf(stat);
}

/** Whether two stamps are equal. */
export function isSameStamp(a: FileStamp | undefined, b: FileStamp | undefined): boolean {
  return a?.size === b?.size && a?.mtimeNs === b?.mtimeNs && a?.ino === b?.ino;
}
