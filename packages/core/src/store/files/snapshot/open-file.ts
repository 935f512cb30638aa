import { fstatSync } from 'node:fs';
import { type Problem, problem } from '../../../problem.js';
import { type FileEntry, type FileStamp, isSameStamp, stampOf } from '../commit/index-file.js';
import { readWhole } from '../store-file.js';

/** An open file of the snapshot. */
export interface OpenFile {
  name: string;
  /** Undefined if the file does not exist. */
  fd: number | undefined;
  stamp: FileStamp | undefined;
  /** Undefined if the file does not exist. */
  entry: FileEntry | undefined;
  /** Its temporary name, if the commit has not renamed it yet. */
  pending?: string | undefined;
  /** Set if the file was already read to hash it. */
  bytes?: Buffer | undefined;
  /** Why it cannot be read; set only where damage is repaired. */
  fault?: Problem | undefined;
}

/** The bytes of a file: those that were read to hash it, once, else read anew. Problem: `fault`. */
export function takeBytes(held: OpenFile): Buffer {
  if (held.bytes !== undefined) {
    const { bytes } = held;
    held.bytes = undefined;
    return bytes;
  }
  const bytes = readWhole(held.fd as number, (held.stamp as FileStamp).size, held.name);
  requireUnchangedSinceOpened(held);
  return bytes;
}

/** Problem: `fault` if somebody wrote to the file since it was opened. */
export function requireUnchangedSinceOpened(held: OpenFile): void {
  if (isSameStamp(held.stamp, stampOf(fstatSync(held.fd as number, { bigint: true })))) return;
  throw problem('store.changed-during-read', { file: held.name });
}
