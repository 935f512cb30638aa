import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, test } from 'vitest';
import { pictureHash } from '../../values/picture.js';
import type { Opened } from './opened.js';

const some = Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7 + (i >> 8)) & 255);
const name = `${pictureHash(some)}.png`;

/** What every home promises of the bytes of pictures. */
export function mediaKept(open: () => Promise<Opened>): void {
  describe('the bytes of pictures', () => {
    test('come back as they were, elsewhere too, until they are removed', async () => {
      const { home, reopen } = await open();
      await home.media.write(name, some);
      await home.media.write(name, some);
      const other = (await reopen()).media;
      expect(await other.names()).toEqual([name]);
      expect(sha256((await other.read(name)) as Uint8Array)).toEqual(sha256(some));
      await other.remove(name);
      await other.remove(name);
      expect(await home.media.names()).toEqual([]);
      expect(await home.media.read(name)).toBeUndefined();
    });

    test('are no part of the content: no generation, no history', async () => {
      const { home } = await open();
      const before = await home.read(({ generation }) => generation);
      await home.media.write(name, some);
      expect(await home.read(({ generation }) => generation)).toBe(before);
      expect(await home.history()).toEqual([]);
    });

    test('nothing is read by a name that no picture has', async () => {
      const { home } = await open();
      for (const bad of ['../croupier.json', 'media.json', '', 'x.png', `${name}/..`, `../media/${name}`]) {
        expect(await home.media.read(bad)).toBeUndefined();
      }
    });
  });
}
