import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, test } from 'vitest';
import { pictureHash } from '../../values/pictures/picture.js';
import type { OpenedStorage } from './storage-fixtures.js';

const some = Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7 + (i >> 8)) & 255);
const name = `${pictureHash(some)}.png`;

/** The promises of every storage adapter about the bytes of pictures. */
export function testMediaStorage(open: () => Promise<OpenedStorage>): void {
  describe('the bytes of pictures', () => {
    test('are read back unchanged, in every opening, until they are removed', async () => {
      const { storage, reopen } = await open();
      await storage.media.write(name, some);
      await storage.media.write(name, some);
      const other = (await reopen()).media;
      expect(await other.list()).toEqual([name]);
      expect(sha256((await other.read(name)) as Uint8Array)).toEqual(sha256(some));
      await other.remove(name);
      await other.remove(name);
      expect(await storage.media.list()).toEqual([]);
      expect(await storage.media.read(name)).toBeUndefined();
    });

    test('of variants, where they are kept, are not listed, and go with their picture', async () => {
      const { media } = (await open()).storage;
      if (media.variants === undefined) return;
      const variant = `${pictureHash(some)}-640.webp`;
      await media.write(name, some);
      await media.variants.write(variant, some);
      expect(await media.list()).toEqual([name]);
      expect(sha256((await media.variants.read(variant)) as Uint8Array)).toEqual(sha256(some));
      await media.remove(name);
      expect(await media.variants.read(variant)).toBeUndefined();
    });

    test('are not part of the content: no generation, no history', async () => {
      const { storage } = await open();
      const before = await storage.read(({ generation }) => generation);
      await storage.media.write(name, some);
      expect(await storage.read(({ generation }) => generation)).toBe(before);
      expect(await storage.history()).toEqual([]);
    });

    test('are not read by a name that no picture has', async () => {
      const { storage } = await open();
      for (const bad of ['../croupier.json', 'media.json', '', 'x.png', `${name}/..`, `../media/${name}`]) {
        expect(await storage.media.read(bad)).toBeUndefined();
      }
    });
  });
}
