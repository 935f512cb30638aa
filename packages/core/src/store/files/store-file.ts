import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../problem.js';
import { damagedFileProblem, toFileProblem } from './file-problems.js';
import { checkPlainFile, notPlainFileProblem } from './plain-file.js';

/** Does not follow links, and does not block on a pipe. */
const NO_FOLLOW = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a file of the store for reading; undefined if it does not exist. Problem: `fault` for a link, a pipe, a device or
 * a folder: a store may come from a stranger, and nothing in it may lead outside.
 */
export function openStoreFile(folder: string, name: string): number | undefined {
  if (!checkPlainFile(folder, name)) return undefined;
  let fd: number | undefined;
  try {
    fd = openSync(join(folder, name), constants.O_RDONLY | NO_FOLLOW);
    if (!fstatSync(fd).isFile()) throw notPlainFileProblem(name, 'no file');
    return fd;
  } catch (error) {
    if (fd !== undefined) closeSync(fd);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw toFileProblem(error, name);
  }
}

/** Opens a file of the store for writing and creates it if necessary. Problem: `fault`, as for reading. */
export function openForWriting(folder: string, name: string, flags = 0): number {
  checkPlainFile(folder, name);
  let fd: number | undefined;
  try {
    fd = openSync(join(folder, name), constants.O_RDWR | constants.O_CREAT | NO_FOLLOW | flags, 0o600);
    if (!fstatSync(fd).isFile()) throw notPlainFileProblem(name, 'no file');
    return fd;
  } catch (error) {
    if (fd !== undefined) closeSync(fd);
    throw toFileProblem(error, join(folder, name));
  }
}

/** Creates a file of the store unless it exists. Problem: `fault`, as for reading. */
export async function makeFile(folder: string, name: string, text = ''): Promise<void> {
  if (checkPlainFile(folder, name)) return;
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;
  try {
    const file = await open(join(folder, name), flags, 0o600);
    await file.writeFile(text).finally(() => file.close());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Reads a whole file of the store; undefined if it does not exist. Problem: `fault`. */
export function readStoreFile(folder: string, name: string, most = Infinity): Buffer | undefined {
  const fd = openStoreFile(folder, name);
  if (fd === undefined) return undefined;
  try {
    const { size } = fstatSync(fd);
    if (size > most) throw tooLarge(name);
    return readWhole(fd, size, name);
  } finally {
    closeSync(fd);
  }
}

/** Reads `size` bytes from the start of a file; one `readSync` reads at most 2 GB. */
export function readWhole(fd: number, size: number, name: string): Buffer {
  const bytes = roomFor(size, name);
  for (let done = 0; done < size; ) {
    const read = readAt(fd, bytes, { offset: done, length: Math.min(size - done, 1 << 30) }, done, name);
    if (read === 0) return bytes.subarray(0, done);
    done += read;
  }
  return bytes;
}

/** Like `readSync`; a read error is a `fault` Problem that names the file. */
export function readAt(
  fd: number,
  bytes: Buffer,
  { offset, length }: { offset: number; length: number },
  position: number,
  name: string,
): number {
  try {
    return readSync(fd, bytes, offset, length, position);
  } catch (error) {
    throw toFileProblem(error, name);
  }
}

function roomFor(size: number, name: string): Buffer {
  try {
    return Buffer.allocUnsafeSlow(size);
  } catch {
    throw tooLarge(name);
  }
}

function tooLarge(name: string): Problem {
  return damagedFileProblem(name, 'the file is larger than croupier writes it');
}
