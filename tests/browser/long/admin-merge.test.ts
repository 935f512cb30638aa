import { bonusesAdd, bonusesList, casinosAdd, casinosDelete, casinosList } from '@croupier/core';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { adminOf } from '../admin-site.js';
import { expectAccessible, expectFits } from '../page-checks.js';
import { performOn } from '../staff.js';
import { realSite } from '../test-sites.js';

const site = adminOf(realSite());
const perform = () => performOn(site.storage);
const twins = async () =>
  (await perform()(casinosList, { where: ['slug~twin-'], sort: 'name' })).result.records;

beforeEach(async () => {
  const left = await twins();
  if (left.length > 0) await perform()(casinosDelete, { records: left.map(({ id }) => id) });
  const record = { description: 'Calm.', countries: ['DK'], rating: 6 };
  await perform()(casinosAdd, { record: { ...record, name: 'Twin Otter', slug: 'twin-otter' } });
  await perform()(casinosAdd, {
    record: { ...record, name: 'Twin Otter Casino', slug: 'twin-otter-casino', rating: 8, countries: ['SE'] },
  });
  const bonus = { casino: 'twin-otter-casino', title: 'Ten spins', description: 'x', category: 'reload' };
  await perform()(bonusesAdd, { record: bonus as never });
});

async function openMerge(page: Page) {
  await page.getByRole('checkbox', { name: 'Select Twin Otter', exact: true }).click();
  const button = page.getByRole('button', { name: 'Merge', exact: true });
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('checkbox', { name: 'Select Twin Otter Casino' }).click();
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Merge casinos' });
  await dialog.getByText(/^Goes along: \d+ bonus(es)?, 1 old address\.$/).waitFor();
  return dialog;
}

test.each([
  ['a wide light screen', { viewport: { width: 1280, height: 900 }, colorScheme: 'light' as const }],
  ['a narrow dark one', { viewport: { width: 390, height: 800 }, colorScheme: 'dark' as const }],
])(
  'two selected casinos become one with the values that are chosen, on %s, and come back',
  async (name, view) => {
    await site.onPage(view, async (page) => {
      await site.signIn(page, '/admin/casinos?q=twin');
      const dialog = await openMerge(page);
      await expectAccessible(page, name);
      await expectFits(page, name);
      await dialog
        .getByLabel('Rating, taken from')
        .selectOption({ label: 'Twin Otter Casino (twin-otter-casino)' });
      await dialog.getByLabel('Rating, taken from').focus();
      await expect.poll(() => dialog.getByLabel('Rating, taken from').inputValue()).not.toBe('');
      await dialog.getByRole('button', { name: 'Merge' }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      const toast = page.getByText('Twin Otter Casino: merged into Twin Otter');
      await toast.waitFor();
      expect(await twins()).toMatchObject([{ slug: 'twin-otter', rating: 8, countries: ['DK', 'SE'] }]);
      const { result } = await perform()(bonusesList, { where: ['title="Ten spins"'] });
      expect(result.records.at(-1)).toMatchObject({ casino: 'Twin Otter' });
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await expect.poll(async () => (await twins()).length).toBe(2);
    });
  },
);

test('the dashboard tells of two that may be one; staff say that they are two, and are told no more', async () => {
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await site.signIn(page, '/admin', 'editor');
    const finding = page
      .getByRole('listitem')
      .filter({ hasText: 'may be' })
      .filter({ hasText: 'Twin Otter' });
    const more = page.getByRole('button', { name: /more/ });
    await finding.or(more).first().waitFor();
    if ((await finding.count()) === 0) await more.click();
    await finding.getByRole('button', { name: /^They Are Two/ }).click();
    await page.getByText('Twin Otter and Twin Otter Casino: two casinos').waitFor();
    await finding.waitFor({ state: 'detached' });
  });
});

test('who adds a casino is led to the one that it may be before it is saved', async () => {
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await site.signIn(page, '/admin/casinos/new', 'editor');
    await page.getByRole('textbox', { name: /^Name/ }).fill('The twin otter');
    const link = page.getByRole('link', { name: 'Twin Otter has the same name' });
    await link.waitFor();
    await expectAccessible(page, 'a new casino that may be there');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Quite another one');
    await link.waitFor({ state: 'detached' });
  });
});
