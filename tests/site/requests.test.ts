import { connect } from 'node:net';
import { casinosAdd, createPerform, documents, memoryStorage, runtime } from '@croupier/core';
import { expect, test } from 'vitest';
import { negotiateEncoding } from '../../packages/cli/src/serve/caching/negotiate-encoding.js';
import { checkHost } from '../../packages/cli/src/serve/requests/host-check.js';
import { sendRawRequest, statusOf } from './raw-request.js';
import { startTestServer } from './test-server.js';

async function statusForRequest(line: string, headers: string[] = []): Promise<number> {
  const { address } = await startTestServer(memoryStorage());
  const all = [line, 'Host: localhost', 'Connection: close', ...headers].join('\r\n');
  return statusOf(await sendRawRequest(address, `${all}\r\n\r\n`));
}

test.each([
  '/../package.json',
  '/..%2f..%2fetc/passwd',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/.git/config',
  '/.vite/manifest.json',
  '/private/users.json',
  '/croupier.json',
  '/ASSETS/site-0123abcd.css',
  '//placeholder.svg',
  '/casino/__proto__',
  '/__proto__',
  '/constructor',
])('only pages and files of the site are served: %s is missing', async (path) => {
  expect(await statusForRequest(`GET ${path} HTTP/1.1`)).toBe(404);
});

test.each([
  ['GET /%00 HTTP/1.1', 400],
  ['GET /a%0d%0aset-cookie:x HTTP/1.1', 400],
  ['GET /..%5c..%5cetc HTTP/1.1', 400],
  ['GET /%E0%A4%A HTTP/1.1', 400],
  ['GET http://elsewhere.example/ HTTP/1.1', 400],
  ['POST / HTTP/1.1', 405],
  ['DELETE /best-casinos HTTP/1.1', 405],
  [`GET /${'a'.repeat(5_000)} HTTP/1.1`, 414],
  [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 431],
  ['NONSENSE', 400],
])('%s is refused', async (line, status) => {
  expect(await statusForRequest(line)).toBe(status);
});

test('a request for a page that brings a body is refused, and its connection closed', async () => {
  expect(await statusForRequest('GET / HTTP/1.1', ['Content-Length: 1000000000'])).toBe(413);
  expect(await statusForRequest('GET / HTTP/1.1', ['Transfer-Encoding: chunked'])).toBe(413);
  expect(await statusForRequest('GET / HTTP/1.1', ['Transfer-Encoding: chunked', 'Content-Length: 5'])).toBe(
    400,
  );
});

test('more headers than anyone needs are refused', async () => {
  const many = Array.from({ length: 10_000 }, (_, i) => `X-${i}: 1`);
  expect(await statusForRequest('GET / HTTP/1.1', many)).toBe(431);
});

test('a request for another host is refused, for the host of the site base URL answered', async () => {
  const storage = memoryStorage();
  const { address } = await startTestServer(storage);
  const ask = async (host: string) =>
    statusOf(
      await sendRawRequest(
        address,
        `GET /best-casinos HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      ),
    );
  expect(await ask('reviews.example')).toBe(421);
  expect(await ask('local host')).toBe(400);
  expect(await ask('127.0.0.1:80')).toBe(200);
  await storage.write(async (draft) => {
    const siteBaseUrl = 'https://reviews.example';
    draft.put('settings', JSON.stringify({ ...documents.settings.initial(), siteBaseUrl }));
    const header = { id: 'x', at: '', by: { name: 'owner' }, operation: 'settings.set', subject: '' };
    return { header: { ...header, number: 2, inserted: 0, updated: 1, removed: 0 }, entries: [] };
  });
  expect(await ask('localhost')).toBe(200);
  expect(await ask('reviews.example')).toBe(200);
  expect(await ask('www.reviews.example')).toBe(421);
});

test.each([
  ['localhost:8080', 'own'],
  ['LOCALHOST', 'own'],
  ['[::1]:8080', 'own'],
  ['192.168.1.20', 'own'],
  ['staging.local', 'own'],
  ['evil.example', 'foreign'],
  ['localhost.evil.example', 'foreign'],
  ['', 'malformed'],
  ['a b', 'malformed'],
  ['a/b', 'malformed'],
  ['site.localhost:8080', 'own'],
  ['localhost.example', 'foreign'],
  ['user@localhost', 'malformed'],
  ['localhost:port', 'malformed'],
])('the host %s is %s', (header, kind) => {
  expect(checkHost(header, { host: 'staging.local', baseUrl: undefined })).toBe(kind);
});

test.each([
  [undefined, 'plain'],
  ['', 'plain'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['identity', 'plain'],
] as const)('a client that accepts %s gets %s', (accepted, packing) => {
  expect(negotiateEncoding(accepted)).toBe(packing);
});

test('a page is the same with and without compression', async () => {
  const storage = memoryStorage();
  await createPerform(storage, runtime)(casinosAdd, {
    record: { slug: 'red-fox', name: 'Red Fox', description: 'Calm. '.repeat(200), rating: 8 },
  });
  const { address } = await startTestServer(storage);
  const bodies = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (encoding) => {
      const response = await fetch(`${address}/casino/red-fox`, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(response.headers.get('vary')).toBe('accept-encoding');
      return response.text();
    }),
  );
  expect(new Set(bodies).size).toBe(1);
});

test('every page forbids inline scripts and frames around it', async () => {
  const { address } = await startTestServer(memoryStorage());
  for (const place of ['/', '/best-casinos', '/nowhere']) {
    const { headers } = await fetch(address + place);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.has('x-powered-by')).toBe(false);
  }
});

test('a client that sends a request or a report at a trickle blocks nobody and is disconnected', async () => {
  const { address } = await startTestServer(memoryStorage());
  const report = `POST /beacon HTTP/1.1\r\nHost: localhost\r\nOrigin: ${address}\r\nContent-Length: 9000\r\n\r\n{`;
  const sentAway = ['GET / HTTP/1.1\r\nHost: loc', ...Array<string>(20).fill(report)].map((start) =>
    sendSlowly(address, start),
  );
  expect((await fetch(address)).status).toBe(200);
  for (const answer of await Promise.all(sentAway)) expect(statusOf(answer)).toBe(408);
});

/** Sends the start of a request, then a byte a second; gives what comes back until the server closes. */
function sendSlowly(address: string, start: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const slow = connect(Number(port), hostname, () => slow.write(start));
  const dripping = setInterval(() => slow.writable && slow.write('a'), 1_000);
  return new Promise((resolve) => {
    let answer = '';
    slow.on('data', (piece) => {
      answer += piece;
    });
    slow.on('error', () => undefined);
    slow.on('close', () => {
      clearInterval(dripping);
      resolve(answer);
    });
  });
}

test('a request with two Host headers is refused, on every kind of address', async () => {
  for (const path of ['/', '/api/openapi.json', '/embed/croupier.js']) {
    for (const second of ['localhost', 'evil.example'])
      expect(await statusForRequest(`GET ${path} HTTP/1.1`, [`hOsT: ${second}`]), path).toBe(400);
  }
});
