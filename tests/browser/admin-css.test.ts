import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { APPEARANCE_RULES, expectAccessible } from './page-checks.js';
import { addStaff, signInAs } from './staff.js';
import { servedSite } from './test-sites.js';

const site = servedSite();

beforeAll(() => addStaff(site.home, 'ada'));

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const editor = (page: Page) => page.getByRole('textbox', { name: 'Custom CSS' });

async function write(page: Page, css: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(css);
}

const colorOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

test('A-220, A-222: CSS saves itself as a draft, goes live when it is saved, and an earlier version comes back with one click', async () => {
  await site.onPage({}, async (page, complaints, context) => {
    await signInAs(page, 'ada', '/admin/css');
    await write(page, 'h1 { color: rgb(200, 0, 0) }');
    await said(page, /^Draft saved \d\d:\d\d$/);
    const visitor = await context.newPage();
    await visitor.goto('/');
    expect(await colorOf(visitor, 'h1')).not.toBe('rgb(200, 0, 0)');
    await page.getByRole('button', { name: 'Save CSS' }).click();
    await said(page, 'CSS Saved Successfully');
    await visitor.reload();
    expect(await colorOf(visitor, 'h1')).toBe('rgb(200, 0, 0)');
    expect(await colorOf(page, 'h1')).not.toBe('rgb(200, 0, 0)');
    await write(page, 'h1 { color: rgb(0, 0, 200) }');
    await page.getByRole('button', { name: 'Save CSS' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Put live' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Put live' }).first().click();
    await expect.poll(() => editor(page).innerText()).toContain('rgb(200, 0, 0)');
    await visitor.reload();
    expect(await colorOf(visitor, 'h1')).toBe('rgb(200, 0, 0)');
    await page.reload();
    await expect.poll(() => editor(page).innerText()).toContain('rgb(200, 0, 0)');
    expect(complaints).toEqual([]);
    expect(await page.locator('style').count()).toBe(0);
    await expectAccessible(page, 'custom CSS', APPEARANCE_RULES);
  });
});

test('on a dark page the editor of CSS is dark, and its words stand out', async () => {
  await site.onPage({ colorScheme: 'dark' }, async (page) => {
    await signInAs(page, 'ada', '/admin/css');
    await write(page, 'h1 { color: rgb(200, 0, 0); font-weight: 700 /* red */ }');
    const background = await page
      .locator('.cm-editor')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const channel of background.match(/\d+/g) ?? []) expect(Number(channel)).toBeLessThan(64);
    await expectAccessible(page, 'dark custom CSS', APPEARANCE_RULES);
  });
});

test('a fault stands at its line, and what has one does not go live', async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin/css');
    await write(page, 'h1 { color: red }\nh2 { color: ');
    await said(page, /^Line 2, column \d+:/);
    await page.getByRole('button', { name: 'Save CSS' }).click();
    await said(page, 'Error Saving CSS');
    await said(page, /There was an error saving your CSS. Please try again./);
  });
});

test('the editor suggests the tokens of the site', async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin/css');
    await write(page, 'h1 { color: var(');
    await page.keyboard.type('--cr-pri');
    await page.getByRole('option', { name: '--cr-primary' }).first().waitFor();
  });
});

test('A-217: an element that is picked in the page is changed, and its selector stands in the CSS', async () => {
  await site.onPage({ viewport: { width: 1440, height: 1200 } }, async (page, complaints) => {
    await signInAs(page, 'ada', '/admin/css');
    await write(page, '');
    await page.getByRole('tab', { name: 'Live Editor' }).click();
    const frame = page.frameLocator('iframe');
    await frame.locator('h1').click();
    await expect.poll(() => page.getByLabel('Selector').inputValue()).not.toBe('');
    await page.getByLabel('Color', { exact: true }).fill('rgb(0, 120, 0)');
    await expect
      .poll(() => frame.locator('h1').evaluate((element) => getComputedStyle(element).color))
      .toBe('rgb(0, 120, 0)');
    await page.getByRole('tab', { name: 'CSS Editor' }).click();
    await expect.poll(() => editor(page).innerText()).toContain('color: rgb(0, 120, 0);');
    expect(complaints).toEqual([]);
  });
});
