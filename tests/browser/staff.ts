import {
  createPerform,
  OWNER,
  openStore,
  type Perform,
  type Role,
  runtime,
  type StorageAdapter,
  usersAdd,
  usersSetPassword,
} from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import type { Page } from 'playwright-core';
import { openSessions } from '../../packages/cli/src/serve/accounts/sessions.js';

/** The password of all staff. */
export const PASSWORD = 'a-long-enough-word';

/** Performs operations on a store, with password hashes that are made fast. */
export function performOn(storage: StorageAdapter): Perform {
  return createPerform(storage, runtime, { passwords: scryptPasswords({ ln: 4, r: 8, p: 1 }) });
}

/** Adds a user whose password is known. */
export async function addStaff(
  storage: StorageAdapter,
  username: string,
  role: Role = 'admin',
): Promise<void> {
  const perform = performOn(storage);
  const record = { username, email: `${username}@guide.example`, role };
  await perform(usersAdd, { record }, { actor: OWNER });
  await perform(usersSetPassword, { record: username, password: PASSWORD }, { actor: OWNER });
}

/** Opens an address as somebody who signed in before: the form of the sign-in has tests of its own. */
export async function openSignedIn(
  page: Page,
  { address, storage }: { address: string; storage: StorageAdapter },
  username: string,
  path: string,
): Promise<void> {
  const store = openStore(storage, runtime);
  const user = await store.question((content) => content.users.find((one) => one.username === username));
  const session = await openSessions(store, storage.expiring).open(user?.id ?? '');
  await page.context().addCookies([{ name: 'croupier', value: session?.secret ?? '', url: address }]);
  await page.goto(path);
}

/** Opens an address of the admin of a served site, and signs in there. */
export async function signInAs(page: Page, username: string, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel(/^Username or email/).fill(username);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}
