import {
  createPerform,
  OWNER,
  type Perform,
  type Role,
  runtime,
  type StorageAdapter,
  usersAdd,
  usersSetPassword,
} from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import type { Page } from 'playwright-core';

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

/** Opens an address of the admin of a served site, and signs in there. */
export async function signInAs(page: Page, username: string, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel(/^Username or email/).fill(username);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}
