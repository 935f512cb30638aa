import { casinosAdd, casinosEdit, postsAdd, settingsSet } from '@croupier/core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestStore, startTestServer } from './test-server.js';

const ORIGIN = 'https://guide.example';

async function reviewSite() {
  const store = await createTestStore();
  await store.perform(settingsSet, { changes: { siteName: 'Golden Guide', siteBaseUrl: ORIGIN } });
  await store.perform(casinosAdd, {
    record: { slug: 'red-fox', name: 'Red <Fox> & Ćo', description: 'Calm.', rating: 8.4 },
  });
  const { address } = await startTestServer(store.storage);
  const headOf = async (path: string) => {
    const html = await (await fetch(address + path)).text();
    return Object.fromEntries(
      [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value ?? '',
      ]),
    );
  };
  return { ...store, address, headOf };
}

test('a review has a picture for social networks with its name and score, drawn once and cached forever', async () => {
  const { address, headOf } = await reviewSite();
  const head = await headOf('/casino/red-fox');
  expect(head['og:image']).toMatch(/^https:\/\/guide\.example\/share\/casino\/red-fox-[0-9a-f]{8}\.png$/);
  expect(head).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
  expect(head['twitter:image']).toBe(head['og:image']);
  const response = await fetch(head['og:image']?.replace(ORIGIN, address) ?? '');
  expect(response.headers.get('cache-control')).toContain('immutable');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(80_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
  // Letters are many small dark places: the title at the left, and the number in the middle of the dial.
  expect(await darkShare(bytes, { left: 80, top: 120, width: 640, height: 90 })).toBeGreaterThan(0.05);
  expect(await darkShare(bytes, { left: 870, top: 250, width: 160, height: 100 })).toBeGreaterThan(0.05);
  expect(await darkShare(bytes, { left: 80, top: 330, width: 640, height: 90 })).toBe(0);
});

test('another score has another picture, and the old address is gone', async () => {
  const { address, headOf, perform } = await reviewSite();
  const before = (await headOf('/casino/red-fox'))['og:image'] ?? '';
  await perform(casinosEdit, { records: ['red-fox'], changes: { rating: 4 } });
  const after = (await headOf('/casino/red-fox'))['og:image'] ?? '';
  expect(after).not.toBe(before);
  expect((await fetch(before.replace(ORIGIN, address))).status).toBe(404);
  expect((await fetch(after.replace(ORIGIN, address))).status).toBe(200);
  for (const path of ['/share/casino/red-fox-00000000.png', '/share/casino/none-00000000.png']) {
    expect((await fetch(address + path)).status, path).toBe(404);
  }
});

test('a post has a picture with its title; a sample, which is not indexed, has none', async () => {
  const { headOf, perform } = await reviewSite();
  const record = { slug: 'calm', title: 'Play calmly', content: '<p>Well.</p>', isPublished: true };
  await perform(postsAdd, { record: { ...record, category: 'Guides', author: 'Ada', excerpt: 'Calm.' } });
  expect((await headOf('/blog/calm'))['og:image']).toMatch(/\/share\/post\/calm-[0-9a-f]{8}\.png$/);
  await perform(settingsSet, { changes: { isSample: true } });
  expect((await headOf('/casino/red-fox'))['og:image']).toBe(`${ORIGIN}/og-image.png`);
});

/** How much of a part of a picture is nearly black, from 0 to 1. */
async function darkShare(
  picture: Buffer,
  part: { left: number; top: number; width: number; height: number },
) {
  const pixels = await sharp(picture).extract(part).greyscale().raw().toBuffer();
  return pixels.filter((value) => value < 80).length / pixels.length;
}
