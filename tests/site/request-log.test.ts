import { createPerform, memoryStorage, openStore, runtime, tokensAdd } from '@croupier/core';
import { expect, test } from 'vitest';
import { createClientFinder } from '../../packages/cli/src/serve/requests/client-address.js';
import { siteFromSource, startTestServer } from './test-server.js';

async function serveWithLog(trustedProxies: readonly string[] = [], site = siteFromSource) {
  const requests: string[] = [];
  const serving = await startTestServer(memoryStorage(), site, {
    trustedProxies,
    logRequest: (line) => requests.push(line),
  });
  return { ...serving, requests };
}

test('each request is one JSON line with the id that its response carries, and without what is asked for', async () => {
  const { address, requests } = await serveWithLog();
  const secrets = { cookie: 'croupier=secret-cookie', authorization: 'Bearer secret-token' };
  const { headers } = await fetch(`${address}/search?q=secret-words`, { headers: secrets });
  await fetch(`${address}/beacon`, { method: 'POST', body: 'secret-body' });
  await expect.poll(() => requests.length).toBe(2);
  const [search, beacon] = requests.map((line) => JSON.parse(line));
  expect(search).toMatchObject({
    id: headers.get('x-request-id'),
    client: '127.0.0.1',
    method: 'GET',
    path: '/search',
    status: 200,
  });
  expect(beacon).toMatchObject({ method: 'POST', path: '/beacon', status: 204 });
  expect(search.id).not.toBe(beacon.id);
  expect(requests.join('\n')).not.toContain('secret');
});

test('a path cannot write a line of its own into the log', async () => {
  const { address, requests } = await serveWithLog();
  await fetch(`${address}/a%0A%7B%22status%22%3A200%7D`);
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]).not.toContain('\n');
  expect(JSON.parse(requests[0] ?? '')).toMatchObject({ status: 400 });
});

test('pages, files, refusals and errors carry an id; the page of an error shows it', async () => {
  const broken = { ...siteFromSource, render: () => Promise.reject(new Error('lost its way')) };
  const { address, lines } = await serveWithLog([], broken);
  for (const place of ['/placeholder.svg', '/%E0%A4%A', '/robots.txt', '/best-casinos']) {
    expect((await fetch(address + place)).headers.get('x-request-id'), place).toMatch(/^[0-9a-f]{8}-\w+$/);
  }
  expect((await fetch(address, { method: 'PUT' })).headers.has('x-request-id')).toBe(true);
  const failed = await fetch(address);
  const id = failed.headers.get('x-request-id') ?? '';
  expect([failed.status, await failed.text()]).toEqual([500, expect.stringContaining(id)]);
  expect(lines.join('\n')).toContain(`Error ${id} at "/": Error: lost its way`);
});

test('only behind a trusted proxy a forwarded address and a forwarded TLS are believed', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
  const direct = await serveWithLog();
  expect((await fetch(direct.address, { headers: forwarded })).headers.has('strict-transport-security')).toBe(
    false,
  );
  const behind = await serveWithLog(['127.0.0.0/8']);
  const { headers } = await fetch(behind.address, { headers: forwarded });
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect((await fetch(behind.address)).headers.has('strict-transport-security')).toBe(false);
  await expect.poll(() => direct.requests.length + behind.requests.length).toBe(3);
  const clients = [...direct.requests, ...behind.requests].map((line) => JSON.parse(line).client);
  expect(clients).toEqual(['127.0.0.1', '203.0.113.9', '127.0.0.1']);
});

test.each([
  [[], '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  [['127.0.0.1'], '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  [['127.0.0.1'], '::ffff:127.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  [['127.0.0.1', '10.0.0.0/8'], '127.0.0.1', '6.6.6.6, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
  [['127.0.0.1'], '192.168.1.5', '203.0.113.9', '192.168.1.5'],
  [['::1'], '::1', '2001:db8:1:2:3::4', '2001:db8:1:2'],
  [['127.0.0.1'], '127.0.0.1', '', '127.0.0.1'],
])('with the trusted proxies %j a request from %s for %j comes from %s', (trusted, peer, header, client) => {
  const socket = { remoteAddress: peer } as never;
  expect(createClientFinder(trusted)({ socket, headers: { 'x-forwarded-for': header } }).address).toBe(
    client,
  );
});

test.each(['localhost', '10.0.0.0/40', '1.2.3', ''])('%j is refused as a trusted proxy', (address) => {
  expect(() => createClientFinder([address])).toThrow('is not an IP address or network');
});

test('a request with a token is logged with the id of its user, and without the token', async () => {
  const storage = memoryStorage();
  const { result: ada } = await openStore(storage, runtime).change(
    { by: { name: 'owner' }, operation: 'users.add' },
    ({ users }) => users.insert({ username: 'ada', email: 'ada@guide.example', role: 'admin' }),
  );
  const { result } = await createPerform(storage, runtime)(tokensAdd, { name: 'a', user: 'ada' });
  const requests: string[] = [];
  const { address } = await startTestServer(storage, siteFromSource, {
    logRequest: (line) => requests.push(line),
  });
  await fetch(`${address}/api/casinos.list`, { headers: { authorization: `Bearer ${result.secret}` } });
  await expect.poll(() => requests.length).toBe(1);
  expect(JSON.parse(requests[0] as string)).toMatchObject({ path: '/api/casinos.list', user: ada.id });
  expect(requests[0]).not.toContain(result.secret);
});
