import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';
import { addStaff, signInAs } from '../staff.js';
import { servedSite } from '../test-sites.js';

const site = servedSite((content) => {
  content.redirects.insert({ source: '/old-games', target: '/games', match: 'prefix', order: 101 });
  content.redirects.insert({ source: '/old-games/fox', target: '/games', match: 'exact', order: 102 });
});

beforeAll(() => addStaff(site.storage, 'ada'));

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function addRedirect(page: Page, source: string, target: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Redirect' }).click();
  await page.getByLabel(/^Source/).fill(source);
  await page.getByLabel(/^Target/).fill(target);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('a redirect that staff add is followed for visitors at once, and explained by the test', async () => {
  await site.onPage({}, async (page, complaints, context) => {
    await signInAs(page, 'ada', '/admin/redirects');
    await addRedirect(page, '/top-ten', '/best-casinos');
    await toast(page, '/top-ten: added');
    const visitor = await context.newPage();
    await visitor.goto('/top-ten');
    expect(new URL(visitor.url()).pathname).toBe('/best-casinos');
    await page.getByRole('textbox', { name: /^Address/ }).fill('/top-ten?page=2');
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await page.getByText('/top-ten?page=2 → /best-casinos?page=2').waitFor();
    await page.getByText('At /best-casinos?page=2 a page is there.').waitFor();
    await expectAccessible(page, 'redirects', APPEARANCE_RULES);
    expect(complaints).toEqual([]);
  });
});

test('a redirect that closes a loop is refused in the form; one that never applies says so in its row', async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin/redirects');
    await row(page, '/old-games/fox').getByText('never gets its turn').waitFor();
    await addRedirect(page, '/games', '/old-games');
    await page
      .getByText(/in a circle/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });
});

test('redirects move by one with the keyboard, and the focus goes with them', async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin/redirects');
    await page.getByRole('button', { name: 'Move /old-games/fox up' }).press('Enter');
    await toast(page, /^\/old-games\/fox moved to position \d+ of \d+$/);
    const sources = () => page.getByRole('rowheader').allInnerTexts();
    await expect
      .poll(async () => {
        const all = await sources();
        return all.findIndex((one) => one.startsWith('/old-games/fox')) < all.indexOf('/old-games');
      })
      .toBe(true);
    const focused = page.locator(':focus');
    await expect.poll(() => focused.getAttribute('aria-label')).toMatch(/^Move \/old-games\/fox (up|down)$/);
  });
});

test('an address that visitors asked for in vain becomes a redirect with one click', async () => {
  await site.onPage({}, async (page, _complaints, context) => {
    const visitor = await context.newPage();
    await visitor.goto('/best-casino');
    await signInAs(page, 'ada', '/admin/redirects');
    const target = page.getByLabel('Send /best-casino to');
    const meant = await target.inputValue();
    await target.fill('');
    await target.press('Enter');
    await toast(page, 'Say first where its visitors are sent.');
    await target.fill(meant);
    await page.getByRole('button', { name: 'Redirect /best-casino' }).click();
    await toast(page, '/best-casino now leads to /best-casinos');
    await visitor.goto('/best-casino');
    expect(new URL(visitor.url()).pathname).toBe('/best-casinos');
  });
});

test("redirects are saved as a host's own file", async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin/redirects');
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'File for Netlify' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('redirects.netlify.txt');
    expect(await readFile((await download.path()) as string, 'utf8')).toContain('/old-games');
  });
});

test('an editor sees redirects, but cannot change them', async () => {
  await addStaff(site.storage, 'edda', 'editor');
  await site.onPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await signInAs(page, 'edda', '/admin/redirects');
    await row(page, '/old-games/fox').waitFor();
    expect(await page.getByRole('button', { name: 'Add Redirect' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Move / }).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('redirects of nginx and Apache are imported from the files of their servers, and gone is told as 410', async () => {
  await site.onPage({}, async (page) => {
    await signInAs(page, 'ada', '/admin/redirects');
    for (const [name, text, source, sends] of [
      ['old.conf', 'location = /from-nginx { return 301 /games; }\n', '/from-nginx', '301'],
      ['.htaccess', 'Redirect gone /from-apache\n', '/from-apache', '410'],
      ['_redirects', '/from-host /games 302\n', '/from-host', '302'],
    ] as const) {
      await page.getByRole('button', { name: 'Import CSV' }).click();
      const dialog = page.getByRole('dialog');
      const buffer = Buffer.from(text);
      await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });
      await dialog.getByText('1 new, 0 to update, 0 to leave as they are.').waitFor();
      await dialog.getByRole('button', { name: 'Import Redirects' }).click();
      await row(page, source).filter({ hasText: sends }).waitFor();
    }
    await page.getByRole('textbox', { name: /^Address/ }).fill('/from-apache/x');
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await page.getByText('At /from-apache/x a page was there and is gone (410).').waitFor();
  });
});

test('the addresses of an old site are imported from a file, as one change, or not at all', async () => {
  await site.onPage({}, async (page, _complaints, context) => {
    await signInAs(page, 'ada', '/admin/redirects');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const choose = (rows: string) =>
      page.getByLabel(/^CSV file/).setInputFiles({
        name: 'old.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`source,target\n${rows}`),
      });
    await choose('/old-a,/guides\n/old-b,not an address\n');
    await page.getByText(/^Row 3: /).waitFor();
    expect(await page.getByRole('button', { name: 'Import Redirects' }).isDisabled()).toBe(true);
    await choose('/old-a,/guides\n/old-b,/reviews\n');
    await page.getByText('2 new, 0 to update, 0 to leave as they are.').waitFor();
    await page.getByRole('button', { name: 'Import Redirects' }).click();
    await toast(page, 'old.csv was imported');
    const visitor = await context.newPage();
    await visitor.goto('/old-b');
    expect(new URL(visitor.url()).pathname).toBe('/reviews');
  });
});
