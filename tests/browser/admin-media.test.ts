import { openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from './admin-site.js';
import { demoSite } from './test-sites.js';

const site = adminSite();
const demo = demoSite();

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function addDot(page: Page): Promise<void> {
  await page
    .getByLabel(/^Add pictures/)
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') });
  await page.getByRole('button', { name: 'Actions dot.png' }).waitFor();
}

const isShown = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'dot.png' })
    .locator('img')
    .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);

test('a picture of the library gets a title and an alternative text, and is copied as HTML with it', async () => {
  await site.onPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page, complaints) => {
    await site.signIn(page, '/admin/media');
    await addDot(page);
    await page.getByText('No alternative text').waitFor();
    await page.getByRole('button', { name: 'Actions dot.png' }).click();
    await page.getByRole('menuitem', { name: 'Title and alternative text' }).click();
    await page.getByLabel(/^Alternative text/).fill('A "dot", very small');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('dot.png: saved').waitFor();
    await page.getByRole('img', { name: 'A "dot", very small' }).waitFor();
    await page.getByRole('button', { name: 'Actions dot.png' }).click();
    await page.getByRole('menuitem', { name: 'Copy as HTML' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^<img src="\/media\/\w+\.png" alt="A &quot;dot&quot;, very small" width="1" height="1">$/);
    const { files } = await openStore(site.home, runtime).question((content) => content.media.get());
    expect(files).toMatchObject([{ title: 'dot.png', alt: 'A "dot", very small' }]);
    expect(complaints).toEqual([]);
  });
});

test('a picture that is added in the demo is seen in its library, also after a reload', async () => {
  await demo.onPage({}, async (page) => {
    await page.goto('/admin/media');
    await page.getByLabel(/^Username or email/).fill('admin');
    await page.getByLabel(/^Password/).fill('sample-password');
    await page.getByRole('button', { name: 'Login' }).click();
    await addDot(page);
    await expect.poll(() => isShown(page)).toBe(true);
    await page.reload();
    await expect.poll(() => isShown(page)).toBe(true);
  });
});
