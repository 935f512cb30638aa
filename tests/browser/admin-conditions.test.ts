import { casinosList } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { longTest } from '../long-test.js';
import { adminOf } from './admin-site.js';
import { expectAccessible } from './page-checks.js';
import { performOn } from './staff.js';
import { realSite } from './test-sites.js';

const site = adminOf(realSite());

async function countWhere(...where: string[]): Promise<number> {
  const { total } = (await (await performOn(site.storage))(casinosList, { where })).result;
  expect(total).toBeGreaterThan(0);
  return total;
}

const conditionsOf = (page: Page) => new URL(page.url()).searchParams.getAll('where');

test('a list is filtered by any field with the keyboard, by several at once, and each filter is changed and removed', async () => {
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await site.signIn(page, '/admin/casinos');
    const add = page.getByRole('button', { name: 'Filter', exact: true });
    await add.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Field' }).click();
    await page.keyboard.type('Visit');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Show these' }).click();
    await page.getByText('Choose a field, and what to compare it with.').waitFor();
    await expectAccessible(page, 'a filter that lacks its value');
    await page.getByRole('combobox', { name: 'Comparison' }).selectOption('empty');
    await page.getByRole('button', { name: 'Show these' }).click();
    await page
      .getByText(`${await countWhere('visitUrl=')} casinos`)
      .first()
      .waitFor();
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);

    await add.click();
    await page.getByRole('combobox', { name: 'Field' }).click();
    await page.keyboard.type('Rating');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Value' }).fill('5');
    await page.keyboard.press('Enter');
    await page
      .getByText(`${await countWhere('visitUrl=', 'rating>=5')} casino`)
      .first()
      .waitFor();
    expect(conditionsOf(page)).toEqual(['visitUrl=', 'rating>=5']);
    await expectAccessible(page, 'a list with two filters');

    await page.getByRole('button', { name: 'Rating: at least 5', exact: true }).click();
    await page.getByRole('textbox', { name: 'Value' }).fill('8');
    await page.keyboard.press('Enter');
    await page
      .getByText(`${await countWhere('visitUrl=', 'rating>=8')} casino`)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Remove the filter: Visit URL: empty' }).click();
    await page
      .getByText(`${await countWhere('rating>=8')} casinos`)
      .first()
      .waitFor();
    expect(conditionsOf(page)).toEqual(['rating>=8']);
  });
});

longTest(
  'a list takes a condition as people write it, keeps it in its address, and says what is wrong with one',
  async () => {
    const written = 'rating= or isBlacklisted=true';
    const total = await countWhere(written);
    await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
      await site.signIn(page, '/admin/casinos');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('button', { name: 'Write a condition' }).click();
      const condition = page.getByRole('textbox', { name: 'Condition' });
      await condition.click();
      await page.keyboard.type('rating<many');
      await page.keyboard.press('Enter');
      await page.getByText("Rating must be between 0 and 10, not 'many'").first().waitFor();
      expect(await condition.getAttribute('aria-invalid')).toBe('true');
      await condition.fill(written);
      await page.keyboard.press('Enter');
      await page.getByText(`${total} casino`).first().waitFor();
      expect(conditionsOf(page)).toEqual([written]);

      await page.reload();
      await page.getByText(`${total} casino`).first().waitFor();
      await page.getByRole('button', { name: written, exact: true }).waitFor();

      await page.goto(`${new URL(page.url()).origin}/admin/casinos?where=rating<many`);
      await page.getByText("Rating must be between 0 and 10, not 'many'").first().waitFor();
      await page.getByText('This is no condition').waitFor();
      await expectAccessible(page, 'a condition that is wrong');
      await page.getByText('Clear filters').click();
      await page.getByRole('row').nth(3).waitFor();
      expect(conditionsOf(page)).toEqual([]);
    });
  },
);
