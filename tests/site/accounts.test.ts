import {
  createPerform,
  type Perform,
  runtime,
  settingsSet,
  usersAdd,
  usersDeactivate,
  usersDelete,
  usersEdit,
  usersSetPassword,
  usersShow,
} from '@croupier/core';
import { deLabels } from '@croupier/core/locales';
import { messages } from '@croupier/core/messages';
import { fileStorage, scryptPasswords } from '@croupier/core/node';
import { expect, test } from 'vitest';
import { type AccountClient, createAccountClient } from './account-client.js';
import { createTestStore, siteFromSource, startTestServer } from './test-server.js';

const { signIn: say } = messages;
const password = 'kvetch-umbra';
const novak = { username: 'novak', email: 'novak@guide.example', password, confirm: password, agree: 'on' };

async function serveAccounts(options: Parameters<typeof startTestServer>[2] = {}) {
  const { storage, folder } = await createTestStore();
  // Another process of the same machine, as the terminal is.
  const perform: Perform = createPerform(fileStorage(folder), runtime, {
    passwords: scryptPasswords({ ln: 4, r: 1, p: 1 }),
  });
  const { address } = await startTestServer(storage, siteFromSource, options);
  return { storage, perform, address };
}

const location = (response: Response) => response.headers.get('location');
const whoIs = async (client: AccountClient) =>
  /Account of ([^<]+)/.exec(await (await client.get('/best-casinos')).text())?.[1];

async function addUser(perform: Perform, role: 'admin' | 'editor' | 'user', username = `the-${role}`) {
  const record = { username, email: `${username}@guide.example`, role };
  await perform(usersAdd, { record });
  await perform(usersSetPassword, { record: username, password });
  return { identifier: username, password };
}

test('a visitor registers, is signed in on every page, signs out and in again', async () => {
  const { address } = await serveAccounts();
  const client = createAccountClient(address);
  expect(await (await client.get('/register')).text()).toContain('action="/register"');
  expect(await whoIs(client)).toBeUndefined();
  const registered = await client.post('/register', { ...novak, firstName: 'Maria' });
  expect([registered.status, location(registered)]).toEqual([303, '/']);
  expect(await whoIs(client)).toBe('Maria');
  const out = await client.post('/sign-out', {});
  expect([out.status, location(out), client.cookies()]).toEqual([303, '/', '']);
  expect(await whoIs(client)).toBeUndefined();
  const again = await client.post('/login', {
    identifier: novak.email,
    password,
    from: '/reviews/sort/name',
  });
  expect([again.status, location(again)]).toEqual([303, '/reviews/sort/name']);
  expect(await whoIs(client)).toBe('Maria');
});

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%0d%0aset-cookie:x',
])('signing in does not lead to %s', async (from) => {
  const { perform, address } = await serveAccounts();
  const user = await addUser(perform, 'user');
  const to = location(await createAccountClient(address).post('/login', { ...user, from })) ?? '';
  expect(new URL(to, address).origin).toBe(address);
});

test('a refused form comes back with the reason in an alert and what was filled in, without the password', async () => {
  const { perform, address } = await serveAccounts();
  await perform(settingsSet, { changes: { termsUrl: 'https://law.example/terms' } });
  const client = createAccountClient(address);
  await expect
    .poll(async () => (await client.get('/register')).text())
    .toContain('https://law.example/terms');
  const refused = await client.post('/login', { identifier: 'no"body', password, from: '/blog' });
  const html = await refused.text();
  expect(refused.status).toBe(403);
  expect(html.slice(html.indexOf(`role="alert"`))).toContain(say.failed);
  expect(html).toContain('value="no&quot;body"');
  expect(html).toContain('value="/blog"');
  const differs = await client.post('/register', { ...novak, confirm: 'a', firstName: 'Maria' });
  const page = await differs.text();
  expect([differs.status, page.includes(say.mismatch)]).toEqual([422, true]);
  for (const kept of ['novak', novak.email, 'Maria']) expect(page).toContain(`value="${kept}"`);
  expect(page).toMatch(/id="register-agree"[^>]*checked/);
  expect(html + page).not.toContain(password);
  await client.post('/register', novak);
  const taken = await createAccountClient(address).post('/register', { ...novak, username: 'NOVAK' });
  expect([taken.status, (await taken.text()).includes(say.taken)]).toEqual([409, true]);
});

test('terms that the site has since a moment ago are agreed to, whatever the form of before said', async () => {
  const { address, perform } = await serveAccounts();
  const client = createAccountClient(address);
  await client.get('/register');
  await perform(settingsSet, { changes: { termsUrl: 'https://law.example/terms' } });
  const { agree: _, ...withoutConsent } = novak;
  expect((await client.post('/register', withoutConsent)).status).toBe(422);
});

test('who registers agrees to the terms and the privacy policy that the site has, and to nothing where it has none', async () => {
  const { perform, address } = await serveAccounts();
  const { agree: _, ...withoutConsent } = novak;
  const page = async () => (await createAccountClient(address).get('/register')).text();
  expect(await page()).not.toContain('register-agree');
  const answer = await createAccountClient(address).post('/register', withoutConsent);
  expect([answer.status, location(answer)]).toEqual([303, '/']);
  await perform(settingsSet, { changes: { termsUrl: 'https://law.example/terms' } });
  await expect.poll(page).toContain('I agree to: Terms of Service');
  const tiller = { ...withoutConsent, username: 'tiller', email: 'tiller@guide.example' };
  expect((await createAccountClient(address).post('/register', tiller)).status).toBe(422);
  await perform(settingsSet, { changes: { privacyUrl: 'https://law.example/privacy' } });
  await expect.poll(page).toContain('I agree to the terms and the privacy policy');
});

test('the form of the admin refuses the role user in the literal words, and lets staff in', async () => {
  const { perform, address } = await serveAccounts();
  const refusedBy = async (fields: Record<string, string>) => {
    const client = createAccountClient(address);
    const answer = await client.post('/login', { ...fields, form: 'admin', from: '/admin' });
    return [answer.status, location(answer), client.cookies() !== '', await answer.text()] as const;
  };
  const [status, , isSignedIn, html] = await refusedBy(await addUser(perform, 'user'));
  expect([status, isSignedIn, html.includes(say.notAdmin)]).toEqual([403, false, true]);
  const [, , , wrong] = await refusedBy({ identifier: 'the-user', password: 'wrong' });
  expect(wrong).toContain(say.adminFailed);
  expect((await refusedBy(await addUser(perform, 'editor'))).slice(0, 3)).toEqual([303, '/admin', true]);
});

test('the forms of a German site refuse in German, and the admin, which asks for JSON, hears English', async () => {
  const { perform, address } = await serveAccounts();
  await perform(settingsSet, { changes: { language: 'de' } });
  const client = createAccountClient(address);
  const said = async (path: string, fields: Record<string, string>) =>
    /role="alert"[^>]*>(?:<[^>]*>)*([^<]+)/.exec(await (await client.post(path, fields)).text())?.[1];
  await expect.poll(async () => (await client.get('/login')).text()).toContain('lang="de"');
  const { refusals } = deLabels.pages;
  const wrong = { identifier: novak.username, password: 'wrong' };
  expect(await said('/login', wrong)).toBe(refusals['sign-in.refused']);
  expect(await said('/register', { ...novak, confirm: 'other' })).toBe(refusals['password.mismatch']);
  expect(await said('/register', { ...novak, email: '' })).toBe(refusals['email.missing']);
  expect(await said('/register', { ...novak, email: 'novak' })).toBe(refusals['email.invalid']);
  await client.post('/register', novak);
  const passwords = { form: 'password', current: 'wrong', password: 'second-umbra', confirm: 'second-umbra' };
  expect(await said('/profile', passwords)).toBe(refusals['password.wrong']);
  const answer = await createAccountClient(address).post('/login', wrong, { accept: 'application/json' });
  expect(await answer.json()).toEqual({ error: say.failed });
});

test('a signed-in visitor is sent away from the pages that sign in', async () => {
  const { address } = await serveAccounts();
  const client = createAccountClient(address);
  await client.post('/register', novak);
  expect(location(await client.get('/login?from=/blog'))).toBe('/blog');
  expect(location(await client.get('/register'))).toBe('/');
});

test('the profile shows and changes the details of its user, and asks a visitor to sign in', async () => {
  const { address, perform } = await serveAccounts();
  const client = createAccountClient(address);
  expect(await (await client.get('/profile')).text()).toContain(say.profileNeedsUser);
  await client.post('/register', novak);
  const page = await client.get('/profile');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toMatch(/novak[\s\S]*Regular User/);
  const saved = await client.post('/profile', {
    form: 'details',
    email: 'm@guide.example',
    lastName: 'Novak',
  });
  expect([saved.status, location(saved)]).toEqual([303, '/profile?saved=details']);
  const { record } = (await perform(usersShow, { record: 'novak' })).result;
  expect(record).toMatchObject({ email: 'm@guide.example', lastName: 'Novak' });
  const invalid = await client.post('/profile', { form: 'details', email: 'nobody' });
  expect([invalid.status, (await invalid.text()).includes(messages.user.emailInvalid)]).toEqual([422, true]);
});

test('a change of password keeps this session with a new cookie and ends all others', async () => {
  const { address } = await serveAccounts();
  const [here, there] = [createAccountClient(address), createAccountClient(address)];
  await here.post('/register', novak);
  await there.post('/login', { identifier: 'novak', password });
  expect(await whoIs(there)).toBe('novak');
  const before = here.cookies();
  const change = { form: 'password', password: 'second-umbra', confirm: 'second-umbra' };
  const wrong = await here.post('/profile', { ...change, current: 'wrong' });
  expect([wrong.status, (await wrong.text()).includes('The present password is another one')]).toEqual([
    403,
    true,
  ]);
  expect(location(await here.post('/profile', { ...change, current: password }))).toBe(
    '/profile?saved=password',
  );
  expect(here.cookies()).not.toBe(before);
  expect(await whoIs(here)).toBe('novak');
  expect(await whoIs(there)).toBeUndefined();
});

test('whoever signs in with a one-time password chooses a new one before anything else', async () => {
  const { perform, address } = await serveAccounts();
  const record = { username: 'ada', email: 'ada@guide.example', role: 'admin' as const };
  const { oneTimePassword } = (await perform(usersAdd, { record })).result;
  const client = createAccountClient(address);
  const first = await client.post('/login', { identifier: 'ada', password: oneTimePassword, from: '/blog' });
  expect(location(first)).toBe('/profile?from=%2Fblog');
  const page = await (await client.get('/profile?from=%2Fblog')).text();
  expect(page).toContain('You signed in with a one-time password');
  expect(page).not.toContain('id="profile-email"');
  const refused = await client.post('/profile', { form: 'details', email: 'else@guide.example' });
  expect(location(refused)).toBe('/profile');
  expect((await perform(usersShow, { record: 'ada' })).result.record.email).toBe(record.email);
  const passwords = { current: oneTimePassword, password, confirm: password };
  const wrong = { form: 'password', ...passwords, confirm: 'other-umbra', from: '/blog' };
  expect(await (await client.post('/profile', wrong)).text()).toContain('name="from" value="/blog"');
  const changed = await client.post('/profile', { form: 'password', ...passwords, from: '/blog' });
  expect(location(changed)).toBe('/blog');
  expect(await (await client.get('/profile')).text()).toContain('id="profile-email"');
});

test('after a change of password nobody is led to another site', async () => {
  const { address } = await serveAccounts();
  const client = createAccountClient(address);
  await client.post('/register', novak);
  const elsewhere = '//evil.example/admin';
  const page = await (await client.get(`/profile?from=${encodeURIComponent(elsewhere)}`)).text();
  expect(page).not.toContain('name="from"');
  const given = { form: 'password', current: password, password: 'other-umbra', confirm: 'other-umbra' };
  const changed = await client.post('/profile', { ...given, from: elsewhere });
  expect(location(changed)).toBe('/profile?saved=password');
});

test.each([
  ['deactivated', (perform: Perform) => perform(usersDeactivate, { records: ['the-editor'] })],
  [
    'given another role',
    (perform: Perform) => perform(usersEdit, { record: 'the-editor', changes: { role: 'user' } }),
  ],
  [
    'given another password',
    (perform: Perform) => perform(usersSetPassword, { record: 'the-editor', password: 'other-umbra' }),
  ],
  ['deleted', (perform: Perform) => perform(usersDelete, { records: ['the-editor'] })],
] as const)('a user who is %s in a terminal is signed out at once', async (_how, act) => {
  const { perform, address } = await serveAccounts();
  await addUser(perform, 'admin');
  const client = createAccountClient(address);
  await client.post('/login', await addUser(perform, 'editor'));
  expect(await whoIs(client)).toBe('the-editor');
  await act(perform);
  expect(await whoIs(client)).toBeUndefined();
});

test('a cached page stays one for all: only the copy of a signed-in visitor has the menu, and no cache keeps it', async () => {
  const { address } = await serveAccounts();
  const client = createAccountClient(address);
  const before = await (await fetch(`${address}/best-casinos`)).text();
  await client.post('/register', novak);
  const own = await client.get('/best-casinos');
  const html = await own.text();
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(own.headers.has('etag')).toBe(false);
  const menu =
    /<div class="[^"]*" data-croupier-account="">[\s\S]*?<\/form><\/div><\/details><\/div>|<div class="[^"]*" data-croupier-account="">[\s\S]*?<\/div>/;
  expect(html).toContain('action="/sign-out"');
  expect(html.slice(0, html.indexOf('data-croupier-account'))).toBe(
    before.slice(0, before.indexOf('data-croupier-account')),
  );
  expect(html.endsWith(before.slice(-500))).toBe(true);
  expect(before).toMatch(menu);
  const after = await fetch(`${address}/best-casinos`);
  expect(await after.text()).toBe(before);
});

test('signing in, registering and signing out leave cached pages in place', async () => {
  let rendered = 0;
  const site = {
    ...siteFromSource,
    render: (...asked: Parameters<typeof siteFromSource.render>) => {
      if (asked[0] === '/best-casinos') rendered++;
      return siteFromSource.render(...asked);
    },
  };
  const { storage } = await createTestStore();
  const { address } = await startTestServer(storage, site);
  const client = createAccountClient(address);
  await client.post('/register', novak);
  await client.post('/sign-out', {});
  await fetch(`${address}/best-casinos`);
  const generation = storage.generation();
  await client.post('/login', { identifier: 'novak', password });
  await client.get('/best-casinos');
  await client.post('/sign-out', {});
  await fetch(`${address}/best-casinos`);
  expect(rendered).toBe(1);
  expect(storage.generation()).toBe(generation);
});
