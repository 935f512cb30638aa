// @vitest-environment jsdom
import { memoryStorage, openStore, runtime } from '@croupier/core';
import { messages } from '@croupier/core/messages';
import { DEMO_PASSWORD, putSample } from '@croupier/core/sample';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useAuth } from '../../packages/site/src/account/auth.js';
import { demoAuth } from '../../packages/site/src/account/demo-auth.js';
import { renderDemoPage } from './rendered-page.js';

beforeEach(() => localStorage.clear());

/** The demo's sign-in over the sample, with a clock that stands until it is told to go on. */
async function openDemoAccounts() {
  const storage = memoryStorage();
  const store = openStore(storage, runtime);
  await store.change({ by: { name: 'owner' }, operation: 'sample.put' }, putSample);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return { store, auth: demoAuth({ storage, runtime, localStorage }) };
}

/** What is answered after a time in milliseconds; undefined while nothing is. */
async function answerAfter(ms: number, pending: Promise<void>): Promise<string | undefined> {
  let answer: string | undefined;
  void pending.then(
    () => {
      answer = 'signed in';
    },
    (error: Error) => {
      answer = error.message;
    },
  );
  await vi.advanceTimersByTimeAsync(ms);
  return answer;
}

const login = (identifier: string, password = DEMO_PASSWORD) => ({ identifier, password });
const newcomer = {
  username: 'mina',
  email: 'mina@sample.example',
  password: 'abcdef',
  confirm: 'abcdef',
};
const kept = () => ['authToken', 'userData'].map((key) => localStorage.getItem(key) !== null);

describe('the demo signs in', () => {
  test('P-187, P-188: a user signs in after a second, by name or email address, and the token and the user are stored', async () => {
    const { auth } = await openDemoAccounts();
    const pending = auth.login(login('noor'));
    expect(await answerAfter(999, pending)).toBe(undefined);
    expect(kept()).toEqual([false, false]);
    expect(await answerAfter(1, pending)).toBe('signed in');
    expect(kept()).toEqual([true, true]);
    expect(auth.getState()).toMatchObject({ user: { username: 'noor' }, isLoading: false });
  });

  test('P-188: a wrong password or an unknown name does not sign in', async () => {
    const { auth } = await openDemoAccounts();
    expect(await answerAfter(1_000, auth.login(login('noor', 'wrong')))).toBe(messages.signIn.failed);
    expect(await answerAfter(1_000, auth.login(login('nobody')))).toBe(messages.signIn.failed);
    expect([auth.getState().user, ...kept()]).toEqual([undefined, false, false]);
  });

  test('P-189: a new user registers after a second; a name or email address that is taken is refused', async () => {
    const { auth, store } = await openDemoAccounts();
    const pending = auth.register(newcomer);
    expect(await answerAfter(999, pending)).toBe(undefined);
    expect(await answerAfter(1, pending)).toBe('signed in');
    expect(kept()).toEqual([true, true]);
    const user = await store.question(({ users }) =>
      [...users.all()].find(({ username }) => username === 'mina'),
    );
    expect(user).toMatchObject({ role: 'user', createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    for (const taken of [
      { ...newcomer, username: 'NOOR', email: 'other@sample.example' },
      { ...newcomer, username: 'other', email: 'MINA@sample.example' },
    ]) {
      expect(await answerAfter(1_000, auth.register(taken))).toBe(messages.signIn.taken);
    }
  });

  test('P-190: signing out removes the token and the user', async () => {
    const { auth } = await openDemoAccounts();
    await answerAfter(1_000, auth.login(login('noor')));
    auth.logout();
    expect([auth.getState().user, ...kept()]).toEqual([undefined, false, false]);
  });
});

describe('at the start', () => {
  test('P-184, P-185: a stored token with a user is signed in; one without the other is signed out', async () => {
    const user = JSON.stringify({ username: 'noor', email: 'noor@sample.example', role: 'user' });
    localStorage.setItem('userData', user);
    expect((await openDemoAccounts()).auth.getState()).toEqual({ user: undefined, isLoading: false });
    localStorage.setItem('authToken', 'x');
    expect((await openDemoAccounts()).auth.getState()).toMatchObject({
      user: { username: 'noor' },
      isLoading: false,
    });
  });

  test('P-185: a stored user that cannot be read is removed with the token, and logged to the console', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    localStorage.setItem('authToken', 'x');
    localStorage.setItem('userData', '{');
    const { auth } = await openDemoAccounts();
    expect([auth.getState().isLoading, auth.getState().user, ...kept()]).toEqual([
      false,
      undefined,
      false,
      false,
    ]);
    expect(logged).toHaveBeenCalled();
  });
});

test('P-154, P-157, P-164: the login page asks for name and password, links on, and lists the demo accounts', async () => {
  const { html, words } = await renderDemoPage('/login');
  for (const link of ['[/forgot-password]', '[/register]', '[/] Back to the home page']) {
    expect(words).toContain(link);
  }
  expect(words).toMatch(/Email or username .*Password .*Login .*For this demo .*admin .*sample-password/);
  for (const name of ['identifier', 'password']) expect(requiredIn(html)).toContain(name);
  expect(html).toMatch(/<button [^>]*data-croupier-reveal="login-password"/);
});

test('P-158: the registration form has five required and two optional fields, and links to terms, privacy and login', async () => {
  const { html, words } = await renderDemoPage('/register');
  expect(requiredIn(html)).toEqual(['username', 'email', 'password', 'confirm', 'agree']);
  expect(words).toMatch(/First name \(optional\) Last name \(optional\)/);
  for (const link of ['[/terms]', '[/privacy]', '[/login]', '[/] ']) expect(words).toContain(link);
});

test('P-027: a visitor who forgot a password reads what to do', async () => {
  expect((await renderDemoPage('/forgot-password')).words).toContain(
    'This is a demo: every account of the sample',
  );
});

test('P-208: the signed-in user cannot be read outside of the provider', () => {
  const Lost = () => {
    useAuth();
    return null;
  };
  expect(() => renderToStaticMarkup(createElement(Lost))).toThrow(
    'useAuth must be used within an AuthProvider',
  );
});

function requiredIn(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<input [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('required=""'))
    .map((tag) => /name="(\w+)"/.exec(tag)?.[1] ?? '');
}
