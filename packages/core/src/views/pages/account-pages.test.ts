import { expect, test } from 'vitest';
import { demoFallbacks } from '../../sample/demo-fallbacks.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { forgotPasswordPage, loginPage, profilePage, registerPage } from './account-pages.js';

const demo = async () => ({ ...(await sampleCatalogue()), demoFallbacks: await demoFallbacks() });
const mina = {
  id: '019fa000-0000-7000-8000-000000000099',
  username: 'mina',
  email: 'mina@sample.example',
  role: 'user',
  createdAt: '2026-01-05',
} as const;

test('the demo lists its test accounts; any other site lists none and signs nobody in', async () => {
  const { accounts, isOpen } = loginPage(await demo(), '');
  expect(isOpen).toBe(true);
  expect(accounts?.map(({ username }) => username)).toContain('admin');
  const served = loginPage(await sampleCatalogue(), '');
  expect(served.isOpen).toBe(false);
  expect(served).not.toHaveProperty('accounts');
  expect(JSON.stringify(served)).not.toContain(accounts?.[0]?.password);
});

test.each([
  ['/casino/copper-heron', '/casino/copper-heron'],
  ['/search?q=a', '/search?q=a'],
  ['', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/\t/elsewhere.example', '/'],
  ['/a\\b', '/'],
  ['https://elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
])('after signing in from %s a visitor goes to %s', async (from, to) => {
  expect(loginPage(await demo(), new URLSearchParams({ from }).toString()).from).toBe(to);
});

test('a profile shows the data of its user, and asks a visitor to sign in', async () => {
  const none = profilePage(await sampleCatalogue());
  expect(none).not.toHaveProperty('user');
  expect(none.needsUser).toBe('Please log in to view your profile.');
  const { user, account } = profilePage({ ...(await sampleCatalogue()), visitor: mina });
  expect(user?.facts).toEqual([
    { title: 'Username', value: 'mina' },
    { title: 'Email', value: 'mina@sample.example' },
    { title: 'Role', value: 'Regular User' },
    { title: 'Member since', value: '2026-01-05' },
  ]);
  expect(account).toMatchObject({ isSignedIn: true, name: 'mina', role: 'Member' });
  expect(account).not.toHaveProperty('admin');
});

test('only a user with the role admin sees the link to the admin', async () => {
  const catalogue = await sampleCatalogue();
  const roles = ['admin', 'moderator', 'editor', 'user'] as const;
  const linked = roles.filter(
    (role) => 'admin' in profilePage({ ...catalogue, visitor: { ...mina, role } }).account,
  );
  expect(linked).toEqual(['admin']);
});

test('no account page is for search engines', async () => {
  const catalogue = await demo();
  for (const view of [
    loginPage(catalogue, ''),
    registerPage(catalogue),
    profilePage(catalogue),
    forgotPasswordPage(catalogue),
  ]) {
    expect(view.head.isIndexed, view.title).toBe(false);
  }
});

test('a user who forgot the password reads what to do on that site', async () => {
  expect(forgotPasswordPage(await demo()).text).toMatch(/^This is a demo/);
  const mail = forgotPasswordPage(await sampleCatalogue());
  expect(mail.contact?.href).toBe('mailto:hello@sample.example');
});
