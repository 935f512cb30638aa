import { ADMIN_ROUTES, type AdminScreen, adminPath, openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from './admin-site.js';
import { APPEARANCE_RULES, expectAccessible } from './page-checks.js';

const site = adminSite();

/** What scrolls sideways although it is neither a picture of a page nor a row of tabs or of code. */
const WIDE = `(() => {
  const isWide = (one) =>
    one.scrollWidth > one.clientWidth + 1 &&
    ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) &&
    one.closest('[role=tablist], .cm-editor, pre') === null;
  return [...document.querySelectorAll('body, body *')].filter(isWide).map((one) => one.outerHTML.slice(0, 120));
})()`;

/** Screens of one record, with the record that is opened. */
async function recordOf(screen: AdminScreen): Promise<string> {
  const idOf = (name: 'casinos' | 'posts' | 'pages' | 'users') =>
    openStore(site.home, runtime).question((content) => [...content[name].all()][0]?.id ?? '');
  if (screen === 'section') return '1';
  if (screen.startsWith('casino')) return await idOf('casinos');
  if (screen.startsWith('news')) return await idOf('posts');
  if (screen.startsWith('page')) return await idOf('pages');
  return screen.startsWith('user') ? await idOf('users') : '';
}

async function openScreen(page: Page, screen: AdminScreen): Promise<void> {
  await page.goto(adminPath(screen, await recordOf(screen)));
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

const SCREENS = (Object.keys(ADMIN_ROUTES) as AdminScreen[]).filter((screen) => screen !== 'login');

/** Addresses that nobody has, and a redirect, so that the tables of the screen have rows. */
async function fill(): Promise<void> {
  for (const path of ['/an-old-address-of-some-length/with-a-second-part', '/gone'])
    await fetch(`${site.address}${path}`);
}

test('every screen fits a phone of 390 px, and nothing on it scrolls sideways', async () => {
  await fill();
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await site.signIn(page, '/admin');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(SCREENS.length).toBeGreaterThan(25);
    for (const screen of SCREENS) {
      await openScreen(page, screen);
      const { scrollWidth, wide } = (await page.evaluate(
        `({ scrollWidth: document.documentElement.scrollWidth, wide: ${WIDE} })`,
      )) as { scrollWidth: number; wide: string[] };
      expect(scrollWidth, screen).toBeLessThanOrEqual(390);
      expect(wide, screen).toEqual([]);
    }
  });
});

test('on a phone each row of a table is a card, which says what every value is', async () => {
  await fill();
  const sizes = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
  await site.onPage(sizes, async (page) => {
    await site.signIn(page, '/admin/content');
    const row = page.getByRole('row').filter({ hasText: 'Best casinos' });
    await row.waitFor();
    const titles = row
      .locator('td')
      .evaluateAll((cells) =>
        cells.map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '')),
      );
    expect(await titles).toEqual(['Id', 'Type', 'Status', 'Order', 'Actions']);
    await page.getByRole('button', { name: 'Move Best casinos up' }).press('Enter');
    await expect.poll(() => page.getByRole('rowheader').first().innerText()).toBe('Best casinos');
    await expectAccessible(page, 'sections', APPEARANCE_RULES);
    for (const path of ['/admin/menus', '/admin/redirects', '/admin/forum', '/admin/tournaments']) {
      await page.goto(path);
      await page.getByRole('rowheader').first().waitFor();
      await expectAccessible(page, path, APPEARANCE_RULES);
    }
    await page.goto('/admin/profile');
    await page.getByLabel(/^First Name/).waitFor();
    await expectAccessible(page, 'the profile', APPEARANCE_RULES);
  });
});

test('on a phone a conflict shows what both wrote, and what to keep, below each other', async () => {
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.route('**/api/changes', (route) => route.abort());
    await site.signIn(page, '/admin/settings');
    await page.getByLabel(/^Tagline/i).fill('Mine');
    await openStore(site.home, runtime).change(
      { by: { name: 'zoe' }, operation: 'settings.set' },
      ({ settings }) => void settings.set({ ...settings.get(), siteTagline: 'By zoe' }),
    );
    await page.getByRole('button', { name: 'Save Settings', exact: true }).click();
    const row = page.getByRole('dialog').getByRole('row').filter({ hasText: 'By zoe' });
    await row.waitFor();
    const cells = await row.locator('td').evaluateAll((all) =>
      all.map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        const title = getComputedStyle(cell, '::before').content.replaceAll('"', '');
        return { title, fits: left >= 0 && right <= document.documentElement.clientWidth };
      }),
    );
    expect(cells).toEqual(
      ['When you opened it', 'Now', 'Yours', 'Keep'].map((title) => ({ title, fits: true })),
    );
    await row.getByRole('combobox', { name: 'Tagline' }).selectOption('Mine');
    expect(await page.evaluate(WIDE)).toEqual([]);
    await expectAccessible(page, 'conflict', APPEARANCE_RULES);
  });
});
