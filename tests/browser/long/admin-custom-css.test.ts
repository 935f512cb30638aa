import { openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';
import { addStaff, signInAs } from '../staff.js';
import { servedSite } from '../test-sites.js';

const site = servedSite();

beforeAll(() => addStaff(site.storage, 'ada'));

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

test('the editor says which rule is overruled for a notice, and where', async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin/css');
    await write(page, 'h1 { color: red }\nmain { opacity: 0 }');
    await said(page, 'Some of it is overruled');
    await said(page, /^Line 2, column 8: 'opacity: 0' does not work on elements with one of the notices/);
    await write(page, 'h1 { color: red }');
    await page.getByText('Some of it is overruled').waitFor({ state: 'hidden' });
  });
});

test('a save that is undone from its message leaves neither the site nor the editor with it, and a draft says what it is', async () => {
  await site.onPage({}, async (page, _complaints, context) => {
    const visitor = await context.newPage();
    const undo = () => page.getByRole('button', { name: 'Undo' }).first().click();
    await signInAs(page, 'ada', '/admin/css');
    await write(page, 'h1 { color: rgb(0, 90, 90) }');
    await page.getByRole('button', { name: 'Save CSS' }).click();
    await said(page, 'CSS Saved Successfully');
    await undo();
    await expect.poll(() => editor(page).innerText()).not.toContain('rgb(0, 90, 90)');
    await visitor.goto('/');
    expect(await colorOf(visitor, 'h1')).not.toBe('rgb(0, 90, 90)');
    await page.reload();
    await write(page, 'h1 { color: rgb(90, 0, 90) }');
    await said(page, /^Draft saved/);
    await page.getByRole('button', { name: 'Save CSS' }).click();
    await said(page, 'CSS Saved Successfully');
    await undo();
    await said(page, 'Draft: visitors do not see it');
    expect(await editor(page).innerText()).toContain('rgb(90, 0, 90)');
    await visitor.reload();
    expect(await colorOf(visitor, 'h1')).not.toBe('rgb(90, 0, 90)');
    await page.reload();
    await said(page, 'Draft: visitors do not see it');
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

test('A-215, A-216: three tabs, and a preview of the home page as wide as each device', async () => {
  await site.onPage({ viewport: { width: 1440, height: 1200 } }, async (page) => {
    await signInAs(page, 'ada', '/admin/css');
    await editor(page).waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'CSS Editor',
      'Live Editor',
      'Live Preview',
    ]);
    await page.getByRole('tab', { name: 'Live Preview' }).click();
    const frame = page.frameLocator('iframe[title="Preview of /"]');
    await frame.locator('h1').waitFor();
    const size = async () => {
      const { width, height } = (await page.locator('iframe').boundingBox()) ?? { width: 0, height: 0 };
      return [Math.round(width), Math.round(height)];
    };
    for (const [name, width] of [
      ['Mobile 375px', 375],
      ['Tablet 768px', 768],
    ] as const) {
      await page.getByRole('radio', { name }).check();
      expect(await size()).toEqual([width, 600]);
    }
    await page.getByRole('radio', { name: 'Desktop 100%' }).check();
    expect((await size())[0]).toBeGreaterThan(900);
    await page.getByRole('tab', { name: 'Live Editor' }).click();
    const inspector = page.getByRole('switch', { name: 'Inspector' });
    expect(await inspector.getAttribute('aria-checked')).toBe('true');
    await inspector.click();
    await frame.locator('h1').click();
    expect(await page.getByLabel('Selector').inputValue()).toBe('');
  });
});

test('A-218, A-219, A-221: CSS that hides everything leaves the admin, and the header and messages of the site, in sight', async () => {
  const HIDING = 'body *, header, main, [role=status] { display: none !important }';
  await site.onPage({}, async (page, _complaints, context) => {
    await signInAs(page, 'ada', '/admin/css');
    await write(page, HIDING);
    await page.getByRole('button', { name: 'Save CSS' }).click();
    await said(page, 'CSS Saved Successfully');
    await page.reload();
    await editor(page).waitFor();
    expect(await page.getByRole('heading', { level: 1, name: 'Custom CSS' }).isVisible()).toBe(true);
    const visitor = await context.newPage();
    await visitor.goto('/');
    expect(await visitor.locator('header').first().isVisible()).toBe(true);
    expect(await visitor.locator('main h1').first().isVisible()).toBe(true);
    const stored = await openStore(site.storage, runtime).question(({ styles }) => styles.get());
    expect(stored).toMatchObject({ css: HIDING, isActive: true });
    expect(stored.createdAt).toBeDefined();
    expect(stored.updatedAt).toBeDefined();
    await page.getByRole('switch', { name: 'Visitors see it' }).click();
    await said(page, 'The custom CSS rests');
    await visitor.reload();
    expect(await visitor.getByRole('link', { name: 'See All Casinos' }).isVisible()).toBe(true);
  });
});

test('the editor suggests the classes of the site, and shows what an earlier version would change', async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin/css');
    for (const color of ['red', 'blue']) {
      await write(page, `h2 { color: ${color} }`);
      await page.getByRole('button', { name: 'Save CSS' }).click();
      await expect.poll(() => page.getByText('CSS Saved Successfully').count()).toBeGreaterThan(0);
    }
    await page.getByRole('button', { name: 'Compare' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'What would change' });
    await dialog.locator('.cm-changedLine, .cm-deletedChunk').first().waitFor();
    await page.keyboard.press('Escape');
    await write(page, '');
    await editor(page).click();
    await page.keyboard.type('.cr');
    await page
      .getByRole('option')
      .filter({ hasText: /^\.cr-/ })
      .first()
      .waitFor();
  });
});
