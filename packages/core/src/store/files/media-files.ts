import { mkdir, readdir, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isPictureName } from '../../values/picture.js';
import type { MediaBytes } from '../home.js';
import { syncFolder, writeBeside } from './durable.js';
import { asFault } from './faults.js';
import { MEDIA } from './folder.js';

/** The bytes of media as files in the folder of the store. */
export function mediaFiles(store: string): MediaBytes {
  const folder = join(store, MEDIA);
  const ignoreGone = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw asFault(error, folder);
    return undefined;
  };
  return {
    read: async (name) => (isPictureName(name) ? readFile(join(folder, name)).catch(ignoreGone) : undefined),
    async write(name, bytes) {
      if (!isPictureName(name)) throw new Error(`${name} is no name of a picture`);
      const target = join(folder, name);
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
      if (isPictureName(name)) await unlink(join(folder, name)).catch(ignoreGone);
    },
    async names() {
      const names = (await readdir(folder).catch(ignoreGone)) ?? [];
      return names.filter(isPictureName);
    },
  };
}
