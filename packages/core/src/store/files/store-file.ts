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
  try {
    return openFile(folder, name, constants.O_RDONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw toFileProblem(error, name);
  }
}

/** Opens a file of the store for writing and creates it if necessary. Problem: `fault`, as for reading. */
export function openForWriting(folder: string, name: string, flags = 0): number {
  checkPlainFile(folder, name);
  try {
    return openFile(folder, name, constants.O_RDWR | constants.O_CREAT | flags);
  } catch (error) {
    throw toFileProblem(error, join(folder, name));
  }
}

function openFile(folder: string, name: string, flags: number): number {
  const fd = openSync(join(folder, name), flags | NO_FOLLOW, 0o600);
  try {
    if (!fstatSync(fd).isFile()) throw notPlainFileProblem(name, 'no file');
    return fd;
  } catch (error) {
    closeSync(fd);
    throw error;
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

/** Reads `size` bytes from the start of a file. */
export function readWhole(fd: number, size: number, name: string): Buffer {
  return readRange(fd, name, { start: 0, end: size });
}

/** A part of a file, from one byte up to another. */
export interface ByteRange {
  start: number;
  end: number;
}

/** How many bytes are read at once; one `readSync` reads at most 2 GB. */
const MOST_AT_ONCE = 1 << 30;
const PIECE_BYTES = 1 << 20;

/** Reads a part of a file; less where the file ends before it. Problem: `fault` that names the file. */
export function readRange(fd: number, name: string, { start, end }: ByteRange): Buffer {
  const bytes = roomFor(end - start, name);
  for (let done = 0; done < bytes.length; ) {
    const read = readAt(fd, bytes.subarray(done, done + MOST_AT_ONCE), start + done, name);
    if (read === 0) return bytes.subarray(0, done);
    done += read;
  }
  return bytes;
}

/** Reads a part of a file, to its end by default, piece by piece. A piece is valid until the next one is requested. */
export function* readPieces(
  fd: number,
  name: string,
  { start, end }: ByteRange = { start: 0, end: Infinity },
): Generator<Buffer> {
  if (start >= end) return;
  const room = Buffer.allocUnsafe(Math.min(PIECE_BYTES, end - start));
  for (let at = start; at < end; ) {
    const read = readAt(fd, room.subarray(0, end - at), at, name);
    if (read === 0) return;
    yield room.subarray(0, read);
    at += read;
  }
}

function readAt(fd: number, room: Buffer, position: number, name: string): number {
  try {
    return readSync(fd, room, 0, room.length, position);
  } catch (error) {
    throw toFileProblem(error, name);
  }
}

function roomFor(size: number, name: string): Buffer {
  try {
    return Buffer.allocUnsafe(size);
  } catch {
    throw tooLarge(name);
  }
}

function tooLarge(name: string): Problem {
  return damagedFileProblem(name, 'the file is larger than croupier writes it');
}
