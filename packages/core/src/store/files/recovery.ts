import { createHash } from 'node:crypto';
import { closeSync, fstatSync } from 'node:fs';
import { readdir, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Problem } from '../../problem.js';
import { syncFolder } from './durable.js';
import { asFault, damaged } from './faults.js';
import { HISTORY, MEDIA, PRIVATE } from './folder.js';
import { lastLinkAt } from './history-chain.js';
import { type Index, openIndex } from './index-file.js';
import { TEMPORARY } from './pending.js';
import { hasPlainFile, hasPlainFolder, openStoreFile, readAt } from './store-file.js';

const CHUNK = 1 << 20;

/**
 * Puts in place what the last commit could not, and removes what was never committed; only under the lock. The index may
 * come from anyone, so every temporary file is checked before the first gets its name.
 */
export async function recoverCommit(folder: string): Promise<void> {
  const { index, close } = openIndex(folder);
  close();
  try {
    const left = (index?.pending ?? []).filter(({ temp, target }) => {
      if (!hasPlainFile(folder, temp)) return false;
      hasPlainFile(folder, target);
      insistOnCommitted(folder, index as Index, temp, target);
      return true;
    });
    for (const { temp, target } of left) {
      await rename(join(folder, temp), join(folder, target)).catch(ignoreGone);
    }
    for (const place of new Set(left.map(({ target }) => dirname(target)))) {
      await syncFolder(join(folder, place)).catch(ignoreGone);
    }
    for (const place of ['.', PRIVATE, MEDIA]) await removeTemporary(folder, place);
  } catch (error) {
    throw asFault(error, folder);
  }
}

/** Problem: `fault` where a temporary file is not what the index says that the commit wrote. */
function insistOnCommitted(folder: string, index: Index, temp: string, target: string): void {
  const fd = openStoreFile(folder, temp);
  if (fd === undefined) return;
  try {
    const { size } = fstatSync(fd);
    const isWritten =
      target === HISTORY
        ? size === index.history.length && lastLinkAt(fd, size) === index.history.hash
        : size === index.files[target]?.size && hashOf(fd, temp) === index.files[target]?.hash;
    if (!isWritten) throw notCommitted(temp);
  } finally {
    closeSync(fd);
  }
}

/** The Problem of a temporary file that holds other bytes than its commit recorded. */
export function notCommitted(temp: string): Problem {
  return damaged(temp, 'this is not what the last change wrote; delete the file to go on without it');
}

/** The SHA-256 of a file, in hex. */
export function hashOf(fd: number, name: string): string {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(CHUNK);
  for (let at = 0; ; ) {
    const read = readAt(fd, chunk, { offset: 0, length: CHUNK }, at, name);
    if (read === 0) return hash.digest('hex');
    hash.update(chunk.subarray(0, read));
    at += read;
  }
}

async function removeTemporary(folder: string, place: string): Promise<void> {
  if (place !== '.' && !hasPlainFolder(folder, place)) return;
  const names = await readdir(join(folder, place)).catch(() => []);
  for (const name of names) {
    if (TEMPORARY.test(name)) await unlink(join(folder, place, name)).catch(ignoreGone);
  }
}

function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
