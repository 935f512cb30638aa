import {
  createPerform,
  memoryStorage,
  redirectsAdd,
  redirectsDisable,
  redirectsMissing,
  runtime,
  type StorageAdapter,
} from '@croupier/core';
import { expect, test } from 'vitest';
import { startTestServer } from './test-server.js';

type RedirectInput = Parameters<typeof redirectsAdd.run>[1]['record'];

/** A server with redirects, and its responses without following them. */
async function serveWithRedirects(...rules: RedirectInput[]) {
  const storage = memoryStorage();
  const perform = createPerform(storage, runtime);
  for (const record of rules) await perform(redirectsAdd, { record });
  const { address } = await startTestServer(storage);
  const ask = async (path: string, method = 'GET') => {
    const { status, headers } = await fetch(address + path, { redirect: 'manual', method });
    return { status, location: headers.get('location') };
  };
  return { storage, perform, address, ask };
}

test('a redirect is sent as 301 or 302, before any page, and carries the query on', async () => {
  const { ask } = await serveWithRedirects(
    { source: '/best-casinos', target: '/?from=list' },
    { source: '/sale', target: 'https://partner.example/offer#top', permanent: false },
    { source: '/old', target: '/casino', match: 'prefix' },
  );
  expect(await ask('/best-casinos?utm=mail')).toEqual({ status: 301, location: '/?from=list&utm=mail' });
  expect(await ask('/sale?x=1')).toEqual({ status: 302, location: 'https://partner.example/offer?x=1#top' });
  expect(await ask('/old/r%C3%A9d%20fox/')).toEqual({ status: 301, location: '/casino/r%C3%A9d%20fox/' });
  expect(await ask('/old', 'HEAD')).toEqual({ status: 301, location: '/casino' });
});

test('an address that a redirect calls gone answers 410 with a page that says so, at the end of a chain too', async () => {
  const { ask, address } = await serveWithRedirects(
    { source: '/closed', target: 'gone', match: 'prefix' },
    { source: '/older', target: '/closed/shop' },
  );
  for (const path of ['/closed', '/closed/shop?a=1', '/older'])
    expect(await ask(path)).toEqual({ status: 410, location: null });
  expect(await ask('/closet')).toEqual({ status: 404, location: null });
  const html = await (await fetch(`${address}/closed`)).text();
  expect(html).toContain('This page was removed and will not come back.');
  expect(html).toContain('noindex');
});

test('a chain of redirects becomes one, permanent only if every hop is', async () => {
  const { ask } = await serveWithRedirects(
    { source: '/a', target: '/b' },
    { source: '/b', target: '/c' },
    { source: '/x', target: '/y', permanent: false },
    { source: '/y', target: '/z' },
  );
  expect(await ask('/a')).toEqual({ status: 301, location: '/c' });
  expect(await ask('/x')).toEqual({ status: 302, location: '/z' });
});

test('a redirect that is disabled while the server runs ends with the next request', async () => {
  const { ask, perform } = await serveWithRedirects({ source: '/best-casinos', target: '/' });
  expect((await ask('/best-casinos')).status).toBe(301);
  await perform(redirectsDisable, { records: ['/best-casinos'] });
  expect((await ask('/best-casinos')).status).toBe(200);
});

test.each([
  '/go//evil.example',
  '/go/%2fevil.example',
  '/go/%2F%2Fevil.example',
  '/go/\tevil.example',
  '/go/%09/evil.example',
  '/go/%5cevil.example',
  '/go/..//evil.example',
  '/go/https://evil.example',
  '/go/javascript:alert(1)',
  '/go/@evil.example',
  '/go/.evil.example',
  '/to/.evil.example/x',
  '/to/@evil.example',
  '/to/:80@evil.example',
])('%s redirects nobody to a host that no redirect names', async (path) => {
  const { ask, address } = await serveWithRedirects(
    { source: '^/go/(.*)$', match: 'regex', target: '/$1' },
    { source: '^/to(.*)$', match: 'regex', target: 'https://partner.example/go$1' },
    { source: '/to', match: 'prefix', target: 'https://partner.example' },
  );
  const { location } = await ask(path);
  const host = location === null ? new URL(address).host : new URL(location, address).host;
  expect([new URL(address).host, 'partner.example']).toContain(host);
});

test.each([
  '/go/%0d%0aset-cookie:x=1',
  '/go/%0aset-cookie:x',
  '/go/a?x=%0d%0aset-cookie:x',
  '/go/%E2%80%A8x',
])('%s injects no header into the response', async (path) => {
  const { address } = await serveWithRedirects({ source: '^/go/(.*)$', match: 'regex', target: '/to/$1' });
  const response = await fetch(address + path, { redirect: 'manual' });
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('location') ?? '').toMatch(/^[\x21-\x7e]*$/);
});

test('a loop in old data shows the pages at its addresses', async () => {
  const storage = memoryStorage();
  await insertRedirects(storage, [
    { source: '/best-casinos', target: '/reviews' },
    { source: '/reviews', target: '/best-casinos' },
    { source: '/a', target: '/b' },
    { source: '/b', target: '/a' },
    { source: '^/((((', target: '/', match: 'regex' },
  ]);
  const { address } = await startTestServer(storage);
  const statusOf = async (path: string) => (await fetch(address + path, { redirect: 'manual' })).status;
  expect(await statusOf('/best-casinos')).toBe(200);
  expect(await statusOf('/a')).toBe(404);
});

test('missing addresses are counted without their queries, with a suggestion', async () => {
  const { address, perform, ask } = await serveWithRedirects({ source: '/there', target: '/' });
  await ask('/best-casino', 'HEAD');
  await ask('/');
  for (const path of ['/best-casino', '/best-casino?token=secret', '/there', '/gone\u{1F3B0}']) {
    await fetch(address + path, { headers: { referer: 'https://from.example/page?private=1' } });
  }
  const missing = async () => (await perform(redirectsMissing, {})).result;
  await expect
    .poll(async () => (await missing()).records)
    .toMatchObject([
      { path: '/best-casino', count: 2, referrer: 'https://from.example/page', suggestion: '/best-casinos' },
      { path: '/gone\u{1F3B0}', count: 1 },
    ]);
  const result = await missing();
  expect(result.total).toBe(2);
  expect(JSON.stringify(result)).not.toMatch(/secret|private/);
});

test('a visitor gets the same response when the log cannot be written', async () => {
  const storage = memoryStorage();
  const { address } = await startTestServer({
    ...storage,
    appendLog: () => Promise.reject(new Error('full')),
  });
  let begun = 0;
  const appendLog = () => {
    begun++;
    return new Promise<void>(() => undefined);
  };
  const { address: slow } = await startTestServer({ ...storage, appendLog });
  for (let i = 0; i < 60; i++) {
    expect((await fetch(`${address}/none-${i}`)).status).toBe(404);
    expect((await fetch(`${slow}/none-${i}`)).status).toBe(404);
  }
  expect(begun).toBe(20);
});

/** Stores redirects without validation, as an older version may have. */
async function insertRedirects(storage: StorageAdapter, rules: RedirectInput[]): Promise<void> {
  await storage.write(async (draft) => {
    const at = '2026-01-01T00:00:00.000Z';
    rules.forEach((rule, order) => {
      const id = runtime.newId();
      const record = {
        ...{ id, match: 'exact', enabled: true, permanent: true, preserveQuery: true, appendRemainder: true },
        ...{ order, createdAt: at, updatedAt: at, ...rule },
      };
      draft.table('redirects').put(id, undefined, JSON.stringify(record));
    });
    const header = {
      id: runtime.newId(),
      number: 1,
      at,
      by: { name: 'owner' },
      operation: 'redirects.import',
      subject: '',
    };
    return { header: { ...header, inserted: rules.length, updated: 0, removed: 0 }, entries: [] };
  });
}
