import { hash } from 'node:crypto';
import { mkdir, readdir, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { HEAVIEST_PICTURE, isPictureName } from '../../values/picture.js';
import type { MediaBytes } from '../home.js';
import { syncFolder, writeBeside } from './durable.js';
import { asFault, damaged } from './faults.js';
import { MEDIA } from './folder.js';
import { hasPlainFile, hasPlainFolder, readStoreFile } from './store-file.js';

/** The bytes of media as files in the folder of the store. */
export function mediaFiles(store: string): MediaBytes {
  const folder = join(store, MEDIA);
  const ignoreGone = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw asFault(error, folder);
    return undefined;
  };
  return {
    async read(name) {
      if (!isPictureName(name)) return undefined;
      const file = `${MEDIA}/${name}`;
      const bytes = readStoreFile(store, file, HEAVIEST_PICTURE);
      if (bytes !== undefined && !name.startsWith(hash('sha256', bytes).slice(0, 32))) {
        throw damaged(file, 'the picture is not the one that it was named after');
      }
      return bytes;
    },
    async write(name, bytes) {
      if (!isPictureName(name)) throw new Error(`${name} is no name of a picture`);
      const target = join(folder, name);
      hasPlainFile(store, `${MEDIA}/${name}`);
      await mkdir(folder, { recursive: true });
      const { temp } = await writeBeside(target, [bytes]);
      try {
        await rename(temp, target);
        await syncFolder(folder);
      } catch (error) {
        await unlink(temp).catch(() => undefined);
        throw asFault(error, target);
      }
    },
    async remove(name) {
      if (isPictureName(name) && hasPlainFolder(store, MEDIA))
        await unlink(join(folder, name)).catch(ignoreGone);
    },
    async names() {
      if (!hasPlainFolder(store, MEDIA)) return [];
      const names = (await readdir(folder).catch(ignoreGone)) ?? [];
      return names.filter(isPictureName);
    },
  };
}
