import { casinosDeactivate, casinosRename, settingsSet } from '@croupier/core';
import type { Frame } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { painted, startHostServer } from '../embedding-pages/host-server.js';

const host = startHostServer();
let card = '';
let comparison = '';

beforeAll(async () => {
  await host.perform(settingsSet, { changes: { siteBaseUrl: host.site } });
  card = await host.snippet({ casinos: ['copper-heron'] });
  comparison = await host.snippet({ casinos: ['copper-heron', 'lantern-quay'] });
  await host.perform(casinosRename, { record: 'copper-heron', slug: 'heron', name: 'Heron' });
  await host.perform(casinosRename, { record: 'heron', slug: 'grey-heron', name: 'Grey Heron' });
});

test('a card that was pasted before a casino was renamed twice shows it under its new name', async () => {
  await host.look({ html: `<!doctype html>${card}` }, async (page, { complaints }) => {
    expect(await painted(page)).toContain('Grey Heron');
    expect(await page.getByRole('link', { name: 'Read Review' }).getAttribute('href')).toBe(
      `${host.site}/casino/grey-heron`,
    );
    expect(complaints).toEqual([]);
  });
  const framed = `<!doctype html><iframe src="SITE/embed/casinos/copper-heron?affiliate-id=guide"></iframe>`;
  await host.look({ html: framed }, async (page) => {
    const frame = page.frames()[1] as Frame;
    await frame.getByRole('heading', { name: 'Grey Heron' }).waitFor();
    await expect
      .poll(() => frame.locator('[data-croupier-visit]').getAttribute('href'))
      .toContain('affiliate_id=guide');
  });
});

test('a comparison that was pasted before a rename still has both casinos', async () => {
  await host.look({ html: `<!doctype html>${comparison}` }, async (page) => {
    await painted(page, 'croupier-compare');
    expect(await page.locator('croupier-compare [part="name"]').allTextContents()).toEqual([
      'Grey Heron',
      'Lantern Quay',
    ]);
  });
});

test('oEmbed describes the card of a renamed casino at its old address', async () => {
  const url = encodeURIComponent(`${host.site}/casino/copper-heron`);
  const response = await fetch(`${host.site}/oembed?url=${url}`);
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { title: 'Grey Heron', html: expect.stringContaining(`${host.site}/embed/casinos/grey-heron`) },
  ]);
});

test('a casino that was taken off the site after a rename is gone at its old address too', async () => {
  await host.perform(casinosDeactivate, { records: ['grey-heron'] });
  const paths = [
    '/embed/casinos/copper-heron.json',
    '/embed/casinos/copper-heron',
    `/oembed?url=${encodeURIComponent(`${host.site}/casino/copper-heron`)}`,
  ];
  for (const path of paths) expect((await fetch(`${host.site}${path}`)).status, path).toBe(410);
});
