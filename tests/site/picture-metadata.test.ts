import { mediaAdd } from '@croupier/core';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { createTestStore } from './test-server.js';

const EXIF = {
  IFD0: { Copyright: 'Ada Lovelace' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
};

test.each([
  ['jpeg', (picture: Sharp) => picture.jpeg()],
  ['png', (picture: Sharp) => picture.png()],
  ['webp', (picture: Sharp) => picture.webp()],
] as const)(
  'an uploaded %s keeps its pixels and colors, and loses its place and author',
  async (_, encode) => {
    const { perform, storage } = await createTestStore();
    const upload = await encode(gradient()).withExif(EXIF).withIccProfile('p3').toBuffer();
    expect(upload.includes('Ada Lovelace')).toBe(true);
    const kept = await keptOf(perform, storage, upload);
    expect(kept.includes('Ada Lovelace')).toBe(false);
    const { exif, icc } = await sharp(kept).metadata();
    expect(exif).toBeUndefined();
    expect(icc).toBeDefined();
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(upload).raw().toBuffer());
  },
);

test('a photo that lies on its side stays upright, and is measured as it is shown', async () => {
  const { perform, storage } = await createTestStore();
  const upload = await gradient().withExif(EXIF).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { result } = await perform(mediaAdd, { files: [{ title: 'sideways', content: upload }] });
  expect(result.records[0]).toMatchObject({ width: 30, height: 60 });
  const kept = Buffer.from((await storage.media.read(result.records[0]?.file ?? '')) ?? []);
  expect((await sharp(kept).metadata()).orientation).toBe(6);
  expect(kept.includes('Ada Lovelace')).toBe(false);
});

type TestStore = Awaited<ReturnType<typeof createTestStore>>;

async function keptOf(perform: TestStore['perform'], storage: TestStore['storage'], content: Uint8Array) {
  const { result } = await perform(mediaAdd, { files: [{ title: 'a picture', content }] });
  return Buffer.from((await storage.media.read(result.records[0]?.file ?? '')) ?? []);
}

function gradient(): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 60, height: 30, channels: 3, background: 'teal', noise } });
}
