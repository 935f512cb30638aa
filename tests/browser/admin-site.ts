import type { Role } from '@croupier/core';
import type { Page } from 'playwright-core';
import { addStaff, openSignedIn, PASSWORD } from './staff.js';
import { servedSite, type TestSite } from './test-sites.js';

/** A served site with ways to make staff who are signed in. */
export interface AdminSite extends ReturnType<typeof servedSite> {
  /** Opens an address of the admin as somebody new of this role, who signed in before. */
  signIn(page: Page, path: string, role?: Role): Promise<void>;
  /** The name of the last one who was made, and the password of all. */
  lastUser(): string;
  readonly password: string;
}

/** The sample content as `croupier serve` serves it, for the tests of the admin in a file. */
export function adminSite(...content: Parameters<typeof servedSite>): AdminSite {
  return adminOf(servedSite(...content));
}

/** A served site, for the tests of its admin in a file. */
export function adminOf(site: ReturnType<typeof servedSite>): AdminSite {
  let count = 0;
  let username = '';
  return Object.assign(site as TestSite & typeof site, {
    password: PASSWORD,
    lastUser: () => username,
    async signIn(page: Page, path: string, role: Role = 'admin') {
      count += 1;
      username = `${role}-${count}`;
      await addStaff(site.storage, username, role);
      await openSignedIn(page, site, username, path);
    },
  });
}
