import { createHash } from 'node:crypto';
import { constants, write as writeLater, writeSync } from 'node:fs';
import { type FileHandle, lstat, open, rename, unlink } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { problem } from '../../../problem.js';
import { toFileProblem } from '../file-problems.js';
import { PRIVATE_FOLDER } from '../store-folder.js';
import { type FileStamp, stampOf } from './index-file.js';
import { temporaryPath } from './pending-files.js';

/** The number of bytes in one write. */
const BATCH_BYTES = 1 << 20;
/** Enough for the line of an edit: most writes are small, and a megabyte for each would be garbage. */
const FIRST_BATCH_BYTES = 1 << 14;

/** A complete, synced file under a temporary name beside its target. */
export interface TempFile extends FileStamp {
  temp: string;
  /** SHA-256, in hex. */
  hash: string;
}

/** A temporary file, and the name within the store of the file that it becomes. */
export interface StagedFile extends TempFile {
  file: string;
}

/** Writes a new file beside `target` and syncs it. Problem: `fault`, with the file removed again. */
export async function writeTempFile(target: string, pieces: Iterable<Uint8Array>): Promise<TempFile> {
  const temp = temporaryPath(target);
  let file: FileHandle | undefined;
  try {
    const before = await lstat(target).catch(() => undefined);
    if (before?.isFile() === false) {
      throw problem('store-file.not-replaceable', { path: target });
    }
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;
    file = await open(temp, flags, before === undefined ? newFileMode(target) : before.mode & 0o777);
    if (before !== undefined) await copyModeAndOwner(file, before);
    const hash = createHash('sha256');
    for (const batch of batches(pieces)) {
      const writing = writeAll(file.fd, batch);
      hash.update(batch);
      await writing;
    }
    await file.sync();
    return { temp, hash: hash.digest('hex'), ...stampOf(await file.stat({ bigint: true })) };
  } catch (error) {
    await file?.close().catch(() => undefined);
    file = undefined;
    await unlink(temp).catch(() => undefined);
    throw toFileProblem(error, target);
  } finally {
    await file?.close();
  }
}

/** Puts a new file in the place of `target`, whole and synced; its folder is not synced yet. */
export async function replaceDurably(target: string, pieces: Iterable<Uint8Array>): Promise<TempFile> {
  const written = await writeTempFile(target, pieces);
  await rename(written.temp, target).catch(async (error: unknown) => {
    await unlink(written.temp).catch(() => undefined);
    throw error;
  });
  return written;
}

const write = promisify(writeLater);

/** Writes all bytes, few of them at once; on a full disk, a write may report fewer without an error. */
export async function writeAll(fd: number, bytes: Uint8Array, position?: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const at = position === undefined ? null : position + done;
    const left = bytes.length - done;
    const bytesWritten =
      left <= FIRST_BATCH_BYTES
        ? writeSync(fd, bytes, done, left, at)
        : (await write(fd, bytes, done, left, at)).bytesWritten;
    if (bytesWritten === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' });
    done += bytesWritten;
  }
}

/** Joins small pieces into batches. A batch is valid until the next one is requested. */
export function* batches(pieces: Iterable<Uint8Array>): Iterable<Uint8Array> {
  let gathered = Buffer.allocUnsafe(FIRST_BATCH_BYTES);
  let used = 0;
  for (const piece of pieces) {
    if (used + piece.length > gathered.length && gathered.length < BATCH_BYTES)
      gathered = Buffer.concat([gathered.subarray(0, used)], BATCH_BYTES);
    if (used + piece.length > BATCH_BYTES) {
      if (used > 0) yield gathered.subarray(0, used);
      used = 0;
    }
    if (piece.length > BATCH_BYTES) {
      for (let at = 0; at < piece.length; at += 4 * BATCH_BYTES)
        yield piece.subarray(at, at + 4 * BATCH_BYTES);
      continue;
    }
    gathered.set(piece, used);
    used += piece.length;
  }
  if (used > 0) yield gathered.subarray(0, used);
}

/** Syncs a folder, so that renames in it are durable. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function newFileMode(target: string): number {
  return basename(dirname(target)) === PRIVATE_FOLDER ? 0o600 : 0o666;
}

async function copyModeAndOwner(
  file: FileHandle,
  { mode, uid, gid }: { mode: number; uid: number; gid: number },
) {
  const made = await file.stat();
  if ((made.mode & 0o777) !== (mode & 0o777)) await file.chmod(mode & 0o777);
  // Only root can change the owner; for anyone else, keeping it is right.
  if (made.uid !== uid || made.gid !== gid) await file.chown(uid, gid).catch(() => undefined);
}
