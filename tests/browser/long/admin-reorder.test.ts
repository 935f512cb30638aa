import { openStore, runtime } from '@croupier/core';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';

const ITEMS = ['Guides', 'News', 'About'];

const site = adminSite((content) => {
  const header = ITEMS.map((label, i) => ({
    id: `0190a0a0-0000-7000-8000-00000000000${i}`,
    label,
    url: '/guides',
    order: i + 1,
  }));
  content.menus.set({ ...content.menus.get(), header });
  content.redirects.insert({ source: '/one', target: '/games', match: 'exact', order: 101 });
  content.redirects.insert({ source: '/two', target: '/games', match: 'exact', order: 102 });
});

/** What a screen reader is told: the words of regions that are read when they change. */
const said = (page: Page, words: string | RegExp) =>
  page
    .locator('[aria-live=polite], [role=status]')
    .getByText(words, { exact: true })
    .waitFor({ state: 'attached' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function drag(moved: Locator, target: Locator): Promise<void> {
  await moved.locator('[data-drag-handle]').dragTo(target, { targetPosition: { x: 40, y: 2 } });
}

test('sections of the home page: where one moved to is said, by keyboard and by pointer', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/content');
    await page.getByRole('button', { name: 'Move Best casinos up' }).press('Enter');
    await said(page, 'Best casinos moved to position 1 of 12');
    await page.getByRole('button', { name: 'Move Best casinos down' }).press('Enter');
    await said(page, 'Best casinos moved to position 2 of 12');
    await drag(row(page, 'Advertising'), row(page, 'Protections'));
    await said(page, 'Advertising moved to position 3 of 12');
    const sections = await openStore(site.storage, runtime).question(
      (content) => content.homepage.get().sections,
    );
    expect(sections.find(({ type }) => type === 'advertising')?.order).toBe(3);
  });
});

test('items of a menu: where one moved to is said, among those beside it', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/menus');
    await page.getByRole('button', { name: 'Move Guides down' }).press('Enter');
    await said(page, 'Guides moved to position 2 of 3');
    await drag(row(page, 'About'), row(page, 'News'));
    await said(page, 'About moved to position 1 of 3');
  });
});

test('redirects: where one moved to is said, by a step and by a number', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/redirects');
    const total = await row(page, '/two')
      .getByRole('button', { name: 'Move /two up' })
      .press('Enter')
      .then(() =>
        openStore(site.storage, runtime).question((content) => [...content.redirects.all()].length),
      );
    await said(page, `/two moved to position ${total - 1} of ${total}`);
    await row(page, '/one')
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Move to position' }).click();
    await page.getByLabel(`Position, 1 to ${total}`).fill('1');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await said(page, `/one moved to position 1 of ${total}`);
  });
});

test('items of a form: where one moved to is said each time, though nothing is saved yet', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/homepage?tab=showcase');
    const form = page.getByRole('form', { name: 'Figures and lessons' });
    await form.getByRole('tab', { name: 'Blog' }).click();
    await form.getByRole('button', { name: 'Move Figure 1: Expert Articles down' }).press('Enter');
    await said(page, /^Expert Articles moved to position 2 of \d$/);
    await form.getByRole('button', { name: 'Move Figure 2: Expert Articles up' }).press('Enter');
    await said(page, /^Expert Articles moved to position 1 of \d$/);
  });
});
