import { casinosList, historyList, postsList } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminOf } from '../admin-site.js';
import { expectAccessible } from '../page-checks.js';
import { performOn } from '../staff.js';
import { realSite } from '../test-sites.js';

const site = adminOf(realSite());
const DESKTOP = { viewport: { width: 1280, height: 900 }, timezoneId: 'Europe/Copenhagen' };

const cellOf = (page: Page, row: number, column: string) =>
  page.locator('tbody tr').nth(row).locator(`td[data-title="${column}"]`);
const nameIn = async (page: Page, row: number) =>
  (await page.locator('tbody tr').nth(row).locator('th a').first().textContent()) ?? '';

async function stored(name: string) {
  const { records } = (await (await performOn(site.storage))(casinosList, { where: [`name="${name}"`] }))
    .result;
  return records[0];
}

test('a mouse that is drawn over cells selects them, and their texts no more', async () => {
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, '/admin/casinos?where=rating>=5&sort=name&show=established');
    const first = cellOf(page, 0, 'Rating');
    await first.waitFor();
    await first.hover();
    await page.mouse.down();
    await cellOf(page, 1, 'Status').hover();
    await cellOf(page, 2, 'Featured').hover();
    await page.mouse.up();
    expect(await page.locator('tbody [aria-selected=true]').count()).toBe(9);
    expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(true);
    const copied = await cellOf(page, 2, 'Featured').evaluate((element) => {
      const clipboardData = new DataTransfer();
      element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
      return clipboardData.getData('text/plain');
    });
    expect(copied.split('\n').map((line) => line.split('\t').length)).toEqual([3, 3, 3]);
    await cellOf(page, 4, 'Rating').hover();
    expect(await page.locator('tbody [aria-selected=true]').count()).toBe(9);
  });
});

test('a long text is edited from its cell in the editor of the form, and saved as one change', async () => {
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, '/admin/casinos?where=rating>=5&sort=name&show=description');
    const cell = cellOf(page, 1, 'Description');
    await cell.click();
    const name = await nameIn(page, 1);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Description of ${name}` });
    const text = dialog.getByRole('textbox', { name: 'Description' });
    await text.waitFor();
    await expectAccessible(page, 'a cell that is edited in a dialog');
    await text.fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Description is required').first().waitFor();
    await text.fill('A calm lobby.\nQuick answers.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText(`${name}: Description changed`).waitFor();
    expect((await stored(name))?.description).toBe('A calm lobby.\nQuick answers.');
    await expect.poll(() => cell.evaluate((element) => element === document.activeElement)).toBe(true);
    const [newest] = (await (await performOn(site.storage))(historyList, { limit: 1 })).result.records;
    expect(newest).toMatchObject({ operation: 'casinos.edit', updated: 1 });
  });
});

test('a moment is edited in its cell on the clock of the reader, and stored in UTC', async () => {
  await site.onPage(DESKTOP, async (page) => {
    await site.signIn(page, '/admin/news');
    const cell = page.locator('tbody tr').first().locator('td').nth(-2);
    await cell.click();
    const title = await nameIn(page, 0);
    await page.keyboard.press('F2');
    const editor = page.locator('tbody input[type=datetime-local]');
    await editor.fill('2031-07-01T11:30');
    await page.keyboard.press('Enter');
    await page.getByText(new RegExp(`^${title}: .* changed`)).waitFor();
    const { records } = (await (await performOn(site.storage))(postsList, { where: [`title="${title}"`] }))
      .result;
    expect(records[0]?.publishedAt).toBe('2031-07-01T09:30:00.000Z');
  });
});
