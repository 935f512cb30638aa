// @vitest-environment jsdom
import { getView } from '@croupier/core';
import { demoFallbacks, sampleCatalogue } from '@croupier/core/sample';
import { act, createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  AuthProvider,
  type AuthProviderProps,
  type AuthService,
} from '../../packages/site/src/account/auth.js';
import { LoginRoute } from '../../packages/site/src/account/LoginRoute.js';
import { RegisterRoute } from '../../packages/site/src/account/RegisterRoute.js';
import { enhance } from '../../packages/ui/src/enhance/index.js';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** The demo's catalogue: the one that can sign people in. */
const demoCatalogue = async () => ({ ...(await sampleCatalogue()), demoFallbacks: await demoFallbacks() });

let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => container.remove());

const state = { user: undefined, isLoading: false };
const broken: AuthService = {
  login: () => Promise.reject(new Error('no storage')),
  register: () => Promise.reject(new Error('no storage')),
  logout: () => undefined,
  getState: () => state,
  subscribe: () => () => undefined,
};

/** Sends a form whose service breaks; gives the alert, and whether it stands above the form. */
async function submitForm(form: ReactElement): Promise<{ said: string; isAbove: boolean }> {
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(createElement(AuthProvider, { service: broken } as AuthProviderProps, form)),
  );
  const sending = container.querySelector('form[method=post]') as HTMLFormElement;
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

test('P-165, P-203: a sign-in that breaks shows an error above the form', async () => {
  const view = getView(await demoCatalogue(), 'login');
  const form = createElement(LoginRoute, view);
  expect(await submitForm(form)).toEqual({ said: 'An error occurred during login', isAbove: true });
});

test('P-165, P-205: a registration that breaks shows an error above the form', async () => {
  const view = getView(await demoCatalogue(), 'register');
  const form = createElement(RegisterRoute, view);
  expect(await submitForm(form)).toEqual({ said: 'An error occurred during registration', isAbove: true });
});

test('P-207: a clipboard or a share sheet that fails is logged to the console only', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fails = () => Promise.reject(new Error('not allowed'));
  Object.assign(navigator, { share: fails });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: fails }, configurable: true });
  const off = enhance({ onVisitClick: () => undefined, navigate: () => undefined, prefetchesLinks: false });
  onTestFinished(() => {
    off();
    warn.mockRestore();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });
  container.innerHTML =
    '<button data-croupier-copy="/a" data-croupier-done="Copied!">Copy Link</button><button data-croupier-share="">Share</button>';
  const before = document.body.innerHTML;
  for (const button of container.querySelectorAll('button')) button.click();
  await expect.poll(() => warn).toHaveBeenCalledTimes(2);
  expect(document.body.innerHTML).toBe(before);
});
