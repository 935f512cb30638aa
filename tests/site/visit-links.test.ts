import {
  createPerform,
  memoryStorage,
  openStore,
  runtime,
  type StorageAdapter,
  trackingSummary,
  trackingVisits,
} from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import { expect, test } from 'vitest';
import { startTestServer } from './test-server.js';

const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

async function sampleStorage(): Promise<StorageAdapter> {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'sample.put' }, (content) => {
    putSample(content);
    content.settings.set({ ...content.settings.get(), visitLinks: 'go' });
  });
  return storage;
}

async function serveSample() {
  const storage = await sampleStorage();
  const serving = await startTestServer(storage, undefined, { trustedProxies: ['127.0.0.1'] });
  const get = (
    path: string,
    { from = '203.0.113.5', agent = READER, ...init }: RequestInit & { from?: string; agent?: string } = {},
  ) =>
    fetch(serving.address + path, {
      redirect: 'manual',
      ...init,
      headers: { 'user-agent': agent, 'x-forwarded-for': from, ...(init.headers as Record<string, string>) },
    });
  const perform = createPerform(storage, runtime);
  const visits = async (by: 'casino' | 'page' | 'place' | 'day' = 'casino') => {
    await serving.stop();
    return (await perform(trackingVisits, { by })).result;
  };
  return { ...serving, get, perform, visits };
}

test('a visit link redirects for now, unlisted, uncached, and tells the casino no more than the site', async () => {
  const { get } = await serveSample();
  const answer = await get('/go/copper-heron?from=best-casinos_casinos-1');
  expect(answer.status).toBe(302);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    location: 'https://copper-heron.example/',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'strict-origin',
  });
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /go/\n');
  expect(await (await get('/sitemap.xml')).text()).not.toContain('/go/');
});

test('what it cannot lead to has a page: gone for casinos that were, missing for others', async () => {
  const { get } = await serveSample();
  const gone = await get('/go/brass-magpie');
  expect([gone.status, gone.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8']);
  expect((await get('/go/never-was')).status).toBe(404);
  expect((await get('/go/copper-heron', { method: 'POST', body: '' })).status).toBe(405);
});

test('pages lead through it, by links that say where they stand', async () => {
  const { get } = await serveSample();
  const html = await (await get('/best-casinos')).text();
  expect(html).toMatch(/href="\/go\/[a-z-]+\?from=best-casinos_casinos-1"/);
  expect(html).not.toContain('href="https://copper-heron.example/"');
});

test('people are counted by casino and place, once a day for each, without a script and without a cookie', async () => {
  const { get, perform, visits } = await serveSample();
  const link = '/go/copper-heron?from=best-casinos_casinos-1';
  for (const from of ['203.0.113.5', '203.0.113.5', '203.0.113.6']) {
    const answer = await get(link, { from });
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  await get('/go/paper-kite?from=home_sections-casinos-casinos-2');
  const found = await visits('place');
  expect(found).toMatchObject({ visits: 4, first: 3, crawler: 0, prefetch: 0, isOn: true });
  expect(found.rows).toEqual([
    { name: 'best-casinos casinos-1', visits: 3, first: 2, crawler: 0, prefetch: 0 },
    { name: 'home sections-casinos-casinos-2', visits: 1, first: 1, crawler: 0, prefetch: 0 },
  ]);
  const { clicks, topCasinos } = (await perform(trackingSummary, {})).result;
  expect([clicks, topCasinos[0]]).toEqual([4, { casino: 'Copper Heron', clicks: 3 }]);
});

test('crawlers, what is fetched ahead and questions for the head alone are no visits', async () => {
  const { get, visits } = await serveSample();
  await get('/go/copper-heron', { agent: CRAWLER });
  await get('/go/copper-heron', { headers: { 'sec-purpose': 'prefetch;prerender' } });
  await get('/go/copper-heron', { method: 'HEAD' });
  expect(await visits()).toMatchObject({ visits: 0, first: 0, crawler: 1, prefetch: 1 });
});

test('a flood of one client is led on and not counted past its limit', async () => {
  const { get, visits } = await serveSample();
  for (let i = 0; i < 80; i++) expect((await get(`/go/copper-heron?from=x_${i}`)).status).toBe(302);
  expect(await visits()).toMatchObject({ visits: 60 });
});

test.each([
  '/go/copper-heron?to=https://evil.example',
  '/go/copper-heron?offer=%0d%0aset-cookie:%20a=b',
  '/go/copper-heron?from=%0d%0ax_1&subid=%0d%0alocation:%20https://evil.example',
  '/go//evil.example',
  '/go/https:%2f%2fevil.example',
  '/go/..%2f..%2fadmin',
  '/go/copper-heron/../../evil',
  '/go/%E2%80%AEx',
])('%s leads nowhere that was not stored', async (path) => {
  const { get } = await serveSample();
  const answer = await get(path);
  const location = answer.headers.get('location') ?? '/';
  expect(new URL(location, 'https://copper-heron.example').origin).toBe('https://copper-heron.example');
  expect(location).not.toContain('/admin');
  expect(answer.headers.get('set-cookie')).toBeNull();
});
