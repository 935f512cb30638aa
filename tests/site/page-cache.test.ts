import { dayOf, memoryStorage, openStore, readCatalogue, runtime } from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import { expect, test } from 'vitest';
import { createPageCache } from '../../packages/cli/src/serve/caching/page-cache.js';
import type { SiteRenderer } from '../../packages/cli/src/serve/site-renderer.js';
import { siteFromSource } from './test-server.js';

/** A page cache of the sample with pages of one length, and the addresses that were rendered, in order. */
async function openCountingCache(
  maxBytes?: number,
  renderPage: (path: string) => Promise<string> = async () => 'a page'.padEnd(500),
) {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'sample.put' }, putSample);
  const drawn: string[] = [];
  const site: SiteRenderer = {
    ...siteFromSource,
    async render(path, _load, _links, query = '') {
      drawn.push(query === '' ? path : `${path}?${query}`);
      return { status: 200, headers: { 'content-type': 'text/html' }, html: await renderPage(path) };
    },
  };
  const catalogue = await readCatalogue(storage, dayOf(runtime.now()));
  return { drawn, pageCache: createPageCache(catalogue, site, storage, maxBytes) };
}

test('concurrent requests for a page render it once, and later ones use the cache', async () => {
  const { drawn, pageCache } = await openCountingCache();
  const requests = Array.from({ length: 50 }, () => pageCache.get('/reviews', ''));
  const [first, ...others] = await Promise.all(requests);
  expect(new Set(others)).toEqual(new Set([first]));
  expect(pageCache.get('/reviews', '')).toBe(first);
  expect(drawn).toEqual(['/reviews']);
});

test('a full page cache evicts the least recently used pages, which are rendered again on request', async () => {
  const one = await openCountingCache();
  await one.pageCache.get('/reviews', '');
  const { drawn, pageCache } = await openCountingCache(Math.floor(2.5 * one.pageCache.usage().bytes));
  for (const path of ['/reviews', '/games', '/reviews', '/news', '/reviews', '/games'])
    await pageCache.get(path, '');
  expect(drawn).toEqual(['/reviews', '/games', '/news', '/games']);
  expect(pageCache.usage().entries).toBe(2);
});

test('a page larger than the cache is answered, and evicts nothing', async () => {
  const one = await openCountingCache();
  await one.pageCache.get('/reviews', '');
  const { pageCache, drawn } = await openCountingCache(one.pageCache.usage().bytes + 100, async (path) =>
    path === '/games' ? 'a page'.padEnd(10_000) : 'a page'.padEnd(500),
  );
  for (const path of ['/reviews', '/games', '/games', '/reviews']) await pageCache.get(path, '');
  expect(drawn).toEqual(['/reviews', '/games', '/games']);
});

test('searches are rendered each time, and wrong addresses share one page, so neither fills the cache', async () => {
  const { drawn, pageCache } = await openCountingCache();
  await pageCache.get('/reviews', 'q=copper');
  await pageCache.get('/reviews', 'q=copper');
  expect(drawn.splice(0)).toEqual(['/reviews?q=copper', '/reviews?q=copper']);
  for (let n = 0; n < 100; n++) await pageCache.get(`/nowhere-${n}`, '');
  for (let n = 0; n < 100; n++) await pageCache.get('/reviews', `utm_source=${n}`);
  expect(drawn).toEqual(['/nowhere-0', '/reviews']);
});

test('a page that failed to render is rendered again for the next request', async () => {
  let failures = 1;
  const { pageCache } = await openCountingCache(undefined, async () => {
    if (failures-- > 0) throw new Error('A bug');
    return 'a page';
  });
  const requests = [pageCache.get('/reviews', ''), pageCache.get('/reviews', '')];
  for (const one of requests) await expect(one).rejects.toThrow('A bug');
  expect(await pageCache.get('/reviews', '')).toMatchObject({ status: 200 });
});
