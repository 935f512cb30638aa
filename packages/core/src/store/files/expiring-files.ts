import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExpiringStorage, expiringStorageOver } from '../expiring-storage.js';
import { type FileStamp, isSameStamp, stampAt } from './commit/index-file.js';
import { replacePrivateFile } from './commit/replace-private-file.js';
import { toFileProblem } from './file-problems.js';
import { checkPlainFile, checkPlainFolder } from './plain-file.js';
import { readStoreFile } from './store-file.js';
import { PRIVATE_FOLDER } from './store-folder.js';

const FOLDER = `${PRIVATE_FOLDER}/expiring`;
const FILE_NAME = /^[0-9a-f]{64}\.json$/;
/** More than the longest text in UTF-8. */
const MAX_FILE_BYTES = 1_000_000;
/** How many texts are kept, and how long each may be: a session or a token is looked up with each request. */
const MAX_KEPT_TEXTS = 1_000;
const MAX_KEPT_LENGTH = 2_000;

/**
 * Expiring storage in the folder of a store: a file for each key, named by its hash, which only the owner may read. It
 * is replaced whole and not synced.
 */
export function expiringFiles(store: string): ExpiringStorage {
  const fileOf = (key: string) => `${FOLDER}/${hash('sha256', key)}.json`;
  const remove = (file: string) =>
    unlink(join(store, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw toFileProblem(error, file);
    });
  const keptTexts = new Map<string, { stamp: FileStamp; text: string }>();
  const read = (file: string) => {
    const stamp = stampAt(join(store, file));
    const kept = keptTexts.get(file);
    if (kept !== undefined && isSameStamp(kept.stamp, stamp)) return kept.text;
    keptTexts.delete(file);
    const text = readStoreFile(store, file, MAX_FILE_BYTES)?.toString('utf8');
    if (stamp === undefined || text === undefined || text.length > MAX_KEPT_LENGTH) return text;
    if (keptTexts.size >= MAX_KEPT_TEXTS) keptTexts.clear();
    keptTexts.set(file, { stamp, text });
    return text;
  };
  return expiringStorageOver({
    read: (key) => read(fileOf(key)),
    write: (key, text) => replacePrivateFile(store, fileOf(key), Buffer.from(text)),
    remove: async (key) => (checkPlainFile(store, fileOf(key)) ? remove(fileOf(key)) : undefined),
    *all() {
      if (!checkPlainFolder(store, FOLDER)) return;
      for (const name of readdirSync(join(store, FOLDER))) {
        if (!FILE_NAME.test(name)) continue;
        const file = `${FOLDER}/${name}`;
        yield { text: read(file) ?? '', remove: () => remove(file) };
      }
    },
  });
}
