import { readFile } from 'node:fs/promises';
import { menusDelete, menusList } from '@croupier/core';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';
import { addStaff, performOn, signInAs } from '../staff.js';
import { PERSON, servedSite } from '../test-sites.js';

const site = servedSite();

beforeAll(() => addStaff(site.storage, 'ada'));

const said = (page: Page, text: string) => page.getByText(text).first().waitFor();

describe('menus', () => {
  test('A-197, A-198, A-201: an item is added, stands under another one, and is deleted after a question', async () => {
    await site.onPage({}, async (page, complaints, context) => {
      await signInAs(page, 'ada', '/admin/menus');
      await page.getByRole('button', { name: 'Add Item' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await said(page, 'Please enter a menu label');
      await said(page, 'Please enter a URL or select a page');
      await page.getByLabel(/^Label/).fill('Start here');
      await page.getByLabel(/^URL/).fill('/guides');
      await page.getByRole('button', { name: 'Save' }).click();
      await said(page, 'Menu item added');
      await page.getByRole('button', { name: 'Add Item' }).click();
      await page.getByLabel(/^Label/).fill('Deep');
      await page.getByLabel(/^URL/).fill('/nowhere-at-all');
      await page.getByLabel(/^Parent/).selectOption({ label: 'Start here' });
      await page.getByRole('button', { name: 'Save' }).click();
      const deep = page.getByRole('row').filter({ hasText: 'Deep' });
      await deep
        .getByText(/nowhere-at-all/)
        .first()
        .waitFor();
      await expect.poll(() => deep.getByRole('rowheader').innerText()).toMatch(/leads/i);
      const visitor = await context.newPage();
      await visitor.goto('/');
      await visitor.locator('header').getByText('Start here').first().waitFor();
      await page.getByRole('button', { name: 'Actions Deep' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('Delete "Deep"?').waitFor();
      await page.getByRole('button', { name: 'Delete' }).click();
      await said(page, 'Menu item deleted');
      expect(complaints).toEqual([]);
      await expectAccessible(page, 'menus', APPEARANCE_RULES);
    });
  });
});

test('an empty footer starts from its default links, which stay in the footer of visitors', async () => {
  const perform = performOn(site.storage);
  const { records } = (await perform(menusList, { menu: ['footer'] })).result;
  await perform(menusDelete, { menu: 'footer', records: records.map(({ id }) => id) });
  await site.onPage({}, async (page, complaints, context) => {
    await signInAs(page, 'ada', '/admin/menus?menu=footer');
    const panel = page.locator('[role=tabpanel]:not([inert])');
    await panel.getByRole('button', { name: 'Start from the default links' }).click();
    await said(page, 'links are items of the menu now');
    await panel.getByRole('row').filter({ hasText: '/best-casinos' }).waitFor();
    await expect
      .poll(() => panel.getByRole('button', { name: 'Start from the default links' }).count())
      .toBe(0);
    const visitor = await context.newPage();
    await visitor.goto('/');
    await visitor.locator('footer').getByRole('link', { name: 'Best Casinos' }).first().waitFor();
    expect(complaints).toEqual([]);
  });
});

test('A-195, A-206: both menus have a form and a table, and a pattern is asked for where a redirect has one', async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin/menus');
    await page.getByRole('tab', { name: 'Footer Menu' }).waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Header Menu', 'Footer Menu']);
    await page.getByRole('tab', { name: 'Footer Menu' }).click();
    await page.locator('[role=tabpanel]:not([inert]) table').waitFor();
    await page.getByRole('button', { name: 'Add Item' }).waitFor();
    await page.getByRole('link', { name: 'To the dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.goto('/admin/redirects');
    await page.getByRole('button', { name: 'Add Redirect' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Redirect' });
    await dialog.getByLabel(/^Source/).waitFor();
    expect(await dialog.getByRole('textbox', { name: /Regex|Pattern/ }).count()).toBe(0);
    await dialog.getByText('Regex', { exact: true }).click();
    await dialog.getByRole('textbox', { name: /Regex|Pattern/ }).waitFor();
  });
});

describe('settings', () => {
  test('A-186, A-189, A-192: the site gets its name, and its basic sitemap is saved', async () => {
    await site.onPage({}, async (page, complaints, context) => {
      await signInAs(page, 'ada', '/admin/settings');
      for (const name of [
        'Site Information',
        'SEO Defaults',
        'Contact and Social',
        'Legal',
        'Branding',
        'Analytics',
      ]) {
        await page.getByRole('group', { name }).waitFor();
      }
      await page.getByLabel(/^Logo width/).fill('900');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await said(page, 'Logo width must be a whole number between 10 and 500');
      await page.getByLabel(/^Logo width/).fill('160');
      await page.getByLabel(/^Site name/).fill('Golden Guide');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await said(page, 'Settings Saved');
      await said(page, 'Your settings have been saved successfully.');
      const visitor = await context.newPage();
      await visitor.goto('/games');
      expect(await visitor.title()).toContain('Golden Guide');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Generate XML Sitemap' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('sitemap.xml');
      const text = await readFile((await download.path()) as string, 'utf8');
      expect(text.match(/<loc>/g)).toHaveLength(9);
      expect(complaints).toEqual([]);
      await expectAccessible(page, 'settings', APPEARANCE_RULES);
    });
  });
});

describe('tracking', () => {
  test('A-210, A-211, A-212: visits are counted, shown by page, casino and place, exported and cleared', async () => {
    await site.onPage({}, async (page, complaints) => {
      await signInAs(page, 'ada', '/admin/tracking');
      await said(page, 'No data yet.');
      await site.onPage(PERSON, async (visitor) => {
        const counted = visitor.waitForResponse(/\/beacon/);
        await visitor.goto('/best-casinos');
        await counted;
      });
      await page.reload();
      await page.getByRole('table', { name: 'Top pages' }).getByText('/best-casinos').waitFor();
      await page.getByRole('table', { name: 'Clicks by casino' }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export page views' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('pageviews.csv');
      expect(await readFile((await download.path()) as string, 'utf8')).toMatch(
        /^id,path,title,referrer,ts\n/,
      );
      await expectAccessible(page, 'tracking', APPEARANCE_RULES);
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
      await said(page, 'No data yet.');
      expect(complaints).toEqual([]);
    });
  });
});
