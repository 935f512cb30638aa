import { openStore, runtime } from '@croupier/core';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIDEWAYS } from '../admin-screens.js';
import { adminSite } from '../admin-site.js';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';

const site = adminSite();

/** Addresses that nobody has, and a redirect, so that the tables of the screen have rows. */
async function fill(): Promise<void> {
  for (const path of ['/an-old-address-of-some-length/with-a-second-part', '/gone'])
    await fetch(`${site.address}${path}`);
}

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

test('on a phone the search of a list is as wide as the list', async () => {
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await page.getByRole('row').nth(1).waitFor();
    const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? 0;
    const width = await widthOf(page.getByRole('searchbox'));
    expect(width).toBeGreaterThanOrEqual(await widthOf(page.getByRole('grid')));
  });
});

test('on a phone the buttons above a list take two lines, and further files are in the menu beside Export', async () => {
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await page.getByRole('row').nth(1).waitFor();
    const other = page.getByRole('button', { name: 'Other Files' });
    const all = [
      ...['Import CSV', 'Export'].map((name) => page.getByRole('button', { name, exact: true })),
      other,
      page.getByRole('link', { name: 'Add Casino' }),
    ];
    const tops = await Promise.all(all.map(async (one) => (await one.boundingBox())?.y));
    expect(new Set(tops).size).toBeLessThanOrEqual(2);
    await other.press('Enter');
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Export All Columns', 'Export XLSX']);
    await expectAccessible(page, 'the other files of a list', APPEARANCE_RULES);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export XLSX' }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe('casinos.xlsx');
  });
});

test('on a phone a conflict shows what both wrote, and what to keep, below each other', async () => {
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.route('**/api/changes', (route) => route.abort());
    await site.signIn(page, '/admin/settings');
    await page.getByLabel(/^Tagline/i).fill('Mine');
    await openStore(site.storage, runtime).change(
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
    expect(await page.evaluate(SIDEWAYS)).toEqual([]);
    await expectAccessible(page, 'conflict', APPEARANCE_RULES);
  });
});

test('on a phone the choices above a list are as wide as there is room, whatever they offer', async () => {
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await site.signIn(page, '/admin/history');
    await page.getByRole('row').nth(1).waitFor();
    const widthOf = async (name: string) =>
      (await page.getByRole('combobox', { name }).boundingBox())?.width ?? 0;
    expect(await widthOf('Who')).toBeGreaterThan(160);
    expect(await widthOf('What')).toBe(await widthOf('Who'));
  });
});

test('on a phone the buttons of a form with unsaved changes leave room for its fields', async () => {
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('link', { name: 'Edit Casino' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A Longer Name');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await page.getByRole('button', { name: 'Discard changes' }).waitFor();
    await page.getByText(/^Draft saved/).waitFor();
    const bar = save.locator('..');
    expect((await bar.boundingBox())?.height).toBeLessThan(160);
    await expectAccessible(page, 'the form of a casino', APPEARANCE_RULES);
  });
});
