import { createHash } from 'node:crypto';
import { closeSync, fstatSync } from 'node:fs';
import { readdir, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Problem } from '../../../problem.js';
import { createPause } from '../../../short-turns.js';
import { damagedFileProblem, toFileProblem } from '../file-problems.js';
import { lastLinkAt } from '../history/history-chain.js';
import { checkPlainFile, checkPlainFolder } from '../plain-file.js';
import { openStoreFile, readPieces } from '../store-file.js';
import { HISTORY_FILE, MEDIA_FOLDER, PRIVATE_FOLDER } from '../store-folder.js';
import { syncFolder } from './durable-write.js';
import { type FileIndex, openIndex } from './index-file.js';
import { TEMP_FILE_NAME } from './pending-files.js';

/**
 * Finishes the renames of the last commit and removes uncommitted files; call it under the lock. The index may come
 * from anyone, so all temporary files are checked before the first rename.
 */
export async function recoverCommit(folder: string): Promise<void> {
  const { index, close } = openIndex(folder);
  close();
  try {
    const left: FileIndex['pending'] = [];
    for (const { temp, target } of index?.pending ?? []) {
      if (!checkPlainFile(folder, temp)) continue;
      checkPlainFile(folder, target);
      await requireCommittedBytes(folder, index as FileIndex, temp, target);
      left.push({ temp, target });
    }
    for (const { temp, target } of left) {
      await rename(join(folder, temp), join(folder, target)).catch(ignoreMissing);
    }
    for (const place of new Set(left.map(({ target }) => dirname(target)))) {
      await syncFolder(join(folder, place)).catch(ignoreMissing);
    }
    await Promise.all(['.', PRIVATE_FOLDER, MEDIA_FOLDER].map((place) => removeTemporary(folder, place)));
  } catch (error) {
    throw toFileProblem(error, folder);
  }
}

/** Problem: `fault` where a temporary file is not what the index says that the commit wrote. */
async function requireCommittedBytes(
  folder: string,
  index: FileIndex,
  temp: string,
  target: string,
): Promise<void> {
  const fd = openStoreFile(folder, temp);
  if (fd === undefined) return;
  try {
    const { size } = fstatSync(fd);
    const isWritten =
      target === HISTORY_FILE
        ? size === index.history.length && lastLinkAt(fd, size) === index.history.hash
        : size === index.files[target]?.size && (await sha256OfFile(fd, temp)) === index.files[target]?.hash;
    if (!isWritten) throw uncommittedFileProblem(temp);
  } finally {
    closeSync(fd);
  }
}

/** The Problem of a temporary file that holds other bytes than its commit recorded. */
export function uncommittedFileProblem(temp: string): Problem {
  return damagedFileProblem(
    temp,
    'this is not what the last change wrote; delete the file to go on without it',
  );
}

/** The SHA-256 of a file, in hex, made in short turns. */
export async function sha256OfFile(fd: number, name: string): Promise<string> {
  const pause = createPause();
  const hash = createHash('sha256');
  for (const piece of readPieces(fd, name)) {
    hash.update(piece);
    await pause();
  }
  return hash.digest('hex');
}

async function removeTemporary(folder: string, place: string): Promise<void> {
  if (place !== '.' && !checkPlainFolder(folder, place)) return;
  const names = await readdir(join(folder, place)).catch(() => []);
  for (const name of names) {
    if (TEMP_FILE_NAME.test(name)) await unlink(join(folder, place, name)).catch(ignoreMissing);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
