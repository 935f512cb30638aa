import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';
import { addStaff, signInAs } from '../staff.js';
import { servedSite } from '../test-sites.js';

const site = servedSite();

beforeAll(() => addStaff(site.storage, 'ada'));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of /"]');

test('the home page is previewed from what is not saved, and visitors see it once it is', async () => {
  await site.onPage({}, async (page, complaints, context) => {
    await signInAs(page, 'ada', '/admin/homepage');
    await page.getByLabel(/^Hero title/).fill('Casinos, looked at closely');
    await preview(page).getByRole('heading', { name: 'Casinos, looked at closely' }).waitFor();
    const visitor = await context.newPage();
    await visitor.goto('/');
    expect(await visitor.getByText('Casinos, looked at closely').count()).toBe(0);
    await page.getByRole('button', { name: 'Update Homepage' }).click();
    await page.getByText('Homepage content updated successfully!').waitFor();
    await visitor.reload();
    await heading(visitor, 'Casinos, looked at closely');
    const rootOf = (html: string) => html.replace(/\s+/g, ' ');
    const served = await visitor.locator('main').innerHTML();
    const shown = await preview(page).locator('main').innerHTML();
    expect(rootOf(shown)).toBe(rootOf(served));
    expect(complaints).toEqual([]);
    await expectAccessible(page, 'homepage editor', APPEARANCE_RULES);
  });
});

test('a link in the preview leads on within it, and the preview has the widths of devices', async () => {
  await site.onPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
    await signInAs(page, 'ada', '/admin/homepage');
    await preview(page).locator('footer a[href="/about"]').first().click();
    await page.getByText('Shown: /about').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/homepage');
    await page.getByRole('radio', { name: 'Mobile 375px' }).check();
    const box = await page.locator('iframe').boundingBox();
    expect([box?.width, box?.height]).toEqual([375, 600]);
  });
});

test('A-099, A-100: sections are moved by buttons and by drag, and hidden from visitors', async () => {
  await site.onPage({ viewport: { width: 1440, height: 1200 } }, async (page, _complaints, context) => {
    await signInAs(page, 'ada', '/admin/content');
    const titles = () => page.getByRole('rowheader').allInnerTexts();
    await page.getByRole('button', { name: 'Move Best casinos up' }).press('Enter');
    await expect.poll(titles).toEqual(expect.arrayContaining(['Best casinos']));
    await expect.poll(async () => (await titles())[0]).toBe('Best casinos');
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await row('Best casinos')
      .locator('[data-drag-handle]')
      .dragTo(row('Protections'), {
        targetPosition: { x: 200, y: 40 },
      });
    await expect.poll(async () => (await titles()).indexOf('Best casinos')).toBeGreaterThan(0);
    const visitor = await context.newPage();
    const advertising = visitor.getByRole('heading', { name: 'Your casino is not here?' });
    await visitor.goto('/');
    await advertising.waitFor();
    await page.getByRole('button', { name: 'Disable Advertising' }).click();
    await page.getByText('Advertising: hidden from visitors').waitFor();
    await visitor.goto('/');
    expect(await advertising.count()).toBe(0);
    await expectAccessible(page, 'sections', APPEARANCE_RULES);
  });
});

test('A-106, A-107, A-121: a section is edited by itself, and an unknown one is said to be none', async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin/homepage/section/8');
    await heading(page, 'Edit Daily players banner');
    await page.getByLabel(/^Daily players title/).fill('Players everywhere');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Daily players banner updated successfully!').waitFor();
    await heading(page, 'Content');
    await page.goto('/admin/homepage/section/99');
    await page.getByText('Section Not Found').waitFor();
  });
});
