import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';

const site = adminSite();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('A-098, A-101, A-102, A-103, A-104, A-105: the home page is one form with its cards and buttons, and refuses an empty title alone', async () => {
  await site.onPage({}, async (page, _complaints, context) => {
    await site.signIn(page, '/admin/content');
    await page.getByRole('tab', { name: 'Homepage Sections' }).waitFor();
    expect(await page.getByRole('tab').count()).toBe(1);
    await page.getByRole('link', { name: 'Edit homepage' }).click();
    await heading(page, 'Homepage Content');
    const form = page.getByRole('form', { name: 'Homepage content' });
    await form.waitFor();
    const cards = [
      'Hero',
      'Statistics',
      'Best Casinos',
      'Protections',
      'Advertising',
      'Online Casinos',
      'Casino Bonuses',
    ];
    expect(await form.locator('legend').allInnerTexts()).toEqual(cards);
    const view = page.getByRole('link', { name: 'View Homepage' });
    const [opened] = await Promise.all([context.waitForEvent('page'), view.click()]);
    expect(new URL(opened.url()).pathname).toBe('/');

    await page.getByLabel(/^Hero description/).fill('Looked at closely.');
    await page.getByLabel(/^Hero subtitle/).fill('Since 2017.');
    await page.getByLabel(/^Protections point 2/i).fill('');
    await page.route('**/api/homepage.edit', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Update Homepage' }).click();
    await page.getByRole('button', { name: 'Updating...' }).waitFor();
    await page.getByText('Homepage content updated successfully!').waitFor();
    await opened.reload();
    await opened.getByText('Looked at closely.').first().waitFor();
    await opened.getByText('Since 2017.').first().waitFor();

    await page.getByLabel(/^Hero title/).fill('');
    await page.getByRole('button', { name: 'Update Homepage' }).click();
    await page.getByRole('alert').filter({ hasText: 'An error occurred' }).waitFor();
    await page.getByText('Hero title is required').first().waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/content');
    await page.getByRole('link', { name: 'Edit homepage' }).click();
    await page.getByRole('link', { name: 'Back to Content' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/content');
  });
});

test.each<[string, number, string[]]>([
  [
    'A-108: the section of the hero has its title, its subtitle and six figures',
    1,
    ['Hero title', 'Hero subtitle', 'Casinos', 'Games', 'Bonuses', 'Reviews', 'Complaints', 'Articles'],
  ],
  ['A-109: the section of the best casinos has its title', 2, ['Best casinos title']],
  [
    'A-110: the section of the protections has a title, three points and a description',
    3,
    [
      'Protections title',
      'Protections point 1',
      'Protections point 2',
      'Protections point 3',
      'Protections description',
    ],
  ],
  ['A-111: the section of the latest posts fills itself, and has no texts of its own', 4, []],
  [
    'A-112: the section of the advertising has a title, a description and the text of a button',
    5,
    ['Advertising title', 'Advertising description', 'Advertising button text'],
  ],
  [
    'A-113: the section of the online casinos has a title and a description',
    6,
    ['Online casinos title', 'Online casinos description'],
  ],
])('%s', async (_promise, id, fields) => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, `/admin/homepage/section/${id}`);
    const form = page.getByRole('form', { name: 'Section' });
    await form.waitFor();
    const labels = await form.locator('label').allInnerTexts();
    expect(labels.map((label) => label.replace(/required$/, '').trim())).toEqual(['Name', ...fields]);
    expect(await page.getByText(/fills itself with the latest articles/).count()).toBe(id === 4 ? 1 : 0);
  });
});
