import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';

const site = adminSite();

const query = (page: Page) => new URL(page.url()).search;
const views = (page: Page, name = 'Saved views') => page.getByRole('button', { name, exact: true });
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** Opens the menu of the views, which is called as the one that is shown, and presses an entry. */
async function choose(page: Page, name: string, shown?: string) {
  await views(page, shown).click();
  await entry(page, name).click();
}

async function save(page: Page, name: string) {
  await choose(page, 'Save this view…');
  await page.getByLabel(/^Name/).fill(name);
  await page.keyboard.press('Enter');
}

test('a view that one saves is there for a colleague, who deletes it; the undo brings it back', async () => {
  await site.onPage({}, async (page, complaints) => {
    await site.signIn(page, '/admin/casinos?status=featured&sort=-rating', 'editor');
    await save(page, 'Best of the featured');
    await page.getByText('The view Best of the featured is saved').waitFor();
    await choose(page, 'Everything', 'Best of the featured');
    await expect.poll(() => query(page)).toBe('');
    expect(complaints).toEqual([]);
  });
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos', 'moderator');
    await choose(page, 'Best of the featured');
    await expect.poll(() => query(page)).toBe('?sort=-rating&status=featured');
    await choose(page, 'Delete "Best of the featured"', 'Best of the featured');
    await page.getByText('The view Best of the featured is deleted').waitFor();
    await views(page).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await views(page, 'Best of the featured').waitFor();
  });
});

test('a view of a name that the list has, in any case, replaces it, which is told', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/games?q=owl', 'editor');
    await save(page, 'Owls');
    await views(page, 'Owls').waitFor();
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('owls of the night');
    await views(page).waitFor();
    await save(page, 'OWLS');
    await page.getByText('Replaced the view OWLS').waitFor();
    await views(page, 'OWLS').click();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Everything', 'OWLS', 'Delete "OWLS"']);
  });
});

test('views that a browser keeps from before are opened, forgotten and shared; none takes the place of another', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/pages?q=terms');
    await save(page, 'Terms');
    await views(page, 'Terms').waitFor();
    const kept = [
      { name: 'Drafts', query: 'status=draft' },
      { name: 'drafts', query: 'status=published' },
      { name: 'TERMS', query: 'q=other' },
      { name: 'Old', query: 'q=old' },
    ];
    await page.evaluate((text) => localStorage.setItem('croupier-views pages', text), JSON.stringify(kept));
    await page.reload();
    await choose(page, 'Old (in this browser only)', 'Terms');
    await expect.poll(() => query(page)).toBe('?q=old');
    await choose(page, 'Forget "Old"', 'Old');
    await choose(page, 'Share the views of this browser');
    await page.getByText('1 view shared').waitFor();
    await page.getByText('other views of these names: drafts, TERMS').waitFor();
    await views(page).click();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
      ...['Everything', 'Drafts', 'Terms', 'drafts (in this browser only)', 'TERMS (in this browser only)'],
      ...['Save this view…', 'Share the views of this browser'],
    ]);
    const left = await page.evaluate(() => localStorage.getItem('croupier-views pages'));
    expect(JSON.parse(left ?? '')).toEqual([kept[1], kept[2]]);
  });
});
