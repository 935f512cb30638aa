import { openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';

const site = adminSite();

const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const rows = (page: Page) => page.locator('tbody tr');
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
const game = (name: string) =>
  openStore(site.storage, runtime).question(({ games }) => [...games.all()].find((one) => one.name === name));
const bonus = (title: string) =>
  openStore(site.storage, runtime).question(({ bonuses }) =>
    [...bonuses.all()].find((one) => one.title === title),
  );

describe('games', () => {
  test('A-140, A-141, A-147: they are searched by name and provider, filtered by category, the best first', async () => {
    await site.onPage({}, async (page) => {
      await site.signIn(page, '/admin/games');
      await rows(page).first().waitFor();
      expect((await heads(page)).filter(Boolean)).toEqual([
        'Game',
        'Provider',
        'RTP',
        'Volatility',
        'Rating',
        'Flags',
        'Actions',
      ]);
      const ratings = (await page.locator('tbody tr td:nth-of-type(5)').allInnerTexts()).map(Number);
      expect(ratings.length).toBeGreaterThan(2);
      expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
      const options = page.getByRole('combobox', { name: 'Category' }).locator('option');
      expect(await options.allInnerTexts()).toEqual(['All', 'Slots', 'Table', 'Live', 'Jackpot']);
      const all = await rows(page).count();
      await page.getByRole('combobox', { name: 'Category' }).selectOption('Live');
      await expect.poll(() => rows(page).count()).toBeLessThan(all);
      await page.getByRole('combobox', { name: 'Category' }).selectOption('All');
      await expect.poll(() => rows(page).count()).toBe(all);
      const provider = await page.locator('tbody tr td:nth-of-type(2)').first().innerText();
      await page.getByRole('searchbox', { name: 'Search by name or provider' }).fill(provider);
      await expect
        .poll(async () => new Set(await page.locator('tbody tr td:nth-of-type(2)').allInnerTexts()))
        .toEqual(new Set([provider]));
    });
  });

  test('A-143 to A-146, A-239: a new game begins with the defaults, needs a name, and keeps its highlights apart', async () => {
    await site.onPage({}, async (page) => {
      await site.signIn(page, '/admin/games');
      await page.getByRole('button', { name: 'Add Game' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Game' });
      expect(await dialog.getByLabel(/^RTP/).inputValue()).toBe('96.0%');
      expect(await dialog.getByLabel(/^Rating/).inputValue()).toBe('8');
      const choices = async (name: string) => {
        const radios = dialog.getByRole('group', { name, exact: true }).getByRole('radio');
        return radios.evaluateAll((all) =>
          all.map((one) => (one as HTMLInputElement).labels?.[0]?.innerText),
        );
      };
      expect(await choices('Volatility')).toEqual(['Low', 'Medium', 'High']);
      expect(await choices('Category')).toEqual(['Slots', 'Table', 'Live', 'Jackpot']);
      for (const rows of await dialog
        .locator('textarea')
        .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).rows)))
        expect([3, 4, 5, 6]).toContain(rows);
      await save(page);
      await dialog.waitFor();
      expect(
        await openStore(site.storage, runtime).question(({ games }) =>
          [...games.all()].some((one) => one.name === ''),
        ),
      ).toBe(false);
      await dialog.getByLabel(/^Name/).fill('Paper Boat');
      await dialog.getByLabel(/^Highlights/).fill('Free spins,  Big wheel ,,');
      await dialog.getByLabel(/^Highlights/).press('Enter');
      const rating = dialog.getByLabel(/^Rating/);
      await rating.fill('good');
      await page.keyboard.press('Tab');
      expect(await rating.inputValue()).toBe('0');
      await rating.fill('');
      await expectAccessible(page, 'a new game', APPEARANCE_RULES);
      await save(page);
      await dialog.waitFor({ state: 'detached' });
      expect(await game('Paper Boat')).toMatchObject({
        rtp: '96.0%',
        volatility: 'Medium',
        category: 'slots',
        image: '/placeholder.svg',
        highlights: ['Free spins', 'Big wheel'],
        rating: 0,
      });
    });
  });
});

describe('bonuses', () => {
  test('A-149, A-150, A-152 to A-154: a bonus takes the category of its tab, and is deleted without a question', async () => {
    await site.onPage({}, async (page) => {
      await site.signIn(page, '/admin/bonuses');
      await rows(page).first().waitFor();
      expect(await page.getByRole('tab').allTextContents()).toEqual([
        'Welcome',
        'No Deposit',
        'Reload',
        'Cashback',
      ]);
      expect((await heads(page)).filter(Boolean)).toEqual([
        'Casino',
        'Title',
        'Wagering',
        'Min Deposit',
        'Rating',
        'Flags',
        'Actions',
      ]);
      await page.getByRole('tab', { name: 'Reload' }).click();
      await page.getByRole('button', { name: 'Add Bonus' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Add Bonus' });
      expect(await dialog.getByLabel(/^Rating/).inputValue()).toBe('0');
      expect(await dialog.getByLabel(/^Valid until/i).getAttribute('type')).toBe('date');
      await dialog.getByLabel(/^Casino/).fill('Copper');
      await page.getByRole('option', { name: 'Copper Heron' }).click();
      await dialog.getByLabel(/^Title/).fill('Twice on Tuesday');
      await save(page);
      await dialog.waitFor({ state: 'detached' });
      expect(await bonus('Twice on Tuesday')).toMatchObject({ category: 'reload', rating: 0 });
      await page.getByRole('button', { name: 'Actions Twice on Tuesday' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('Twice on Tuesday: deleted').waitFor();
      expect(await page.getByRole('alertdialog').count()).toBe(0);
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await page.getByRole('row').filter({ hasText: 'Twice on Tuesday' }).waitFor();
    });
  });
});

describe('users', () => {
  test('A-183 to A-185: a user is deactivated without a question and deleted after one, and the form says what a new one gets', async () => {
    await site.onPage({}, async (page) => {
      await site.signIn(page, '/admin/users/new');
      await page
        .getByText('The user receives login credentials and can change the password on first login')
        .waitFor();
      await page.getByLabel(/^Username/).fill('zora');
      await page.getByLabel(/^Email/).fill('zora@guide.example');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Done' }).click();
      const row = page.getByRole('row').filter({ hasText: 'zora' });
      const act = async (name: string) => {
        await page.getByRole('button', { name: 'Actions zora' }).click();
        await page.getByRole('menuitem', { name, exact: true }).click();
      };
      await row.waitFor();
      await act('Deactivate');
      await row.getByText('Inactive').waitFor();
      await act('Activate');
      await row.getByText('Active', { exact: true }).waitFor();
      await act('Delete');
      await page.getByText('Are you sure you want to delete user "zora"?').waitFor();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await row.waitFor({ state: 'detached' });
    });
  });
});

describe('toplists', () => {
  test('the list says which casinos each holds in the words of the filters', async () => {
    await site.onPage({}, async (page) => {
      await site.signIn(page, '/admin/toplists');
      const words = (title: string) => page.getByRole('row').filter({ hasText: title }).locator('td').nth(2);
      await expect.poll(() => words('PayPal Casinos').innerText()).toBe('PayPal');
      expect(await words('Best Live Casinos').innerText()).toBe('Live Dealer');
      expect(await words('Casinos That Pay').innerText()).toBe('Pays within: 3 days');
      expect(await words('Casinos for Players from Finland').innerText()).toBe('Finland');
    });
  });
});
