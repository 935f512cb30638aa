import { createPerform, openStore, runtime, usersSetPassword } from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import { expect, test } from 'vitest';
import { createAccountClient } from './account-client.js';
import { createTestStore, startTestServer } from './test-server.js';

test("the admin's page says that nobody is signed in, until somebody is, and again after the sign-out", async () => {
  const { storage } = await createTestStore();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'users.add' }, ({ users }) => {
    users.insert({ username: 'ada', email: 'ada@guide.example', role: 'admin' });
  });
  const password = 'a-long-enough-word';
  const perform = createPerform(storage, runtime, { passwords: scryptPasswords({ ln: 4, r: 8, p: 1 }) });
  await perform(usersSetPassword, { record: 'ada', password });
  const { address } = await startTestServer(storage);
  const client = createAccountClient(address);
  const page = async () => (await client.get('/admin/casinos')).text();

  expect(await page()).toContain('data-signed-out');
  await client.post('/login', { identifier: 'ada', password });
  expect(await page()).not.toContain('data-signed-out');
  await client.post('/sign-out', {});
  expect(await page()).toContain('data-signed-out');
});

test('a screen of the admin answers 200 at any address, and a file of it that is missing 404', async () => {
  const { storage } = await createTestStore();
  const { address } = await startTestServer(storage);
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  expect(await statusOf('/admin')).toBe(200);
  expect(await statusOf('/admin/not-a-screen')).toBe(200);
  expect(await statusOf('/admin/assets/missing-0123abcd.js')).toBe(404);
});
