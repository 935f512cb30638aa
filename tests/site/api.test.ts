import { openStore, runtime, tokensAdd, usersDeactivate } from '@croupier/core';
import { expect, test } from 'vitest';
import { createTestStore, startTestServer } from './test-server.js';

test('the server answers questions that anyone may ask, and refuses others with 401', async () => {
  const { storage } = await createTestStore();
  const { address } = await startTestServer(storage);
  const open = await fetch(`${address}/api/operations.list`);
  expect(open.status).toBe(200);
  expect((await open.json()).result.records.length).toBeGreaterThan(100);
  const closed = await fetch(`${address}/api/casinos.list`);
  expect(closed.status).toBe(401);
  expect((await closed.json()).problem.code).toBe('not-allowed');
});

test('the description of the API has what it answers, and nothing that begins a session or counts a visitor', async () => {
  const { storage } = await createTestStore();
  const { address } = await startTestServer(storage);
  const { paths } = await (await fetch(`${address}/api/openapi.json`)).json();
  expect(paths).toHaveProperty(['/api/accounts.show']);
  for (const name of ['accounts.sign-in', 'accounts.register', 'tracking.view', 'tracking.click']) {
    expect(paths).not.toHaveProperty([`/api/${name}`]);
    const headers = { 'content-type': 'application/json' };
    const asked = await fetch(`${address}/api/${name}`, { method: 'POST', headers, body: '{"input":{}}' });
    expect(asked.status).toBe(404);
  }
});

test('a body that is too large is refused without being read to its end', async () => {
  const { storage } = await createTestStore();
  const { address } = await startTestServer(storage);
  const refused = await fetch(`${address}/api/operations.list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"input":{"x":"${'x'.repeat(2_000_000)}"}}`,
  });
  expect(refused.status).toBe(413);
});

test('a token acts for its user until it is deleted, and its user until they are deactivated', async () => {
  const { storage, perform } = await createTestStore();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'users.add' }, ({ users }) => {
    users.insert({ username: 'ed', email: 'ed@guide.example', role: 'editor' });
    users.insert({ username: 'ada', email: 'ada@guide.example', role: 'admin' });
  });
  const { secret } = (await perform(tokensAdd, { name: 'a', user: 'ed' })).result;
  const { address } = await startTestServer(storage);
  const call = (name: string, body: object, token = secret) =>
    fetch(`${address}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const added = await call('casinos.add', { input: { record: { name: 'Fox', description: 'x' } } });
  expect((await added.json()).change.by.name).toBe('ed');
  expect((await call('casinos.delete', { input: { records: ['fox'] } })).status).toBe(403);
  expect((await call('casinos.list', {}, 'croupier_unknown')).status).toBe(401);
  await perform(usersDeactivate, { records: ['ed'] });
  expect((await call('casinos.list', {})).status).toBe(401);
});

test('an address that says not who it is, or says it wrongly, must wait after many requests; a token goes on', async () => {
  const { storage, perform } = await createTestStore();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'users.add' }, ({ users }) => {
    users.insert({ username: 'ada', email: 'ada@guide.example', role: 'admin' });
  });
  const { secret } = (await perform(tokensAdd, { name: 'a', user: 'ada' })).result;
  const { address } = await startTestServer(storage);
  const ask = (token?: string) =>
    fetch(`${address}/api/casinos.list`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  for (let n = 0; n < 120; n++) expect((await ask()).status).toBe(401);
  for (let n = 0; n < 120; n++) expect((await ask(`croupier_${n}`)).status).toBe(401);
  const ended = await fetch(`${address}/api/operations.list`, {
    headers: { cookie: `croupier=${'x'.repeat(43)}` },
  });
  for (const refused of [
    await ask(),
    ended,
    await ask('croupier_x'),
    await fetch(`${address}/api/openapi.json`),
  ]) {
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).problem.reason).toBe('request.too-often');
  }
  expect((await ask(secret)).status).toBe(200);
});
