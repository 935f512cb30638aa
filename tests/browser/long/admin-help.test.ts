import { type AdminScreen, adminPath, createPerform, OWNER, pagesAdd, runtime } from '@croupier/core';
import { adminLabels, loadAdminHelp } from '@croupier/core/messages';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';
import { addStaff, signInAs } from '../staff.js';
import { newSite } from '../test-sites.js';

const site = adminSite();
const empty = newSite();

beforeAll(() => addStaff(empty.storage, 'ada'));

const said = (page: Page, text: string) => page.getByText(text).first().waitFor();

test('a question mark opens the sentences of the screen, and its keys', async () => {
  const texts = await loadAdminHelp();
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await site.signIn(page, '/admin');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const screens: AdminScreen[] = ['dashboard', 'casinos', 'news-new', 'redirects', 'css', 'profile'];
    for (const screen of screens) {
      await page.goto(adminPath(screen));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: `Help: ${adminLabels.screens[screen]}` });
      for (const sentence of texts[screen] ?? []) await help.getByText(sentence).waitFor();
      await help.getByText('Ctrl or ⌘ + K').waitFor();
    }
    await expectAccessible(page, 'the help', APPEARANCE_RULES);
  });
});

describe('an empty site', () => {
  test.each([
    ['/admin/casinos', 'No casinos yet.', 'Add the first by hand', 'Add Casino'],
    ['/admin/games', 'No games yet.', 'The Games page shows', 'Add Game'],
    ['/admin/bonuses', 'No bonuses in this category yet.', 'The Bonuses page shows', 'Add Bonus'],
    ['/admin/bonuses?type=reload', 'No bonuses in this category yet.', 'The Bonuses page shows', 'Add Bonus'],
    ['/admin/news', 'No articles yet.', 'Articles and guides fill the blog.', 'Add Article'],
    ['/admin/pages', 'No pages yet.', 'Pages of your own have an address', 'Create First Page'],
    ['/admin/redirects', 'No redirects yet.', 'A redirect sends visitors of an old address', 'Add Redirect'],
    ['/admin/tracking', 'No data yet.', 'Page views and clicks on visit links are counted', 'View site'],
    ['/admin/media', 'No pictures yet.', 'Drop or paste one above', 'Add pictures'],
  ])('%s says that there is nothing, why, and the next step', async (path, title, why, step) => {
    await empty.onPage({}, async (page) => {
      await signInAs(page, 'ada', path);
      await said(page, title);
      await said(page, why);
      await page.getByText(step, { exact: true }).first().waitFor();
      expect(await page.getByText('Clear filters').count()).toBe(0);
    });
  });

  test('has a list of first steps on its dashboard, which goes once all are done', async () => {
    await empty.onPage({}, async (page, complaints) => {
      await signInAs(page, 'ada', '/admin');
      const steps = page.getByRole('region', { name: 'First steps' });
      await steps.getByText('1 of 5 done').waitFor();
      expect(await steps.getByRole('listitem').filter({ hasText: 'Done' }).count()).toBe(1);
      await expectAccessible(page, 'first steps', APPEARANCE_RULES);
      await steps.getByRole('link', { name: 'Add your logo' }).click();
      await page.getByRole('heading', { level: 1, name: 'General Settings' }).waitFor();
      await page.getByLabel(/^Site base URL/).fill('https://guide.example');
      await page
        .getByRole('group', { name: 'Site Information' })
        .getByLabel(/^Logo/)
        .first()
        .fill('/placeholder.svg');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await said(page, 'Settings Saved');
      await page.goto('/admin');
      await steps.getByText('3 of 5 done').waitFor();
      const perform = createPerform(empty.storage, runtime);
      for (const [title, slug] of [
        ['Privacy Policy', 'privacy'],
        ['Terms of Service', 'terms'],
      ] as const) {
        const record = { title, slug, content: '<p>Ours.</p>', isPublished: true };
        await perform(pagesAdd, { record }, { actor: OWNER });
      }
      await steps.getByText('4 of 5 done').waitFor();
      await steps.getByRole('link', { name: 'Add the first casinos' }).click();
      await page.getByRole('link', { name: 'Add Casino' }).first().click();
      await page.getByLabel(/^Name/).fill('First Casino');
      await page.getByLabel(/^Description/).fill('A first one.');
      await page.getByRole('button', { name: 'Save' }).click();
      await said(page, 'First Casino: added');
      await page.goto('/admin');
      await page.getByRole('link', { name: 'First Casino' }).waitFor();
      await expect.poll(() => steps.count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });

  test('the sample site has no first steps', async () => {
    await site.onPage({}, async (page) => {
      await site.signIn(page, '/admin');
      await page.getByRole('link', { name: 'Copper Heron' }).first().waitFor();
      await page.waitForTimeout(500);
      expect(await page.getByText('First steps').count()).toBe(0);
    });
  });
});
