import { openStore, runtime } from '@croupier/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';

const site = adminSite();

const open = (page: Page, id: number) => page.goto(`/admin/homepage/section/${id}`);
const form = (page: Page) => page.getByRole('form', { name: 'Section' });
const fieldsOf = async (page: Page) => {
  await form(page).waitFor();
  return (await form(page).locator('label').allTextContents()).map((one) =>
    one.replace('required', '').trim(),
  );
};
/** Writes the HTML of the rich text in the form. */
async function writeHtml(page: Page, html: string): Promise<void> {
  await page.getByRole('button', { name: 'HTML source' }).click();
  await page.getByRole('textbox', { name: /: HTML$/ }).fill(html);
}
const content = () => openStore(site.storage, runtime).question(({ homepage }) => homepage.get().content);

test('A-114 to A-117: each section has the texts that visitors read in it, and some have none', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/homepage/section/7');
    expect(await fieldsOf(page)).toEqual(['Name', 'Casino bonuses title', 'Casino bonuses description']);
    await open(page, 8);
    expect(await fieldsOf(page)).toEqual(['Name', 'Daily players title', 'Daily players subtitle']);
    for (const id of [9, 10]) {
      await open(page, id);
      await page.getByText('This section has no texts of its own.').waitFor();
      expect(await fieldsOf(page)).toEqual(['Name']);
    }
  });
});

test('A-118, A-119: the footer takes HTML, and what could harm visitors is taken out of it', async () => {
  await site.onPage({}, async (page, _complaints, context) => {
    await site.signIn(page, '/admin/homepage/section/11');
    expect(await fieldsOf(page)).toEqual(['Name', 'Footer copyright']);
    await page.getByText('HTML is allowed; what could harm visitors is taken out.').waitFor();
    await writeHtml(page, '<p>© <strong>Ours</strong></p><script>alert(1)</script>');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('updated successfully!').waitFor();
    await open(page, 12);
    expect(await fieldsOf(page)).toEqual(['Name', 'Footer gambling warning']);
    await writeHtml(page, '<p>Play <em>within</em> your means.</p>');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('updated successfully!').waitFor();
    const visitor = await context.newPage();
    await visitor.goto('/');
    expect(await visitor.locator('footer strong', { hasText: 'Ours' }).count()).toBe(1);
    expect(await visitor.locator('footer em', { hasText: 'within' }).count()).toBe(1);
    expect(await visitor.locator('footer').innerHTML()).not.toContain('alert(1)');
  });
});

test('A-120: a section is saved with its texts emptied', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/homepage/section/7');
    await page.getByLabel(/^Casino bonuses title/).fill('');
    await page.getByLabel(/^Casino bonuses description/).fill('');
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('updated successfully!').waitFor();
    expect(await content()).toMatchObject({ casinoBonusesTitle: '', casinoBonusesDescription: '' });
  });
});
