import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { holdRequests } from '../test-sites.js';

const MORE = 120;

const site = adminSite((content) => {
  for (let n = 1; n <= MORE; n++) {
    const number = String(n).padStart(3, '0');
    content.casinos.insert({
      name: `Listed ${number}`,
      slug: `listed-${number}`,
      description: n % 2 === 0 ? 'An even one.' : 'An odd one.',
      rating: (n % 10) + 0.5,
    });
  }
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const firstRow = (page: Page) => page.getByRole('row').nth(1);
const query = (page: Page) => new URL(page.url()).search;

test('the address of a list shows the same list: search, filter, order, page, rows on a page and columns', async () => {
  await site.onPage({}, async (page, complaints) => {
    await site.signIn(page, '/admin/casinos?q=listed&sort=-rating&page=3&per=20&hide=createdAt');
    await page.getByText('41 to 60 of 120').waitFor();
    expect(await page.getByRole('searchbox', { name: 'Search casinos' }).inputValue()).toBe('listed');
    expect(await page.getByRole('columnheader', { name: 'Created' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Rating' }).click();
    await expect.poll(() => query(page)).toBe('?q=listed&sort=rating&per=20&hide=createdAt');
    await firstRow(page).getByText('0.5').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('21 to 40 of 120').waitFor();
    expect(complaints).toEqual([]);
  });
});

test('the search keeps the focus while the list follows what is typed', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await page.getByText('124 casinos').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('listed 01');
    await page.getByText('10 casinos', { exact: true }).waitFor();
    await page.keyboard.type('7');
    await page.getByText('1 casino', { exact: true }).waitFor();
    expect(query(page)).toBe('?q=listed+017');
    await page.keyboard.type(' nowhere');
    await page.getByText('No casinos match.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('124 casinos').waitFor();
    expect(await page.getByRole('searchbox', { name: 'Search casinos' }).inputValue()).toBe('');
  });
});

test('all that match are selected over all pages, changed at once, and taken back by one undo', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos?q=an+even');
    await page.getByText('60 casinos', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Select all 60' }).click();
    await page.getByRole('checkbox', { name: 'Select Listed 002' }).click();
    const answers: { records: unknown[]; ids?: string[] }[] = [];
    const changed: unknown[] = [];
    page.on('response', async (response) => {
      if (/casinos\.deactivate$|history\.undo$/.test(response.url())) changed.push(await response.json());
      if (!response.url().endsWith('/casinos.list')) return;
      const answer = await response.json().catch(() => undefined);
      if (answer !== undefined) answers.push(answer.result);
    });
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByText('59 casinos: now inactive').waitFor();
    expect(answers.filter(({ ids }) => ids?.length === 60)).toMatchObject([{ records: [] }]);
    await row(page, 'Listed 004').getByText('Inactive').waitFor();
    await row(page, 'Listed 002').getByText('Active', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, 'Listed 004').getByText('Active', { exact: true }).waitFor();
    // No screen reads them, and those of 10,000 are many megabytes.
    expect(changed).toMatchObject([
      { result: { records: [] }, changes: [], updated: 59 },
      { result: { undone: [{}] }, changes: [], updated: 59 },
    ]);
  });
});

test('on a screen of 1024 px the bar of selected rows takes two lines', async () => {
  await site.onPage({ viewport: { width: 1024, height: 768 } }, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    const bar = page.getByRole('group', { name: 'Actions for the selected rows' }).locator('..');
    const buttons = await bar.getByRole('button').all();
    expect(buttons.length).toBeGreaterThan(8);
    const tops = await Promise.all(buttons.map(async (one) => (await one.boundingBox())?.y));
    expect(new Set(tops).size).toBe(2);
  });
});

test('where a row is deleted by keyboard, the focus goes to the row in its place, and to the list where none is left', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos?q=listed+11');
    const deleteRow = async (name: string) => {
      await page.getByRole('button', { name: `Actions ${name}`, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Delete' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus();
      await page.keyboard.press('Enter');
      await row(page, name).waitFor({ state: 'detached' });
    };
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await deleteRow('Listed 113');
    await expect.poll(focused).toBe('Actions Listed 114');
    await deleteRow('Listed 119');
    await expect.poll(focused).toBe('Actions Listed 118');
    await page.getByRole('searchbox', { name: 'Search casinos' }).fill('listed 118');
    await page.getByText('1 casino', { exact: true }).waitFor();
    await deleteRow('Listed 118');
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('section');
  });
});

test('a list whose rows go takes no focus from whoever has left it', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos?q=listed+11');
    await page.getByRole('button', { name: 'Actions Listed 112', exact: true }).focus();
    const release = await holdRequests(page, '**/api/casinos.list');
    await page.getByRole('searchbox', { name: 'Search casinos' }).fill('listed 117');
    await expect.poll(() => query(page)).toBe('?q=listed+117');
    await page.getByRole('heading', { level: 1 }).click();
    const focused = () => page.evaluate(() => document.activeElement?.localName);
    const left = await focused();
    expect(['body', 'main']).toContain(left);
    release();
    await page.getByText('1 casino', { exact: true }).waitFor();
    await row(page, 'Listed 112').waitFor({ state: 'detached' });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await focused()).toBe(left);
  });
});

test('a selection ends with the filter under which it was made', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await page.getByRole('checkbox', { name: 'Select Brass Magpie' }).click();
    await page.getByText('1 selected').waitFor();
    const status = page.getByRole('combobox', { name: 'Status' });
    await status.selectOption('Featured');
    await page.getByText('1 selected').waitFor({ state: 'detached' });
    await status.selectOption('All Status');
    await page.getByRole('checkbox', { name: 'Select Brass Magpie' }).waitFor();
    expect(await page.getByText('1 selected').count()).toBe(0);
  });
});

test('an editor sees why deleting and importing are not theirs', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos', 'editor');
    await page.getByRole('button', { name: 'Import CSV' }).click({ force: true });
    await page.getByText('Your role, Editor, may not do this.').first().waitFor();
    await page.getByRole('button', { name: 'Actions Copper Heron' }).click();
    const item = page.getByRole('menuitem', { name: 'Delete' });
    expect(await item.getAttribute('aria-disabled')).toBe('true');
    expect(await item.textContent()).toContain('Your role, Editor, may not do this.');
  });
});

test.each([
  ['games', 'Rating Low-High', 'Rating High-Low'],
  ['bonuses', 'Casino A-Z', 'Casino Z-A'],
  ['users', 'Username A-Z', 'Username Z-A'],
])('the list of %s is sorted by its choices and by the heads of its columns', async (list, up, down) => {
  await site.onPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
    await site.signIn(page, `/admin/${list}`);
    const sort = page.getByRole('combobox', { name: 'Sort' });
    const cells = () => page.locator('tbody tr').allInnerTexts();
    await sort.selectOption(up);
    await page.locator('th[aria-sort=ascending]').waitFor();
    await expect.poll(async () => (await cells()).length).toBeGreaterThan(1);
    const first = await cells();
    await page.locator('th[aria-sort=ascending]').getByRole('button').click();
    await page.locator('th[aria-sort=descending]').waitFor();
    await expect
      .poll(() => sort.evaluate((field) => (field as HTMLSelectElement).selectedOptions[0]?.text))
      .toBe(down);
    await expect.poll(async () => (await cells())[0]).not.toBe(first[0]);
  });
});

test('an action for selected rows says that it runs, starts once, and says what it did', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos?q=an+odd&per=20');
    await page.getByText(/^\d\d casinos$/).waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    const bar = page.getByRole('group', { name: 'Actions for the selected rows' });
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/casinos.feature')) asked += 1;
    });
    const release = await holdRequests(page, /casinos\.feature$/);
    const feature = bar.getByRole('button', { name: 'Add to Featured' });
    await feature.click();
    await page.getByRole('status').filter({ hasText: 'Add to Featured: working on 20…' }).waitFor();
    await page.locator('[aria-busy="true"]', { has: bar }).waitFor();
    await feature.press('Enter');
    await feature.press('Enter');
    expect(await bar.getByRole('button', { name: 'Deactivate' }).getAttribute('aria-disabled')).toBe('true');
    release();
    await page.getByText('20 casinos: now featured').waitFor();
    await bar.waitFor({ state: 'detached' });
    expect(asked).toBe(1);
  });
});

test('a list without rows has nothing to select them with', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/casinos?q=an+odd');
    const all = page.getByRole('checkbox', { name: 'Select all rows on this page' });
    await all.waitFor();
    await page.getByRole('searchbox', { name: 'Search casinos' }).fill('nothing is called this');
    await page.getByText('No casinos match.').waitFor();
    expect(await all.count()).toBe(0);
  });
});
