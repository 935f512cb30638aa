import { casinosAdd, casinosDeactivate, openStore, runtime } from '@croupier/core';
import { expect, test } from 'vitest';
import { quickShare } from '../long-run.js';
import { realStore, sampleStore } from './built-folder.js';
import { createTestStore, startTestServer } from './test-server.js';

const FOX = { slug: 'red-fox', name: 'Red Fox', description: 'Quick.', rating: 8.4 };

test('the sitemap exists once the settings have the address of the site, and lists only public pages', async () => {
  const { storage, perform } = await createTestStore();
  const { address } = await startTestServer(storage);
  await perform(casinosAdd, { record: FOX });
  const ask = (path: string) => fetch(`${address}${path}`);
  expect((await ask('/sitemap.xml')).status).toBe(404);

  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'once.put' }, (content) =>
    content.settings.set({ ...content.settings.get(), siteBaseUrl: 'https://guide.example/' }),
  );
  const answer = await ask('/sitemap.xml');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('<loc>https://guide.example/casino/red-fox</loc>');
  for (const path of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-9999.xml', '/sitemap.xml/']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
  for (const [, loc = ''] of text.matchAll(/<loc>(.+)<\/loc>/g)) {
    expect([loc, (await ask(new URL(loc).pathname)).status]).toEqual([loc, 200]);
  }

  await perform(casinosDeactivate, { records: ['red-fox'] });
  expect(await (await ask('/sitemap.xml')).text()).not.toContain('red-fox');
});

test('sample content, which search engines are told not to index, has no sitemap', async () => {
  const { address } = await startTestServer(await sampleStore());
  expect((await fetch(`${address}/sitemap.xml`)).status).toBe(404);
  expect(await (await fetch(`${address}/robots.txt`)).text()).not.toContain('Sitemap:');
});

const listedStore = () =>
  sampleStore((content) => content.settings.set({ ...content.settings.get(), isSample: false }));

test.each([
  ['the content of the sample', listedStore],
  ['a real site', () => realStore()],
] as const)('every page in the sitemap of %s answers 200', async (_name, store) => {
  const { address } = await startTestServer(await store());
  const text = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...text.matchAll(/<loc>(.+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  expect(paths.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const path of quickShare(paths, 4)) {
    const { status } = await fetch(address + path);
    if (status !== 200) wrong.push(`${path}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('robots.txt excludes the admin, the search, comparisons and filtered lists, and names the sitemap once it exists', async () => {
  const { storage } = await createTestStore();
  const { address } = await startTestServer(storage);
  const ask = async () => (await fetch(`${address}/robots.txt`)).text();
  const lines = (await ask()).trimEnd().split('\n');
  const filtered = /^Disallow: \/(best-casinos|reviews|bonuses|games)\?\*[a-z-]+=$/;
  expect(lines.filter((line) => !filtered.test(line))).toEqual([
    ...['User-agent: *', 'Disallow: /admin', 'Disallow: /search', 'Disallow: /compare?'],
  ]);
  expect(lines).toContain('Disallow: /best-casinos?*payment=');
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'once.put' }, (content) =>
    content.settings.set({ ...content.settings.get(), siteBaseUrl: 'https://guide.example/' }),
  );
  expect(await ask()).toContain('\nSitemap: https://guide.example/sitemap.xml\n');
});
