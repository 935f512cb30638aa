import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';
import { holdRequests } from '../test-sites.js';

const site = adminSite((content) => {
  for (const [i, source] of ['/one', '/two', '/three'].entries())
    content.redirects.insert({ source, target: '/games', match: 'exact', order: 101 + i });
});

test.each([
  ['/admin/games', 'Import Games', 'name,provider\nPaper Boat,Harbor Works\n', 'Paper Boat'],
  ['/admin/bonuses', 'Import Bonuses', 'casino,title\nCopper Heron,Ten for Ten\n', 'Ten for Ten'],
  ['/admin/news', 'Import Articles', 'title,excerpt,content\nFrom a File,Short,<p>Long</p>\n', 'From a File'],
  [
    '/admin/pages',
    'Import Pages',
    'title,slug,content\nHouse Rules,house-rules,<p>Be kind</p>\n',
    'House Rules',
  ],
  ['/admin/menus', 'Import Menu Items', 'menu,label,url\nheader,From Afar,/guides\n', 'From Afar'],
])(
  'at %s a file is checked, imported as one change and taken back, and the list exported',
  async (path, submit, csv, name) => {
    await site.onPage({}, async (page, complaints) => {
      await site.signIn(page, path);
      await page.getByRole('button', { name: 'Import CSV' }).click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByRole('button', { name: submit }).isDisabled()).toBe(true);
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'records.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(csv),
      });
      await dialog.getByText('1 new, 0 to update, 0 to leave as they are.').waitFor();
      await expectAccessible(page, submit, APPEARANCE_RULES);
      await dialog.getByRole('button', { name: submit }).click();
      await page.getByRole('row').filter({ hasText: name }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export', exact: true }).click(),
      ]);
      expect(await readFile((await download.path()) as string, 'utf8')).toContain(name);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('row').filter({ hasText: name }).waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
    });
  },
);

test('a file with a fault is refused with the row and the reason, and imports nothing', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/news');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog');
    const buffer = Buffer.from('title,excerpt,content\n,Short,<p>Long</p>\n');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
    await dialog.getByText(/Row 2: Post title is required/).waitFor();
    expect(await dialog.getByRole('button', { name: 'Import Articles' }).isDisabled()).toBe(true);
  });
});

test('whoever leaves the import of a file by Escape or beside it is asked before the chosen file is dropped', async () => {
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await site.signIn(page, '/admin/games');
    const open = () => page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import CSV' });
    const question = page.getByRole('alertdialog', { name: 'Close the import?' });
    const plan = dialog.getByText('1 new, 0 to update, 0 to leave as they are.');
    await open();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await open();
    const buffer = Buffer.from('name,provider\nKept Boat,Harbor Works\n');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
    await plan.waitFor();
    await page.keyboard.press('Escape');
    await question.getByText('The file that you chose is dropped. Nothing is imported.').waitFor();
    await question.getByText('Cancel').click();
    await plan.waitFor();
    await page.mouse.click(8, 450);
    await question.getByText('Close import').click();
    await dialog.waitFor({ state: 'hidden' });
    await open();
    await dialog.waitFor();
    expect(await plan.count()).toBe(0);
  });
});

test('whoever leaves an import that is under way stops it: nothing is imported, and the next file stays', async () => {
  await site.onPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await site.signIn(page, '/admin/games');
    const open = () => page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import CSV' });
    const choose = async (name: string) => {
      const buffer = Buffer.from(`name,provider\n${name},Harbor Works\n`);
      await dialog.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
      await dialog.getByText('1 new, 0 to update, 0 to leave as they are.').waitFor();
    };
    await open();
    await choose('Left Boat');
    const stopped = page.waitForEvent('requestfailed', (request) => /games\.import/.test(request.url()));
    const release = await holdRequests(page, /games\.import/);
    await dialog.getByRole('button', { name: 'Import Games' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByText('Close import').click();
    await stopped;
    release();
    await open();
    await choose('Next Boat');
    await dialog.getByRole('button', { name: 'Import Games' }).click();
    await page.getByRole('row').filter({ hasText: 'Next Boat' }).waitFor();
    expect(await page.getByRole('row').filter({ hasText: 'Left Boat' }).count()).toBe(0);
  });
});

test('several redirects are disabled and deleted at once, and come back by one undo', async () => {
  await site.onPage({}, async (page, _complaints, context) => {
    await site.signIn(page, '/admin/redirects?q=games');
    const rows = page.getByRole('row').filter({ hasText: '/games' });
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await page.getByText('3 redirects: disabled').waitFor();
    expect(await rows.filter({ hasText: 'Disabled' }).count()).toBe(3);
    const visitor = await context.newPage();
    await visitor.goto('/one');
    expect(new URL(visitor.url()).pathname).toBe('/one');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Delete 3 redirects?').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No redirects match.').waitFor();
    const toast = page.getByRole('listitem').filter({ hasText: '3 redirects: deleted' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rows.count()).toBe(3);
  });
});

test("a casino's card is copied for another site, in the format that it takes", async () => {
  await site.onPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page, complaints) => {
    await site.signIn(page, '/admin/casinos?q=copper');
    await page.getByRole('link', { name: 'Copper Heron' }).first().click();
    await page.getByRole('button', { name: 'Copy Embed' }).click();
    const snippet = page.getByLabel('Snippet');
    await expect.poll(() => snippet.inputValue()).toContain('<croupier-casino-card');
    expect(await snippet.inputValue()).toContain(site.address);
    await page.getByRole('combobox', { name: 'Format' }).selectOption('Frame');
    await expect.poll(() => snippet.inputValue()).toContain('<iframe');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('The snippet is copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await snippet.inputValue());
    expect(complaints).toEqual([]);
  });
});
