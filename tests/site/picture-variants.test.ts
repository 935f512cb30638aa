import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  casinosAdd,
  doctorMend,
  mediaAdd,
  mediaDelete,
  mediaEdit,
  mediaReplace,
  type StorageAdapter,
} from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestStore, startTestServer } from './test-server.js';

test('a large PNG banner costs a phone a tenth, in a picture that fits, cached forever', async () => {
  const { perform, storage } = await createTestStore();
  const banner = await photo(1_600, 500).png().toBuffer();
  const { url } = await addPicture(perform, banner);
  await addCasino(perform, { banner: url });
  const { address } = await startTestServer(storage);
  const html = await (await fetch(`${address}/casino/red-fox`)).text();
  const srcSet = /<source type="image\/avif" srcSet="([^"]+)"/i.exec(html)?.[1] ?? '';
  expect(srcSet.split(', ').map((one) => one.split(' ')[1])).toEqual([
    '160w',
    '320w',
    '640w',
    '960w',
    '1280w',
    '1600w',
  ]);
  const [small = ''] = srcSet.split(', ').filter((one) => one.endsWith(' 640w'));
  const response = await fetch(address + small.split(' ')[0]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(banner.length / 10);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', width: 640, height: 200 });
  expect(html).toMatch(/<img[^>]*width="1600" height="500"[^>]*fetchPriority="high"/);
});

test('a banner is cut around its focal point from the next request on', async () => {
  const { perform, storage } = await createTestStore();
  const { url } = await addPicture(perform, await photo(900, 300).png().toBuffer());
  await addCasino(perform, { banner: url });
  const { address } = await startTestServer(storage);
  const banner = async () =>
    /<img[^>]*fetchPriority="high"[^>]*>/.exec(await (await fetch(`${address}/casino/red-fox`)).text())?.[0];
  expect(await banner()).not.toContain('object-position');
  await perform(mediaEdit, { record: url, changes: { focus: { x: 30, y: 70 } } });
  await expect.poll(banner).toContain('style="object-position:30% 70%"');
});

test('a replaced picture has an address of its own, and its old address shows it for an hour at a time', async () => {
  const { perform, storage } = await createTestStore();
  const { url, hash } = await addPicture(perform, await photo(900, 300).png().toBuffer());
  await addCasino(perform, { banner: url });
  const { address } = await startTestServer(storage);
  const next = await photo(640, 200).webp().toBuffer();
  const files = [{ title: 'next.webp', content: next }];
  const { result } = await perform(mediaReplace, { record: url, files });
  const now = result.records[0]?.url ?? '';
  expect(now).toMatch(/\.webp$/);
  await expect
    .poll(async () => (await fetch(`${address}/casino/red-fox`)).text())
    .toContain(now.replace('.webp', '-640.avif'));
  for (const old of [url, `/media/${hash}-320.webp`]) {
    const response = await fetch(address + old);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
    });
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 640 });
  }
});

test('a picture in a text keeps its place while it loads, and comes in the width that is shown', async () => {
  const { perform, storage } = await createTestStore();
  const { url, hash } = await addPicture(perform, await photo(700, 300).png().toBuffer());
  await addCasino(perform, {
    detailedReview: `<p>So:</p><img src="${url}" alt="A fox"><img src="/x.png" alt="">`,
  });
  const { address } = await startTestServer(storage);
  const html = await (await fetch(`${address}/casino/red-fox`)).text();
  const [image = ''] = html.match(/<img [^>]*alt="A fox"[^>]*>/) ?? [];
  expect(image).toContain('width="700" height="300"');
  expect(image).toContain(`/media/${hash}-640.webp 640w, /media/${hash}-960.webp 700w"`);
  expect(image).toContain('loading="lazy"');
  expect(html).toContain('<img src="/x.png" alt="">');
});

test('a variant stands upright, without the place where the photo was taken', async () => {
  const { perform, storage } = await createTestStore();
  const exif = { IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
  const sideways = await photo(600, 300).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  expect((await sharp(sideways).metadata()).exif).toBeDefined();
  const { hash } = await addPicture(perform, sideways);
  const { address } = await startTestServer(storage);
  const found = await sharp(await bytesAt(`${address}/media/${hash}-160.webp`)).metadata();
  expect(found).toMatchObject({ format: 'webp', width: 160, height: 320 });
  expect(found.exif).toBeUndefined();
});

test('a variant is never wider than the picture, and exists for listed pictures and known widths alone', async () => {
  const { perform, storage } = await createTestStore();
  const { hash, file } = await addPicture(perform, await photo(90, 60).png().toBuffer());
  const { address } = await startTestServer(storage);
  const found = await sharp(await bytesAt(`${address}/media/${hash}-320.webp`)).metadata();
  expect(found).toMatchObject({ width: 90, height: 60 });
  for (const path of [`${hash}-321.webp`, `${hash}-320.png`, `${'0'.repeat(32)}-320.webp`]) {
    expect((await fetch(`${address}/media/${path}`)).status, path).toBe(404);
  }
  await perform(mediaDelete, { records: [file] });
  expect((await fetch(`${address}/media/${hash}-320.webp`)).status).toBe(404);
});

test('a picture that moves is served as it is, also under the name of a variant', async () => {
  const { perform, storage } = await createTestStore();
  const frames = await Promise.all(['red', 'blue'].map((color) => plain(40, 30, color).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  const { hash } = await addPicture(perform, moving);
  const { address } = await startTestServer(storage);
  const response = await fetch(`${address}/media/${hash}-160.webp`);
  expect(response.headers.get('cache-control')).not.toContain('immutable');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(moving);
});

test('variants are made ahead when a picture arrives, are kept beside the content, and go with the picture', async () => {
  const { folder, perform, storage } = await createTestStore();
  const { address } = await startTestServer(storage);
  const { hash, file } = await addPicture(perform, await photo(300, 200).png().toBuffer());
  await fetch(`${address}/`);
  const kept = () => readdir(path.join(folder, 'private/variants')).catch(() => []);
  await expect
    .poll(async () => (await kept()).sort())
    .toEqual(['160.avif', '160.webp', '320.avif', '320.webp'].map((end) => `${hash}-${end}`));
  expect(await storage.verify('all')).toEqual([]);
  await perform(mediaDelete, { records: [file] });
  await perform(doctorMend, {});
  expect(await kept()).toEqual([]);
});

test('a store that cannot keep variants serves them all the same', async () => {
  const { folder, perform } = await createTestStore();
  const { hash } = await addPicture(perform, await photo(300, 200).png().toBuffer());
  const { variants: _, ...media } = fileStorage(folder).media;
  const storage: StorageAdapter = { ...fileStorage(folder), media };
  const { address } = await startTestServer(storage);
  expect((await sharp(await bytesAt(`${address}/media/${hash}-160.webp`)).metadata()).width).toBe(160);
});

type TestPerform = Awaited<ReturnType<typeof createTestStore>>['perform'];

async function addPicture(perform: TestPerform, content: Uint8Array) {
  const { result } = await perform(mediaAdd, { files: [{ title: 'a picture', content }] });
  const { file, url } = result.records[0] as { file: string; url: string };
  return { file, url, hash: file.slice(0, 32) };
}

async function addCasino(perform: TestPerform, fields: Record<string, unknown>) {
  await perform(casinosAdd, {
    record: { slug: 'red-fox', name: 'Red Fox', description: 'Calm.', rating: 8.4, ...fields },
  });
}

async function bytesAt(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

/** A picture with much detail, as photos have. */
function photo(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'teal', noise } }).blur(1.2);
}

function plain(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } });
}
