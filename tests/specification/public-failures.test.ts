// @vitest-environment jsdom
import { act, createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  AuthProvider,
  type AuthProviderProps,
  type AuthService,
} from '../../packages/site/src/account/auth.js';
import { SignIn } from '../../packages/site/src/account/SignIn.js';
import { SignUp } from '../../packages/site/src/account/SignUp.js';
import { enhance } from '../../packages/ui/src/enhance/index.js';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => container.remove());

const state = { user: undefined, loading: false };
const broken: AuthService = {
  login: () => Promise.reject(new Error('no storage')),
  register: () => Promise.reject(new Error('no storage')),
  logout: () => undefined,
  state: () => state,
  watch: () => () => undefined,
};

/** Sends a form whose service breaks; gives the alert, and whether it stands above the form. */
async function sent(form: ReactElement): Promise<{ said: string; isAbove: boolean }> {
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(createElement(AuthProvider, { service: broken } as AuthProviderProps, form)),
  );
  const sending = container.querySelector('form') as HTMLFormElement;
  for (const field of sending.querySelectorAll<HTMLInputElement>('input[type="password"]'))
    field.value = 'abcdef';
  await act(async () =>
    sending.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
  );
  const alert = container.querySelector('[role="alert"]') as HTMLElement;
  return {
    said: alert.textContent.trim(),
    isAbove: (alert.compareDocumentPosition(sending) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  };
}

test('P-165, P-203: signing in that breaks says so above the form', async () => {
  const form = createElement(SignIn, { from: '/', forgot: '/forgot-password', register: '/register' });
  expect(await sent(form)).toEqual({ said: 'An error occurred during login', isAbove: true });
});

test('P-165, P-205: registering that breaks says so above the form', async () => {
  const form = createElement(SignUp, { terms: '/terms', privacy: '/privacy', login: '/login' });
  expect(await sent(form)).toEqual({ said: 'An error occurred during registration', isAbove: true });
});

test('P-207: a clipboard or a share sheet that fails is told to the console, and to nobody else', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fails = () => Promise.reject(new Error('not allowed'));
  Object.assign(navigator, { share: fails });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: fails }, configurable: true });
  const off = enhance({ clicked: () => undefined, go: () => undefined, hasDocuments: false });
  onTestFinished(() => {
    off();
    told.mockRestore();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });
  container.innerHTML =
    '<button data-croupier-copy="/a" data-croupier-done="Copied!">Copy Link</button><button data-croupier-share="">Share</button>';
  const before = document.body.innerHTML;
  for (const button of container.querySelectorAll('button')) button.click();
  await expect.poll(() => told).toHaveBeenCalledTimes(2);
  expect(document.body.innerHTML).toBe(before);
});
