import { problem } from '../../problem.js';
import { decodeBase64, encodeBase64 } from '../../values/base64.js';
import { isPictureName } from '../../values/pictures/picture.js';
import type { MediaStorage } from '../storage-adapter.js';

/** Each picture has a key of its own, this before its name, and stands there as a data URL that a page can show. */
export const MEDIA_KEY_PREFIX = 'mediaFile:';

const MEDIA_SUBTYPES: Record<string, string> = { png: 'png', jpg: 'jpeg', gif: 'gif', webp: 'webp' };

/** The bytes of media in a browser's storage; blocked, there are none and nothing can be added. */
export function browserMedia(storage: Storage | undefined): MediaStorage {
  return {
    async read(name) {
      const url = storage?.getItem(MEDIA_KEY_PREFIX + name);
      return url == null ? undefined : decodeBase64(url.slice(url.indexOf(',') + 1));
    },
    async write(name, bytes) {
      const type = MEDIA_SUBTYPES[name.slice(name.indexOf('.') + 1)] ?? 'png';
      try {
        if (storage === undefined) throw new Error('blocked');
        storage.setItem(MEDIA_KEY_PREFIX + name, `data:image/${type};base64,${encodeBase64(bytes)}`);
      } catch (cause) {
        const kilobytes = Math.ceil((bytes.length * 4) / 3 / 1_000).toLocaleString('en');
        throw problem('browser-storage.full-for-picture', { kilobytes }, { cause });
      }
    },
    remove: async (name) => storage?.removeItem(MEDIA_KEY_PREFIX + name),
    async list() {
      const keys = Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? '');
      return keys
        .filter((key) => key.startsWith(MEDIA_KEY_PREFIX))
        .map((key) => key.slice(MEDIA_KEY_PREFIX.length))
        .filter(isPictureName);
    },
  };
}
