import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { COLLECTION_NAMES } from '../../model/collections.js';
import { problem } from '../../problem.js';
import { replaceIndex } from './commit/commit.js';
import { replaceDurably, syncFolder } from './commit/durable-write.js';
import type { FileEntry } from './commit/index-file.js';
import { markerFile, type NewFile } from './commit/new-file.js';
import { toFileProblem } from './file-problems.js';
import { checkPlainFile, checkPlainFolder } from './plain-file.js';
import { EMPTY_FILE, RecordFile } from './records/record-file.js';
import { makeFile, readStoreFile } from './store-file.js';
import { fileOf, isStore, LOCK_FILE, LOGS_LOCK_FILE, MEDIA_FOLDER, PRIVATE_FOLDER } from './store-folder.js';

/**
 * Creates a store: a folder with an empty file for each collection, and a marker, written last, so that only a complete
 * folder is a store. Problems: `conflict` if the folder has files of a store; `fault`.
 */
export async function initStore(dir: string): Promise<void> {
  const folder = resolve(dir);
  if (isStore(folder)) {
    throw problem('store.exists', { folder });
  }
  const files: Record<string, FileEntry> = {};
  const put = async ({ file, pieces }: NewFile) => {
    const { hash, size, mtimeNs, ino } = await replaceDurably(join(folder, file), pieces);
    files[file] = { size, mtimeNs, ino, hash };
  };
  try {
    checkPlainFolder(folder, MEDIA_FOLDER);
    await mkdir(join(folder, MEDIA_FOLDER), { recursive: true });
    await createPrivateFolder(folder);
    const collections = COLLECTION_NAMES.map(fileOf);
    await requireNoContentFiles(folder, collections);
    for (const file of collections) await put({ file, pieces: RecordFile.encode([]) });
    await replaceIndex(folder, { generation: 0, history: { length: 0, changes: 0 }, files, pending: [] });
    await syncFolder(folder);
    await put(markerFile());
    await syncFolder(folder);
  } catch (error) {
    throw toFileProblem(error, folder);
  }
}

/** Creates the private folder unless it exists: readable by the owner only, and ignored by git. */
export async function createPrivateFolder(folder: string): Promise<void> {
  const place = join(folder, PRIVATE_FOLDER);
  const ignored = `${PRIVATE_FOLDER}/.gitignore`;
  try {
    if (checkPlainFile(folder, ignored)) return;
    await mkdir(place, { recursive: true, mode: 0o700 });
    for (const lock of [LOCK_FILE, LOGS_LOCK_FILE]) await makeFile(folder, lock);
    await makeFile(folder, ignored, '*\n');
  } catch (error) {
    throw toFileProblem(error, place);
  }
}

/** Refuses a folder with files that the store would overwrite; empty files of an interrupted attempt are fine. */
async function requireNoContentFiles(folder: string, files: string[]): Promise<void> {
  for (const file of files) {
    const text = readStoreFile(folder, file)?.toString('latin1') ?? EMPTY_FILE;
    if (text === EMPTY_FILE) continue;
    throw problem('store.file-exists', { path: join(folder, file) });
  }
}
