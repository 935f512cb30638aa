import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Problem, problem } from '../../problem.js';
import { damagedFileProblem, toFileProblem } from './file-problems.js';

/** Opens the file itself: never what a link leads to, and without waiting for the other end of a pipe. */
const NO_FOLLOW = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a file of the store for reading; undefined where there is none. Problem: `fault` for a link, a pipe, a device, or
 * a folder: a store may come from anyone, and whatever lies in it must not lead outside.
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

/** Opens a file of the store for writing, made where there is none. Problem: `fault`, as for reading. */
export async function openForWriting(folder: string, name: string, flags = 0): Promise<FileHandle> {
  checkPlainFile(folder, name);
  let file: FileHandle | undefined;
  try {
    const path = join(folder, name);
    file = await open(path, constants.O_RDWR | constants.O_CREAT | NO_FOLLOW | flags, 0o600);
    if (!(await file.stat()).isFile()) throw notPlainFileProblem(name, 'no file');
    return file;
  } catch (error) {
    await file?.close();
    throw toFileProblem(error, join(folder, name));
  }
}

/** Makes a file of the store unless it is there. Problem: `fault`, as for reading. */
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

/** The whole of a file of the store; undefined where there is none. Problem: `fault`. */
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

/** Whether the store has a file of this name. Problem: `fault` where the name, or its folder, is a link or no file. */
export function checkPlainFile(folder: string, name: string): boolean {
  const parent = dirname(name);
  if (parent !== '.' && !checkPlainFolder(folder, parent)) return false;
  const found = lstatIn(folder, name);
  if (found === undefined) return false;
  if (!found.isFile()) throw notPlainFileProblem(name, fileKindOf(found));
  return true;
}

/** Whether the store has a folder of this name. Problem: `fault` where the name is a link, or no folder. */
export function checkPlainFolder(folder: string, name: string): boolean {
  const found = lstatIn(folder, name);
  if (found === undefined) return false;
  if (!found.isDirectory())
    throw notPlainFileProblem(name, found.isFile() ? 'a file' : fileKindOf(found), 'folder');
  return true;
}

/** Reads `size` bytes from the start of a file, also beyond the two gigabytes that one call takes. */
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

function lstatIn(folder: string, name: string): Stats | undefined {
  try {
    return lstatSync(join(folder, name), { throwIfNoEntry: false });
  } catch (error) {
    throw toFileProblem(error, name);
  }
}

function fileKindOf(found: Stats): string {
  if (found.isSymbolicLink()) return 'a link';
  if (found.isDirectory()) return 'a folder';
  return found.isFIFO() || found.isSocket() ? 'a pipe' : 'a device';
}

function notPlainFileProblem(name: string, kind: string, expected: 'file' | 'folder' = 'file'): Problem {
  const damage = `this is ${kind}, not a plain ${expected}`;
  const issues = [{ message: damage, file: name }];
  return problem('store-file.wrong-kind', { file: name, damage, expected }, { issues });
}
