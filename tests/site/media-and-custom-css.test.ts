import {
  casinosAdd,
  casinosDeactivate,
  mediaAdd,
  mediaDelete,
  settingsSet,
  stylesDisable,
  stylesSet,
} from '@croupier/core';
import { expect, test } from 'vitest';
import { createTestStore, startTestServer } from './test-server.js';

/** One grey pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

test('a library picture is served with its type, cached forever, and only while it is listed', async () => {
  const { storage, perform } = await createTestStore();
  const { result } = await perform(mediaAdd, { files: [{ title: 'pixel.png', content: PIXEL }] });
  const picture = result.records[0] as { url: string; file: string };
  const { address } = await startTestServer(storage);
  const response = await fetch(address + picture.url);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(PIXEL.length),
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PIXEL);
  for (const path of [
    '/media/media.json',
    '/media/',
    '/media/..%2fcroupier.json',
    `${picture.url}.txt`,
    '/media',
  ]) {
    expect((await fetch(address + path)).status, path).toBe(404);
  }
  await perform(mediaDelete, { records: [picture.file] });
  expect((await fetch(address + picture.url)).status).toBe(404);
});

test('a picture with a missing file is a 404 page', async () => {
  const { storage, perform } = await createTestStore();
  const { result } = await perform(mediaAdd, { files: [{ title: 'pixel.png', content: PIXEL }] });
  const picture = result.records[0] as { url: string; file: string };
  await storage.media.remove(picture.file);
  const { address } = await startTestServer(storage);
  expect((await fetch(address + picture.url)).status).toBe(404);
});

test('custom CSS is a style sheet after those of the site, under the policy, until it is disabled', async () => {
  const { storage, perform } = await createTestStore();
  await perform(settingsSet, { changes: { siteName: 'Golden Guide' } });
  const { address } = await startTestServer(storage);
  const sheetsOf = async () => {
    const html = await (await fetch(`${address}/`)).text();
    return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href as string);
  };
  const before = await sheetsOf();
  await perform(stylesSet, { css: 'h1 { color: teal }' });
  const after = await sheetsOf();
  expect(after.slice(0, -1)).toEqual(before);
  const response = await fetch(address + after.at(-1));
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toMatch(/^@layer croupier\.kept \{.*h1:not\(.*color: teal/s);
  await perform(stylesSet, { css: 'h1 { color: navy }' });
  expect(await sheetsOf()).not.toEqual(after);
  await perform(stylesDisable, {});
  expect(await sheetsOf()).toEqual(before);
});

test('a card in a frame may be shown anywhere, runs no script but the site’s own, and says so where it is gone', async () => {
  const { storage, perform } = await createTestStore();
  await perform(casinosAdd, {
    record: { slug: 'red-fox', name: 'Red Fox', description: 'Calm.', rating: 8.4 },
  });
  const { address } = await startTestServer(storage);
  const response = await fetch(`${address}/embed/casinos/red-fox`);
  const html = await response.text();
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('connect-src');
  expect(response.headers.get('x-frame-options')).toBeNull();
  for (const words of ['Red Fox', '8.4', '<base target="_top"', 'href="/casino/red-fox"', '18+', 'noindex']) {
    expect(html).toContain(words);
  }
  expect(html.match(/<script[^>]*>[^<]*/g)).toEqual(['<script defer="" src="/embed/frame.js">']);
  await perform(casinosDeactivate, { records: ['red-fox'] });
  expect((await fetch(`${address}/embed/casinos/red-fox`)).status).toBe(410);
  expect((await fetch(`${address}/embed/casinos/no-such`)).status).toBe(404);
  expect((await fetch(`${address}/embed/casinos/red-fox.json`)).status).toBe(410);
});
