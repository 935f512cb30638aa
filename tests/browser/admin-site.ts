import { createPerform, OWNER, type Role, runtime, usersAdd, usersSetPassword } from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import type { Page } from 'playwright-core';
import { servedSite, type TestSite } from './test-sites.js';

const PASSWORD = 'a-long-enough-word';

/** A served site with ways to make staff and to sign them in. */
export interface AdminSite extends ReturnType<typeof servedSite> {
  /** Opens an address of the admin as somebody new of this role. */
  signIn(page: Page, path: string, role?: Role): Promise<void>;
  /** The name of the last one who was made, and the password of all. */
  lastUser(): string;
  readonly password: string;
}

/** The sample content as `croupier serve` serves it, for the tests of the admin in a file. */
export function adminSite(...content: Parameters<typeof servedSite>): AdminSite {
  const site = servedSite(...content);
  let count = 0;
  let username = '';
  return Object.assign(site as TestSite & typeof site, {
    password: PASSWORD,
    lastUser: () => username,
    async signIn(page: Page, path: string, role: Role = 'admin') {
      count += 1;
      username = `${role}-${count}`;
      const perform = createPerform(site.home, runtime, {
        passwords: scryptPasswords({ ln: 4, r: 8, p: 1 }),
      });
      const record = { username, email: `${username}@guide.example`, role };
      await perform(usersAdd, { record }, { actor: OWNER });
      await perform(usersSetPassword, { record: username, password: PASSWORD }, { actor: OWNER });
      await page.goto(path);
      await page.getByLabel(/^Username or email/).fill(username);
      await page.getByLabel(/^Password/).fill(PASSWORD);
      await page.getByRole('button', { name: 'Login' }).click();
    },
  });
}
