import { problem } from '../../problem.js';
import { type ExpiringStorage, expiringStorageOver } from '../expiring-storage.js';

/** Each entry has a key of its own, this before it. */
const KEY_PREFIX = 'expiring:';

/** Expiring storage in a browser's storage; blocked, it is empty and nothing can be put. */
export function browserExpiring(storage: Storage | undefined): ExpiringStorage {
  return expiringStorageOver({
    read: (key) => storage?.getItem(KEY_PREFIX + key) ?? undefined,
    write(key, text) {
      try {
        if (storage === undefined) throw new Error('blocked');
        storage.setItem(KEY_PREFIX + key, text);
      } catch (cause) {
        throw problem('browser-storage.blocked', {}, { cause });
      }
    },
    remove: (key) => storage?.removeItem(KEY_PREFIX + key),
    *all() {
      const keys = Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? '');
      for (const key of keys) {
        if (!key.startsWith(KEY_PREFIX)) continue;
        yield { text: storage?.getItem(key) ?? '', remove: () => storage?.removeItem(key) };
      }
    },
  });
}
