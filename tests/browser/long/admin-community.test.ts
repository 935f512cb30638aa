import { describe, expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';
import { addStaff, signInAs } from '../staff.js';
import { newSite } from '../test-sites.js';

const site = adminSite();
const empty = newSite();

describe('the sample community', () => {
  test('A-213: the forum has its four tabs, a search that works, and buttons that say they are samples', async () => {
    await site.onPage({}, async (page, complaints) => {
      await site.signIn(page, '/admin/forum');
      await page.getByRole('heading', { level: 1, name: 'Forum Management' }).waitFor();
      await page.getByText('Everybody and everything on this page is made up').waitFor();
      expect(await page.getByRole('tab').allTextContents()).toEqual([
        'Topics',
        'Categories',
        'Users',
        'Reports',
      ]);
      await page.getByRole('searchbox', { name: 'Search the forum' }).fill('withdrawals');
      await expect.poll(() => page.getByRole('row').count()).toBe(2);
      await page.getByRole('button', { name: /^Actions Withdrawals/ }).click();
      await page.getByRole('menuitem', { name: 'Pin' }).click();
      await page.getByText('This is sample content: what its buttons would change stays as it is.').waitFor();
      await page.getByRole('searchbox', { name: 'Search the forum' }).fill('');
      await page.getByRole('tab', { name: 'Users' }).click();
      await page.getByRole('rowheader', { name: 'marcel.w' }).waitFor();
      await page.getByRole('tab', { name: 'Reports' }).click();
      await page.getByText('No reports pending').waitFor();
      expect(complaints).toEqual([]);
      await expectAccessible(page, 'the forum', APPEARANCE_RULES);
    });
  });

  test('A-214: tournaments are searched and filtered, and the dialog to add one keeps nothing', async () => {
    await site.onPage({}, async (page, complaints) => {
      await site.signIn(page, '/admin/tournaments');
      await page.getByText('4 tournaments').waitFor();
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Upcoming');
      await page.getByRole('searchbox', { name: 'Search tournaments' }).fill('live');
      await expect.poll(() => page.getByRole('row').count()).toBe(2);
      await page.getByRole('rowheader', { name: 'Lanterns Live' }).waitFor();
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
      await page.getByText('No tournaments found').waitFor();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.getByRole('button', { name: 'Add Tournament' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Tournament' });
      for (const name of ['Title', 'Casino', 'Prize', 'Start date', 'End date'])
        await dialog.getByLabel(new RegExp(`^${name}`)).waitFor();
      for (const name of ['Participants', 'Entry fee', 'Description', 'Status', 'Type'])
        expect(await dialog.getByText(name, { exact: true }).count()).toBeGreaterThan(0);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Title is required').first().waitFor();
      await dialog.getByLabel(/^Title/).fill('Mine');
      await dialog.getByLabel(/^Casino/).fill('Copper Heron');
      await dialog.getByLabel(/^Prize/).fill('1');
      await dialog.getByLabel(/^Start date/).fill('2026-12-01');
      await dialog.getByLabel(/^End date/).fill('2026-12-02');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByText('This is sample content').first().waitFor();
      await page.getByText('4 tournaments').waitFor();
      expect(complaints).toEqual([]);
      await expectAccessible(page, 'tournaments', APPEARANCE_RULES);
    });
  });

  test('a site without sample content says that it has no forum and no tournaments, and why', async () => {
    await empty.onPage({}, async (page) => {
      await addStaff(empty.storage, 'ada');
      await signInAs(page, 'ada', '/admin/forum');
      await page.getByText('The forum is empty.').waitFor();
      await page.getByText('Croupier does not run a forum').waitFor();
      await page.goto('/admin/tournaments');
      await page.getByText('No tournaments found').waitFor();
      await page.getByText('Croupier does not run tournaments').waitFor();
    });
  });
});

test('staff change their own details and password, and stay signed in', async () => {
  await site.onPage({}, async (page, complaints) => {
    await site.signIn(page, '/admin', 'editor');
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Your Profile' }).waitFor();
    await page.getByLabel(/^First Name/).fill('Edda');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your details were saved.').waitFor();
    const change = (present: string, next: string, again = next) =>
      page
        .getByLabel(/^Present password/)
        .fill(present)
        .then(() => page.getByLabel(/^New password/).fill(next))
        .then(() => page.getByLabel(/^Confirm new password/).fill(again))
        .then(() => page.getByRole('button', { name: 'Change password' }).click());
    await page.getByRole('tab', { name: 'Password' }).click();
    await change(site.password, 'another-long-word', 'yet-another-word');
    await page.getByText('Passwords do not match').first().waitFor();
    await change(site.password, 'another-long-word');
    await page.getByText('Your password was changed.').waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Your Profile' }).waitFor();
    expect(await page.getByLabel(/^First Name/).inputValue()).toBe('Edda');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByLabel(/^Username or email/).fill(site.lastUser());
    await page.getByLabel(/^Password/).fill('another-long-word');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints.filter((one) => !one.includes('422'))).toEqual([]);
  });
});

test('on a phone a dialog stands above the header of the screen', async () => {
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await site.signIn(page, '/admin/tournaments');
    await page.getByRole('button', { name: 'Add Tournament' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Tournament' });
    await dialog.getByLabel(/^Title/).waitFor();
    await dialog.getByRole('radio', { name: 'Upcoming' }).waitFor();
    const isSeen = dialog.getByRole('heading', { name: 'Add Tournament' }).evaluate((heading) => {
      const { x, y, height } = heading.getBoundingClientRect();
      const seen = document.elementFromPoint(x + 4, y + height / 2);
      return seen !== null && heading.contains(seen);
    });
    expect(await isSeen).toBe(true);
  });
});
