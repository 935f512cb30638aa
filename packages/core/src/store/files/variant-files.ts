import { readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_PICTURE_BYTES } from '../../values/pictures/picture.js';
import { parseVariantName } from '../../values/pictures/picture-variant.js';
import type { VariantStorage } from '../storage-adapter.js';
import { replacePrivateFile } from './commit/replace-private-file.js';
import { checkPlainFolder } from './plain-file.js';
import { readStoreFile } from './store-file.js';
import { PRIVATE_FOLDER } from './store-folder.js';

const FOLDER = `${PRIVATE_FOLDER}/variants`;

/** The variants of pictures as files in the folder of the store. */
export function variantFiles(store: string): VariantStorage {
  const fileOf = (name: string) => {
    if (parseVariantName(name) === undefined) throw new Error(`${name} is no name of a variant`);
    return `${FOLDER}/${name}`;
  };
  return {
    read: async (name) => readStoreFile(store, fileOf(name), MAX_PICTURE_BYTES),
    write: async (name, bytes) => replacePrivateFile(store, fileOf(name), bytes),
    async removeAll(picture) {
      if (!checkPlainFolder(store, FOLDER)) return;
      const hash = picture.split('.')[0];
      const names = (await readdir(join(store, FOLDER))).filter(
        (name) => parseVariantName(name)?.hash === hash,
      );
      for (const name of names) await unlink(join(store, FOLDER, name)).catch(() => undefined);
    },
  };
}
