import { hash } from 'node:crypto';
import { mkdir, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isPictureName, MAX_PICTURE_BYTES } from '../../values/pictures/picture.js';
import type { MediaStorage } from '../storage-adapter.js';
import { replaceDurably, syncFolder } from './commit/durable-write.js';
import { damagedFileProblem, toFileProblem } from './file-problems.js';
import { checkPlainFile, checkPlainFolder } from './plain-file.js';
import { readStoreFile } from './store-file.js';
import { MEDIA_FOLDER } from './store-folder.js';
import { variantFiles } from './variant-files.js';

/** The bytes of media as files in the folder of the store. */
export function mediaFiles(store: string): MediaStorage {
  const folder = join(store, MEDIA_FOLDER);
  const ignoreGone = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw toFileProblem(error, folder);
    return undefined;
  };
  const variants = variantFiles(store);
  return {
    variants,
    async read(name) {
      if (!isPictureName(name)) return undefined;
      const file = `${MEDIA_FOLDER}/${name}`;
      const bytes = readStoreFile(store, file, MAX_PICTURE_BYTES);
      if (bytes !== undefined && !name.startsWith(hash('sha256', bytes).slice(0, 32))) {
        throw damagedFileProblem(file, 'the picture is not the one that it was named after');
      }
      return bytes;
    },
    async write(name, bytes) {
      if (!isPictureName(name)) throw new Error(`${name} is no name of a picture`);
      const target = join(folder, name);
      checkPlainFile(store, `${MEDIA_FOLDER}/${name}`);
      await mkdir(folder, { recursive: true });
      try {
        await replaceDurably(target, [bytes]);
        await syncFolder(folder);
      } catch (error) {
        throw toFileProblem(error, target);
      }
    },
    async remove(name) {
      if (isPictureName(name) && checkPlainFolder(store, MEDIA_FOLDER))
        await unlink(join(folder, name)).catch(ignoreGone);
      if (isPictureName(name)) await variants.removeAll(name);
    },
    async list() {
      if (!checkPlainFolder(store, MEDIA_FOLDER)) return [];
      const names = (await readdir(folder).catch(ignoreGone)) ?? [];
      return names.filter(isPictureName);
    },
  };
}
