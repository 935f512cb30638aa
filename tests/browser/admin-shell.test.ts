import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { longTest } from '../long-test.js';
import { adminSite } from './admin-site.js';
import { expectAccessible } from './page-checks.js';
import { holdRequests } from './test-sites.js';

const site = adminSite();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('A-026, A-027: the sidebar leads to every screen, finds one by its name, and says who is signed in', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin');
    await heading(page, 'Dashboard');
    const nav = page.getByRole('navigation', { name: 'Admin' });
    const names = await nav.getByRole('link').allTextContents();
    const expected = ['Dashboard', 'Casinos', 'Games', 'Bonuses', 'Users', 'Media', 'History'];
    expect(names.filter((name) => expected.includes(name))).toEqual(expected);
    await page.getByRole('searchbox', { name: 'Find a screen' }).fill('bon');
    expect(await nav.getByRole('link').allTextContents()).toEqual(['Bonuses']);
    await nav.getByRole('link', { name: 'Bonuses' }).click();
    await heading(page, 'Bonuses');
    await page.getByText('Administrator', { exact: true }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await nav.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await nav.waitFor();
  });
});

test('the sidebar and the sign-in name the site, and all screens are in sight at 1280 × 900', async () => {
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.goto('/admin/login');
    await page.getByRole('main').getByText('CASINO GURU').waitFor();
    await site.signIn(page, '/admin');
    await heading(page, 'Dashboard');
    await page.getByRole('link', { name: 'CASINO GURU' }).waitFor();
    const nav = page.getByRole('navigation', { name: 'Admin' });
    await nav
      .getByRole('list', { name: 'Casinos and offers' })
      .getByRole('link', { name: 'Games' })
      .waitFor();
    expect(await nav.evaluate((part) => part.scrollHeight - part.clientHeight)).toBe(0);
    const broken = await nav
      .getByRole('link')
      .evaluateAll((links) =>
        links.filter((link) => link.scrollWidth > link.clientWidth || link.clientHeight > 40),
      );
    expect(broken).toEqual([]);
    await expectAccessible(page, 'frame');
  });
});

const LISTS = /\/api\/\w+\.list/;

/** Waits until the command that Enter runs is this one. */
const chosen = (page: Page, name: RegExp) =>
  page.getByRole('option', { name }).and(page.locator('[data-highlighted]')).waitFor();

test('by keyboard alone a record is found in the palette, and a screen and an action too', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin');
    await heading(page, 'Dashboard');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Commands' }).waitFor();
    await page.keyboard.type('copper h');
    await chosen(page, /Copper Heron/);
    await page.keyboard.press('Enter');
    await heading(page, 'Copper Heron');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('best live');
    await chosen(page, /Best Live Casinos/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Edit Toplist' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('up to £150');
    await chosen(page, /50% up to £150 for Live Tables/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Edit Bonus' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('add cas');
    await chosen(page, /Add Casino/);
    await page.keyboard.press('Enter');
    await heading(page, 'Add Casino');
  });
});

longTest('a record that was found stays while further letters are looked for', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/games');
    await heading(page, 'Games');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('best liv');
    await chosen(page, /Best Live Casinos/);
    const release = await holdRequests(page, LISTS);
    const asked = page.waitForRequest(LISTS);
    await page.keyboard.type('e');
    await asked;
    await page.keyboard.press('Enter');
    release();
    await page.getByRole('dialog', { name: 'Edit Toplist' }).waitFor();
  });
});

longTest('what is typed right after the first press of its keys is typed into the palette', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/games');
    await heading(page, 'Games');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('copper h');
    await chosen(page, /Copper Heron/);
  });
});

test('a question mark lists the keys, and single keys can be turned off for good', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await heading(page, 'Casino Management');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Help: Casinos' });
    await keys.getByText('Search this list').waitFor();
    await keys.getByText('Ctrl or ⌘ + K').waitFor();
    await keys.getByRole('switch', { name: /^Keys without Ctrl/ }).click();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.reload();
    await heading(page, 'Casino Management');
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Search casinos' });
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(false);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Commands' }).waitFor();
  });
});

test('A-029: without a session every screen leads to the sign-in', async () => {
  await site.onPage({}, async (page) => {
    for (const path of ['/admin', '/admin/casinos', '/admin/users', '/admin/history']) {
      await page.goto(path);
      await heading(page, 'Admin login');
      expect(new URL(page.url()).searchParams.get('from')).toBe(path);
    }
  });
});

test('A-028: while it is unknown who is there, the admin says that it is loading', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin');
    await heading(page, 'Dashboard');
    const release = await holdRequests(page, /accounts\.show/);
    await page.reload();
    await page.getByText('Loading...').waitFor();
    release();
    await heading(page, 'Dashboard');
  });
});

test('A-031: the dashboard has the latest five casinos and posts, and the real figures', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin');
    await heading(page, 'Dashboard');
    const part = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
    await part('Recent casinos').getByRole('link', { name: 'Copper Heron' }).waitFor();
    expect(await part('Recent casinos').getByRole('listitem').count()).toBe(4);
    await part('Recent articles')
      .getByRole('link', { name: /A Budget That Holds/ })
      .waitFor();
    await page.getByText('12,543').waitFor();
    await part('Latest changes').getByRole('listitem').first().waitFor();
    await part('To do').waitFor();
    await part('Coming up').waitFor();
  });
});

test('A-034: a sign-in that breaks says so', async () => {
  await site.onPage({}, async (page) => {
    await page.goto('/admin/login');
    await page.route('**/login', (route) => route.abort());
    await page.getByLabel(/^Username or email/).fill('ada');
    await page.getByLabel(/^Password/).fill('whatever-it-is');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('An error occurred during login').waitFor();
  });
});
