import { once } from 'node:events';
import { connect } from 'node:net';
import { dayOf, memoryStorage, openStore, pagesAdd, pagesEdit, readCatalogue, runtime } from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import { expect, test } from 'vitest';
import { createPageCache, type PageCache } from '../../packages/cli/src/serve/caching/page-cache.js';
import { startServer } from '../../packages/cli/src/serve/server.js';
import { sendRawRequest, statusOf } from './raw-request.js';
import { createTestStore, siteFromSource, startTestServer } from './test-server.js';

/** A page cache of the sample. */
async function samplePageCache(maxBytes?: number): Promise<PageCache> {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'sample.put' }, putSample);
  const site = {
    ...siteFromSource,
    render: async (path: string) => ({ status: 200, headers: {}, html: `the page of ${path}` }),
  };
  return createPageCache(await readCatalogue(storage, dayOf(runtime.now())), site, storage, maxBytes);
}

/** Requests a page twice, so that it is cached. */
async function warmUp(pageCache: PageCache, path: string) {
  await pageCache.get(path, '');
  return pageCache.get(path, '');
}

test('the hot cache answers only the exact path of a page', async () => {
  const pageCache = await samplePageCache();
  expect(pageCache.getHot('/reviews')).toBeUndefined();
  const answer = await warmUp(pageCache, '/reviews');
  expect(pageCache.getHot('/reviews')).toBe(answer);
  for (const other of ['/reviews/sort/name', '/reviews/', '/reviews#top', '//reviews', '/%72eviews']) {
    expect(pageCache.getHot(other)).toBeUndefined();
  }
});

test('a missing address is never answered from the hot cache, so that it is logged', async () => {
  const pageCache = await samplePageCache();
  expect(await warmUp(pageCache, '/embed/casinos/nobody.json')).toMatchObject({ status: 404 });
  expect(pageCache.getHot('/embed/casinos/nobody.json')).toBeUndefined();
  await warmUp(pageCache, '/embed/casinos/copper-heron.json');
  expect(pageCache.getHot('/embed/casinos/copper-heron.json')).toMatchObject({ status: 200 });
});

test('an evicted page is not answered from memory', async () => {
  const pageCache = await samplePageCache(8_000);
  await warmUp(pageCache, '/reviews');
  await warmUp(pageCache, '/games');
  expect(pageCache.getHot('/reviews')).toBeUndefined();
});

test('a hot page is rejected for other hosts and methods like any page, and updates after a change', async () => {
  const { storage, perform } = await createTestStore();
  const { address } = await startTestServer(storage);
  const ask = (line: string, host = 'localhost', more = '') =>
    sendRawRequest(address, `${line} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);
  await ask('GET /reviews');
  await ask('GET /reviews');
  expect(statusOf(await ask('GET /reviews', 'elsewhere.example'))).toBe(421);
  expect(statusOf(await ask('GET /reviews', 'no host'))).toBe(400);
  expect(statusOf(await ask('POST /reviews'))).toBe(405);
  expect(statusOf(await ask('GET /reviews', 'localhost', 'Content-Length: 1\r\n'))).toBe(413);
  const [head, body] = (await ask('HEAD /reviews')).split('\r\n\r\n');
  expect(head).toMatch(/content-security-policy/i);
  expect(body).toBe('');

  const record = {
    title: 'Opening hours',
    slug: 'opening-hours',
    content: '<p>Always</p>',
    isPublished: true,
  };
  await perform(pagesAdd, { record });
  await ask('GET /opening-hours');
  expect(await ask('GET /opening-hours')).toContain('Always');
  await perform(pagesEdit, { record: 'opening-hours', changes: { content: '<p>On Sundays</p>' } });
  expect(await ask('GET /opening-hours')).toContain('On Sundays');
});

test('a response in progress arrives whole when the server stops', async () => {
  const large = Buffer.alloc(8_000_000, 'a');
  const site = { ...siteFromSource, files: new Map([['/large.png', large]]) };
  const serving = await startServer({ storage: memoryStorage(), site, port: 0 });
  const socket = connect(Number(new URL(serving.address).port), '127.0.0.1');
  socket.write('GET /large.png HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let came = 0;
  await once(socket, 'readable');
  const stopped = serving.stop();
  socket.on('data', (piece: Buffer) => {
    came += piece.length;
  });
  await Promise.all([once(socket, 'close'), stopped]);
  expect(came).toBeGreaterThan(large.length);
});
