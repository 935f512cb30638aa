import { settingsSet } from '@croupier/core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestStore, startTestServer } from './test-server.js';

async function serveNamed(changes: object = {}) {
  const { storage, perform } = await createTestStore();
  await perform(settingsSet, { changes: { siteName: 'Golden Guide', primaryColor: '#15803d', ...changes } });
  const { address } = await startTestServer(storage);
  const response = await fetch(address);
  const html = await response.text();
  const linkTo = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1];
  return { address, linkTo, policy: response.headers.get('content-security-policy') ?? '' };
}

test('a site with a name has a manifest and drawn icons, which its pages name and its policy allows', async () => {
  const { address, linkTo, policy } = await serveNamed();
  expect(policy).toContain("manifest-src 'self'");
  const manifest = await (await fetch(address + linkTo('manifest'))).json();
  expect(manifest).toMatchObject({ name: 'Golden Guide', start_url: '/', theme_color: '#15803d' });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
  const sizes = [];
  for (const path of [linkTo('icon'), linkTo('apple-touch-icon'), ...manifest.icons.map(iconPath)]) {
    const response = await fetch(address + path);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const icon = sharp(Buffer.from(await response.arrayBuffer()));
    sizes.push((await icon.metadata()).width);
    const corner = await icon
      .removeAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...corner]).toEqual([0x15, 0x80, 0x3d]);
  }
  expect(sizes).toEqual([48, 180, 192, 512]);
});

const iconPath = ({ src }: { src: string }) => src;

test('a site with an icon of its own shows that; a site without a name has neither manifest nor drawn icons', async () => {
  const own = await serveNamed({ faviconUrl: '/sample/icon.png' });
  expect([own.linkTo('icon'), own.linkTo('apple-touch-icon')]).toEqual([
    '/sample/icon.png',
    '/sample/icon.png',
  ]);
  const { storage } = await createTestStore();
  const { address } = await startTestServer(storage);
  const html = await (await fetch(address)).text();
  expect(html).toContain('<link rel="icon" href="/favicon.ico"');
  expect(html).not.toContain('rel="manifest"');
  expect((await fetch(`${address}/manifest.json`)).status).toBe(404);
});
