import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PackedText, PackedTexts } from '../../values/text/packed-texts.js';
import { UnnamedFile } from './records/unnamed-file.js';
import { addCasinoChange, casino, newFolder, newStore, reopenStore } from './testing/child-process.js';

/** More than a change keeps in memory. */
const CASINOS = 2_200;
const texts = Array.from({ length: CASINOS }, () => randomBytes(10_000).toString('hex'));
const longText = (n: number) => texts[n] as string;

/** The files without a name that this process holds open in a folder. */
function unnamedFiles(folder: string): string[] {
  return readdirSync('/proc/self/fd')
    .map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        return '';
      }
    })
    .filter((name) => name.startsWith(folder) && name.endsWith('(deleted)'));
}

test.skipIf(process.platform !== 'linux')(
  'a change that is larger than memory should hold reads as it was put, and leaves nothing else on disk',
  async () => {
    const { folder, store } = await newStore();
    const before = readdirSync(folder);
    let during: string[] = [];
    await store.change(addCasinoChange, (tx) => {
      const added = Array.from({ length: CASINOS }, (_, n) =>
        tx.casinos.insert(casino(`n${n}`, { description: longText(n) })),
      );
      for (const [n, { id }] of [...added.entries()].reverse())
        expect(tx.casinos.get(id)?.description === longText(n)).toBe(true);
      tx.casinos.update(added[7]?.id as string, { description: 'Short.' });
      during = unnamedFiles(folder);
      expect(readdirSync(folder)).toEqual(before);
    });
    expect(during).toHaveLength(1);
    expect(unnamedFiles(folder)).toEqual([]);
    const kept = await reopenStore(folder).question(({ casinos }) =>
      [...casinos.all()].map(({ slug, description }) => [slug, description] as const),
    );
    expect(kept).toHaveLength(CASINOS);
    for (const [slug, description] of kept)
      expect(description === (slug === 'n7' ? 'Short.' : longText(Number(slug.slice(1))))).toBe(true);
  },
);

test.skipIf(process.platform !== 'linux')('a large change that fails leaves nothing on disk', async () => {
  const { folder, store } = await newStore();
  const before = readFileSync(join(folder, 'casinos.json'), 'utf8');
  await expect(
    store.change(addCasinoChange, (tx) => {
      for (let n = 0; n < CASINOS; n++) tx.casinos.insert(casino(`n${n}`, { description: longText(n) }));
      expect(unnamedFiles(folder)).toHaveLength(1);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(unnamedFiles(folder)).toEqual([]);
  expect(readFileSync(join(folder, 'casinos.json'), 'utf8')).toBe(before);
});

test('where no file can be made, texts stay in memory', () => {
  const { putAside } = new UnnamedFile(join(newFolder(), 'no folder', 'casinos.json'));
  const packed = new PackedTexts({ plainBlocks: 0, putAside });
  const places = Array.from({ length: 100 }, (_, n) => packed.add(longText(n)));
  for (const [n, place] of places.entries())
    expect(Buffer.from(packed.read(place)).toString() === longText(n)).toBe(true);
});

test('texts on disk are what was put, read in order and back and forth, while more are put', () => {
  const aside = new UnnamedFile(join(newFolder(), 'casinos.json'));
  const packed = new PackedTexts({ plainBlocks: 0, putAside: aside.putAside });
  const places: PackedText[] = [];
  const isAsPut = (n: number) => Buffer.from(packed.read(places[n] as PackedText)).toString() === longText(n);
  for (let n = 0; n < 500; n++) {
    places.push(packed.add(longText(n)));
    // Two steps forward and one back, then from the start again.
    for (const back of [n, n - 1, n - 2, n - 1, Math.floor(n / 2), 0])
      if (back >= 0) expect(isAsPut(back)).toBe(true);
  }
  for (const n of places.keys()) expect(isAsPut(n)).toBe(true);
  aside.close();
});
