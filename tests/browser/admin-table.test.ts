import { readFile } from 'node:fs/promises';
import { casinosAdd, casinosList, historyList } from '@croupier/core';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { longTest } from '../long-test.js';
import { adminOf } from './admin-site.js';
import { expectAccessible } from './page-checks.js';
import { performOn } from './staff.js';
import { realSite } from './test-sites.js';

const site = adminOf(realSite());
const DESKTOP = { viewport: { width: 1280, height: 900 } };

const cellOf = (page: Page, row: number, column: string) =>
  page.locator('tbody tr').nth(row).locator(`td[data-title="${column}"]`);
const nameIn = async (page: Page, row: number) =>
  (await page.locator('tbody tr').nth(row).locator('th a').first().textContent()) ?? '';

async function stored(name: string) {
  const { records } = (await (await performOn(site.storage))(casinosList, { where: [`name="${name}"`] }))
    .result;
  return records[0];
}

async function newestChange() {
  return (await (await performOn(site.storage))(historyList, { limit: 1 })).result.records[0];
}

/** Pastes as a spreadsheet program would have copied it. */
async function paste(cell: Locator, text: string) {
  await cell.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('any field is a column that sorts, stays in the address, and goes into the export of the view', async () => {
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, '/admin/casinos');
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Other columns…' }).click();
    await page.getByRole('searchbox', { name: 'Find a field' }).fill('licen');
    await page.getByText('Licenses', { exact: true }).click();
    await expectAccessible(page, 'the columns of a list');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('columnheader', { name: 'Licenses' }).getByRole('button').click();
    await page.waitForURL(/sort=licenses/);
    await page.reload();
    const heading = page.getByRole('columnheader', { name: 'Licenses' });
    await heading.waitFor();
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');
    const order = (await (await performOn(site.storage))(casinosList, { sort: 'licenses' })).result.records;
    await page.getByRole('link', { name: order[0]?.name ?? '', exact: true }).waitFor();
    expect(await nameIn(page, 0)).toBe(order[0]?.name);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Other Files' }).click();
    await page.getByRole('menuitem', { name: 'Export This View' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    const [head, first] = file.replace('\uFEFF', '').split(/\r?\n/);
    expect(head).toBe('name,rating,isActive,isFeatured,createdAt,licenses');
    expect(first).toContain(order[0]?.name);
  });
});

test('a cell is edited by keyboard: a wrong text says why and stays, Escape takes it back, Enter saves with an undo', async () => {
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, '/admin/casinos?where=rating>=5&sort=name');
    const cell = cellOf(page, 1, 'Rating');
    await cell.click();
    await page.keyboard.press('ArrowDown');
    const name = await nameIn(page, 2);
    const before = (await stored(name))?.rating;
    await page.keyboard.press('F2');
    const editor = page.getByRole('textbox', { name: `Rating, ${name}` });
    await editor.waitFor();
    await expectAccessible(page, 'a cell that is edited');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('many');
    await page.keyboard.press('Enter');
    await page.getByText('Rating must be between 0 and 10').waitFor();
    expect(await editor.inputValue()).toBe('many');
    expect(await editor.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => editor.count()).toBe(0);
    expect((await stored(name))?.rating).toBe(before);

    await page.keyboard.type('9');
    await page.keyboard.type('.4');
    await page.keyboard.press('Enter');
    await page.getByText(`${name}: Rating changed`).waitFor();
    expect((await stored(name))?.rating).toBe(9.4);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-title'));
    expect(await focused()).toBe('Rating');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await stored(name))?.rating).toBe(before);
  });
});

test('cells of one row that are edited one right after the other are all saved, while colleagues add rows above', async () => {
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, '/admin/casinos?where=rating>=5&sort=name&show=established,minDeposit');
    await cellOf(page, 3, 'Rating').click();
    const name = await nameIn(page, 3);
    await page.keyboard.press('Enter');
    const add = { record: { name: 'Aardvark Acre', description: 'New.', rating: 6 } };
    await (await performOn(site.storage))(casinosAdd, add);
    await page.getByRole('link', { name: 'Aardvark Acre' }).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('7.1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('2011');
    await page.keyboard.press('Tab');
    await page.keyboard.type('10 EUR');
    await page.keyboard.press('Enter');
    const saved = async () => {
      const { rating, established, minDeposit } = (await stored(name)) ?? {};
      return { rating, established, minDeposit };
    };
    await expect.poll(saved).toEqual({ rating: 7.1, established: 2011, minDeposit: '10 EUR' });
    expect((await stored('Aardvark Acre'))?.rating).toBe(6);
  });
});

longTest('a range that is pasted shows what it changes, and then is one change', async () => {
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, '/admin/casinos?where=rating>=5&sort=name&show=visitUrl');
    const names = [await nameIn(page, 0), await nameIn(page, 1)];
    const first = cellOf(page, 0, 'Rating');
    await first.click();
    await paste(first, '6.1\tno\tyes\n6.2\tyes\tno\n');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('row', { name: `${names[0]} Rating` }).waitFor();
    await expectAccessible(page, 'what a paste changes');
    const number = (await newestChange())?.number;
    await dialog.getByRole('button', { name: 'Change 2 casinos' }).click();
    await page.getByText('Changed 2 casinos').waitFor();
    expect((await newestChange())?.number).toBe((number ?? 0) + 1);
    expect(await stored(names[0] ?? '')).toMatchObject({ rating: 6.1, isActive: false, isFeatured: true });
    expect(await stored(names[1] ?? '')).toMatchObject({ rating: 6.2, isActive: true, isFeatured: false });

    await first.click();
    await paste(first, '11');
    await page.getByText('Rating must be between 0 and 10').first().waitFor();
    await page.keyboard.press('Escape');
    await first.click();
    await page.keyboard.press('Shift+ArrowDown');
    await paste(cellOf(page, 1, 'Rating'), '12');
    await dialog.getByText('Rating must be between 0 and 10, not "12"').first().waitFor();
    expect(await dialog.getByRole('button', { name: /^Change/ }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await stored(names[0] ?? ''))?.rating).toBe(6.1);
  });
});

longTest('a field is set for all that match, after it has shown what changes', async () => {
  await site.onPage(DESKTOP, async (page) => {
    const where = ['rating<5'];
    await site.signIn(page, `/admin/casinos?where=${encodeURIComponent(where[0] ?? '')}&per=20`);
    const { total, records } = (await (await performOn(site.storage))(casinosList, { where })).result;
    await page.getByText(`${total} casinos`).first().waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    const all = page.getByRole('button', { name: `Select all ${total}` });
    if ((await all.count()) > 0) await all.click();
    await page.getByRole('button', { name: 'Set a field…' }).click();
    await page.getByRole('combobox', { name: 'Field' }).click();
    await page.keyboard.type('Languages');
    await page.keyboard.press('Enter');
    await page
      .getByRole('combobox', { name: 'What becomes of the items that are there' })
      .selectOption('addItems');
    await page.getByRole('textbox', { name: 'Languages' }).click();
    await page.keyboard.type('Klingon');
    await page.getByRole('button', { name: 'Show what changes' }).click();
    await page.getByRole('button', { name: `Change ${total} casinos` }).click();
    await page.getByText(`Changed ${total} casinos`).waitFor();
    for (const { name, languages } of records)
      expect((await stored(name))?.languages).toEqual([...languages, 'Klingon']);
  });
});

longTest(
  'a casino is duplicated and blacklisted from its menu; an editor may do the first alone',
  async () => {
    await site.onPage(DESKTOP, async (page) => {
      await site.signIn(page, '/admin/casinos?where=isBlacklisted=false&sort=name', 'editor');
      const name = await nameIn(page, 0);
      const menu = page
        .locator('tbody tr')
        .first()
        .getByRole('button', { name: /Actions/ });
      await menu.click();
      expect(await page.getByRole('menuitem', { name: 'Blacklist…' }).getAttribute('aria-disabled')).toBe(
        'true',
      );
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
      const field = page.getByRole('textbox', { name: 'Name', exact: true });
      await field.waitFor();
      expect(await field.inputValue()).toBe(`${name} (copy)`);
      await page.locator('main form button[type=submit]').click();
      await expect.poll(async () => (await stored(`${name} (copy)`))?.isActive).toBe(false);
    });
    await site.onPage(DESKTOP, async (page) => {
      await site.signIn(page, '/admin/casinos?where=isBlacklisted=false&sort=-name');
      const name = await nameIn(page, 0);
      await page
        .locator('tbody tr')
        .first()
        .getByRole('button', { name: /Actions/ })
        .click();
      await page.getByRole('menuitem', { name: 'Blacklist…' }).click();
      await page.getByRole('textbox', { name: 'Blacklist Reason' }).fill('Does not pay.');
      await expectAccessible(page, 'the question before a blacklist');
      await page.getByRole('button', { name: 'Put on the blacklist' }).click();
      await page.getByText(`${name}: on the blacklist`).waitFor();
      expect(await stored(name)).toMatchObject({ isBlacklisted: true, blacklistReason: 'Does not pay.' });
    });
  },
);
