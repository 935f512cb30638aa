import { createPerform, runtime, type StorageAdapter, usersAdd, usersSetPassword } from '@croupier/core';
import { messages } from '@croupier/core/messages';
import { scryptPasswords } from '@croupier/core/node';
import { expect, test } from 'vitest';
import { createSignInLimits } from '../../packages/cli/src/serve/accounts/sign-in-limits.js';
import { createAccountClient, sendEndlessForm } from './account-client.js';
import { statusOf } from './raw-request.js';
import { createTestStore, siteFromSource, startTestServer } from './test-server.js';

const password = 'kvetch-umbra';

async function serveWithUser() {
  const { storage } = await createTestStore();
  await addUser(storage);
  const requests: string[] = [];
  const { address } = await startTestServer(storage, siteFromSource, {
    trustedProxies: ['127.0.0.1'],
    logRequest: (line) => requests.push(line),
  });
  return { storage, address, requests };
}

async function addUser(storage: StorageAdapter): Promise<void> {
  const perform = createPerform(storage, runtime, { passwords: scryptPasswords({ ln: 4, r: 1, p: 1 }) });
  await perform(usersAdd, { record: { username: 'ada', email: 'ada@guide.example', role: 'admin' } });
  await perform(usersSetPassword, { record: 'ada', password });
}

const ada = { identifier: 'ada', password };

test.each([
  ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a page of another site, with a header left out', { origin: 'https://evil.example' }],
  ['a neighbor under the same domain', { 'sec-fetch-site': 'same-site' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another port', { origin: 'http://127.0.0.1:1' }],
  ['the same host by another protocol', { origin: 'https' }],
])('a form from %s is refused and changes nothing', async (_where, headers: Record<string, string>) => {
  const { address } = await serveWithUser();
  const client = createAccountClient(address);
  await client.post('/login', ada);
  const origin = headers.origin === 'https' ? address.replace('http:', 'https:') : headers.origin;
  const sent = { ...headers, ...(origin === undefined ? {} : { origin }) };
  for (const [path, fields] of [
    ['/sign-out', {}],
    ['/profile', { form: 'details', email: 'evil@guide.example' }],
    ['/login', ada],
  ] as const) {
    const refused = await client.post(path, fields, sent);
    expect([path, refused.status, refused.headers.has('set-cookie')]).toEqual([path, 403, false]);
  }
  expect(await (await client.get('/profile')).text()).toContain('ada@guide.example');
});

test('a form that says nothing of where it comes from is refused, and so is what no form sends', async () => {
  const { address } = await serveWithUser();
  const body = new URLSearchParams(ada);
  expect((await fetch(`${address}/login`, { method: 'POST', body })).status).toBe(403);
  const json = { method: 'POST', body: JSON.stringify(ada), headers: { origin: address } };
  const asJson = { ...json, headers: { ...json.headers, 'content-type': 'application/json' } };
  expect((await fetch(`${address}/login`, asJson)).status).toBe(415);
  expect((await fetch(`${address}/login`, { method: 'PUT' })).status).toBe(405);
});

test('200 wrong passwords get the same answer, then 429 with the time to wait; a person elsewhere signs in', async () => {
  const { address } = await serveWithUser();
  const attacker = createAccountClient(address, { 'x-forwarded-for': '203.0.113.7' });
  const statuses: number[] = [];
  for (let n = 0; n < 200; n++) {
    const identifier = n % 2 === 0 ? 'ada' : '\u200bADA';
    const answer = await attacker.post('/login', { identifier, password: `guess-${n}` });
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const error = answer.status === 429 ? 'Too many attempts.' : messages.signIn.failed;
    expect(await answer.text()).toContain(error);
  }
  expect([statuses.indexOf(429), statuses.lastIndexOf(403)]).toEqual([10, 9]);
  expect((await attacker.post('/login', ada)).status).toBe(429);
  const person = createAccountClient(address, { 'x-forwarded-for': '198.51.100.4' });
  expect((await person.post('/login', ada)).status).toBe(303);
});

test('guesses count together for an account, whether its username or its e-mail address is typed', async () => {
  const { address } = await serveWithUser();
  const attacker = createAccountClient(address, { 'x-forwarded-for': '203.0.113.7' });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const identifier = n % 2 === 0 ? 'ada' : 'ADA@guide.example';
    statuses.push((await attacker.post('/login', { identifier, password: `guess-${n}` })).status);
  }
  expect(statuses.indexOf(429)).toBe(10);
});

test('an account that does not exist is answered and limited like one that does', async () => {
  const { address } = await serveWithUser();
  const answersFor = async (identifier: string, client: string) => {
    const visitor = createAccountClient(address, { 'x-forwarded-for': client });
    const answers: string[] = [];
    for (let n = 0; n < 12; n++) {
      const answer = await visitor.post('/login', { identifier, password: 'wrong' });
      const text = (await answer.text()).replaceAll(identifier, '').replace(/in \d+ \w+/, '');
      answers.push(`${answer.status} ${text}`);
    }
    return answers;
  };
  expect(await answersFor('nobody', '203.0.113.8')).toEqual(await answersFor('ada', '203.0.113.9'));
});

test('guesses from many addresses are limited for the account, and many accounts from one address for the address', async () => {
  let time = 0;
  const limits = createSignInLimits({ now: () => time });
  const refused = (outcome: object) => 'waitSeconds' in outcome;
  const spread: boolean[] = [];
  for (let n = 0; n < 150; n++) spread.push(refused(await limits.attempt(`10.0.0.${n}`, 'ada')));
  expect(spread.indexOf(true)).toBe(100);
  const sprayed: boolean[] = [];
  for (let n = 0; n < 60; n++) sprayed.push(refused(await limits.attempt('10.1.1.1', `user-${n}`)));
  expect(sprayed.indexOf(true)).toBe(50);
  time += 3_600_000;
  expect(refused(await limits.attempt('10.1.1.1', 'ada'))).toBe(false);
});

test('a session has a new secret at each sign-in, is stored as a hash alone, and ends for good with the sign-out', async () => {
  const { address, storage, requests } = await serveWithUser();
  const client = createAccountClient(address);
  await client.post('/login', ada);
  const first = client.cookies();
  await client.post('/login', ada);
  const second = client.cookies();
  expect(second).not.toBe(first);
  const own = (cookie: string) =>
    fetch(`${address}/profile`, { headers: { cookie } }).then(async (page) =>
      (await page.text()).includes('ada@guide.example'),
    );
  expect(await own(first)).toBe(false);
  expect(await own(second)).toBe(true);
  await client.post('/sign-out', {});
  expect(await own(second)).toBe(false);
  await client.post('/login', ada);
  const [, secret = ''] = client.cookies().split('=');
  const kept = JSON.stringify(await storage.expiring.list(''));
  expect(kept).toContain('session:');
  for (const text of [kept, requests.join('\n')]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(password);
  }
});

test('behind TLS the cookie is bound to the host and to TLS; without TLS, only the machine itself signs in', async () => {
  const { address } = await serveWithUser();
  const { host } = new URL(address);
  const secure = createAccountClient(address, { 'x-forwarded-proto': 'https' }, `https://${host}`);
  const [cookie = ''] = (await secure.post('/login', ada)).headers.getSetCookie();
  expect(cookie).toMatch(
    /^__Host-croupier=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/,
  );
  const [local = ''] = (await createAccountClient(address).post('/login', ada)).headers.getSetCookie();
  expect(local).toMatch(/^croupier=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/);
});

test('a session opens the API to its user, and a change by it to pages of this site alone', async () => {
  const { address } = await serveWithUser();
  const client = createAccountClient(address);
  await client.post('/login', ada);
  const add = (headers: Record<string, string>) =>
    fetch(`${address}/api/casinos.add`, {
      method: 'POST',
      headers: { cookie: client.cookies(), 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ input: { record: { name: 'Red Fox', description: 'Calm.' } } }),
    });
  for (const headers of [
    {},
    { origin: 'https://evil.example' },
    { origin: address, 'sec-fetch-site': 'cross-site' },
  ]) {
    const refused = await add(headers);
    expect([refused.status, (await refused.json()).problem.reason]).toEqual([403, 'request.foreign-origin']);
  }
  expect((await add({ origin: address, 'content-type': 'text/plain' })).status).toBe(415);
  const added = await add({ origin: address });
  expect([added.status, (await added.json()).change.by.name]).toEqual([200, 'ada']);
  const own = await fetch(`${address}/api/accounts.show`, { headers: { cookie: client.cookies() } });
  expect((await own.json()).result.user.username).toBe('ada');
  await client.post('/sign-out', {});
  expect((await add({ origin: address })).status).toBe(401);
});

test('a form that is too large, or never ends, is refused', async () => {
  const { address } = await serveWithUser();
  expect(statusOf(await sendEndlessForm(address, ['Content-Length: 1000000000']))).toBe(413);
  expect(statusOf(await sendEndlessForm(address, ['Content-Length: 100']))).toBe(408);
});
