import { Problem } from '../problem.js';
import { base64Of, bytesOf } from '../values/base64.js';
import { isPictureName } from '../values/picture.js';
import type { MediaBytes } from './home.js';

/** Each picture has a key of its own, this before its name, and stands there as a data URL that a page can show. */
export const MEDIA_KEY = 'mediaFile:';

const TYPES: Record<string, string> = { png: 'png', jpg: 'jpeg', gif: 'gif', webp: 'webp' };

/** The bytes of media in a browser's storage; blocked, there are none and nothing can be added. */
export function browserMedia(storage: Storage | undefined): MediaBytes {
  return {
    async read(name) {
      const url = storage?.getItem(MEDIA_KEY + name);
      return url == null ? undefined : bytesOf(url.slice(url.indexOf(',') + 1));
    },
    async write(name, bytes) {
      const type = TYPES[name.slice(name.indexOf('.') + 1)] ?? 'png';
      try {
        if (storage === undefined) throw new Error('blocked');
        storage.setItem(MEDIA_KEY + name, `data:image/${type};base64,${base64Of(bytes)}`);
      } catch (cause) {
        const kilobytes = Math.ceil((bytes.length * 4) / 3 / 1_000).toLocaleString('en');
        throw new Problem('fault', `This browser has no room for the picture, which takes ${kilobytes} kB`, {
          hint: 'Nothing was changed. Take a smaller picture, or remove those that are not needed.',
          cause,
        });
      }
    },
    remove: async (name) => storage?.removeItem(MEDIA_KEY + name),
    async names() {
      const keys = Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? '');
      return keys
        .filter((key) => key.startsWith(MEDIA_KEY))
        .map((key) => key.slice(MEDIA_KEY.length))
        .filter(isPictureName);
    },
  };
}
