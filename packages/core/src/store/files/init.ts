import { mkdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { COLLECTION_NAMES, SCHEMA_VERSION } from '../../model/catalogue.js';
import { Problem } from '../../problem.js';
import { putIndex } from './commit.js';
import { syncFolder, writeBeside } from './durable.js';
import { asFault } from './faults.js';
import { fileOf, isStore, LOCK, LOGS_LOCK, MARK, MEDIA, PRIVATE } from './folder.js';
import type { FileEntry } from './index-file.js';
import { EMPTY, LineFile } from './line-file.js';
import { hasPlainFile, hasPlainFolder, makeFile, readStoreFile } from './store-file.js';

/**
 * Makes a store: a folder with an empty file for each collection. Documents get theirs when they are first set. The mark
 * is written last, so that a folder is a store only when it is a whole one. Problems: `conflict` where there is a store
 * already, or a file that one would need; `fault`.
 */
export async function initStore(dir: string): Promise<void> {
  const folder = resolve(dir);
  if (isStore(folder)) {
    throw new Problem('conflict', `There is a store in ${folder} already`, {
      hint: 'Use it as it is, or give another folder.',
    });
  }
  const files: Record<string, FileEntry> = {};
  const put = async (file: string, bytes: Iterable<Uint8Array>) => {
    const { temp, hash, size, mtimeNs, ino } = await writeBeside(join(folder, file), bytes);
    await rename(temp, join(folder, file));
    files[file] = { size, mtimeNs, ino, hash };
  };
  try {
    hasPlainFolder(folder, MEDIA);
    await mkdir(join(folder, MEDIA), { recursive: true });
    await makePrivate(folder);
    const collections = COLLECTION_NAMES.map(fileOf);
    await insistOnFree(folder, collections);
    for (const file of collections) await put(file, LineFile.framed([]));
    await putIndex(folder, { generation: 0, history: { length: 0, changes: 0 }, files, pending: [] });
    await syncFolder(folder);
    await put(MARK, [Buffer.from(`${JSON.stringify({ schemaVersion: SCHEMA_VERSION })}\n`)]);
    await syncFolder(folder);
  } catch (error) {
    throw asFault(error, folder);
  }
}

/** Makes the part that never leaves the machine, where it is not there: no one else may read it, nor git take it in. */
export async function makePrivate(folder: string): Promise<void> {
  const place = join(folder, PRIVATE);
  const ignored = `${PRIVATE}/.gitignore`;
  try {
    if (hasPlainFile(folder, ignored)) return;
    await mkdir(place, { recursive: true, mode: 0o700 });
    for (const lock of [LOCK, LOGS_LOCK]) await makeFile(folder, lock);
    await makeFile(folder, ignored, '*\n');
  } catch (error) {
    throw asFault(error, place);
  }
}

/** A folder may hold other things, but nothing that a store would write over; what a cut-short try left may go. */
async function insistOnFree(folder: string, files: string[]): Promise<void> {
  for (const file of files) {
    const text = readStoreFile(folder, file)?.toString('latin1') ?? EMPTY;
    if (text === EMPTY) continue;
    throw new Problem('conflict', `${join(folder, file)} is there already`, {
      hint: 'Give an empty folder, or one that does not exist.',
    });
  }
}
