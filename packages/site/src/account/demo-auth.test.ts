// @vitest-environment jsdom
import { memoryStorage, openStore, runtime, type StorageAdapter } from '@croupier/core';
import { browserStorage, seedIfNew } from '@croupier/core/browser';
import { messages } from '@croupier/core/messages';
import { DEMO_PASSWORD, putSample } from '@croupier/core/sample';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { demoAuth } from './demo-auth.js';
import { putDemoContent } from './demo-passwords.js';

beforeEach(() => localStorage.clear());

const noor = { identifier: 'noor', password: DEMO_PASSWORD };

function authOver(storage: StorageAdapter) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  return demoAuth({ storage, runtime, localStorage });
}

test('a visitor whose browser stores nothing is signed in until the page is left', async () => {
  const auth = authOver(await seedIfNew(browserStorage(undefined), runtime, putDemoContent));
  await auth.login(noor);
  expect(auth.getState().user).toMatchObject({ username: 'noor', role: 'user' });
  await expect(auth.login({ ...noor, password: 'wrong' })).rejects.toThrow(messages.signIn.failed);
});

test('a user of a store that was made without credentials signs in, and the sign-in is noted', async () => {
  const storage = memoryStorage();
  const store = openStore(storage, runtime);
  await store.change({ by: { name: 'owner' }, operation: 'sample.put' }, putSample);
  const auth = authOver(storage);
  await auth.login(noor);
  const notes = await storage.expiring.list('sign-in:');
  expect(notes).toHaveLength(1);
  expect(JSON.stringify(notes)).not.toContain(DEMO_PASSWORD);
});

test('a new user signs in again with the password of the demo, and their own is not stored', async () => {
  const storage = memoryStorage();
  await openStore(storage, runtime).change(
    { by: { name: 'owner' }, operation: 'sample.put' },
    putDemoContent,
  );
  const auth = authOver(storage);
  const password = 'correct horse';
  await auth.register({ username: 'mina', email: 'mina@sample.example', password, confirm: password });
  auth.logout();
  await auth.login({ identifier: 'mina@sample.example', password: DEMO_PASSWORD });
  expect(auth.getState().user).toMatchObject({ username: 'mina' });
  const stored = await openStore(storage, runtime).question(({ credentials }) => [...credentials.all()]);
  expect(JSON.stringify(stored)).not.toContain(password);
});
