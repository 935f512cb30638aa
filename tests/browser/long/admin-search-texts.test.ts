import { openStore, runtime } from '@croupier/core';
import { expect, test } from 'vitest';
import { adminSite } from '../admin-site.js';
import { APPEARANCE_RULES, expectAccessible } from '../page-checks.js';

const site = adminSite((content) => {
  content.settings.set({ ...content.settings.get(), siteName: 'Lantern Guide' });
  content.casinos.insert({ name: 'Kept Whole', slug: 'kept-whole', description: 'With everything.' });
  const post = { title: 'Terms', slug: 'the-terms', excerpt: 'Five lines.', content: '<p>Long.</p>' };
  content.posts.insert(post);
});

test('the form of a casino shows what search engines are told where its fields are empty, and what is typed is seen at once', async () => {
  await site.onPage({}, async (page) => {
    const record = await openStore(site.storage, runtime).question((content) =>
      content.casinos.require('kept-whole'),
    );
    await site.signIn(page, `/admin/casinos/edit/${record.id}`);
    await page.getByRole('tab', { name: 'Search and Sharing' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText('Kept Whole Review - Lantern Guide').first().waitFor();
    const title = page.getByRole('textbox', { name: 'Search Title' });
    expect(await title.getAttribute('placeholder')).toBe('Kept Whole Review - Lantern Guide');
    await title.fill('A title that goes on for so long that no search engine shows it whole');
    await preview.getByText('The title has 69 characters').waitFor();
    await page.getByRole('textbox', { name: 'Canonical Address' }).fill('/about');
    await preview.getByText('Search engines list /about in place of this page.').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Kept Whole: saved').waitFor();
    const saved = await openStore(site.storage, runtime).question((content) =>
      content.casinos.require('kept-whole'),
    );
    expect(saved).toMatchObject({ canonicalUrl: '/about', seoTitle: expect.stringMatching(/^A title/) });
  });
});

test('the form of a post opens its part for search engines by keyboard, and takes what changed by day', async () => {
  await site.onPage({}, async (page) => {
    const record = await openStore(site.storage, runtime).question((content) =>
      content.posts.require('the-terms'),
    );
    await site.signIn(page, `/admin/content/posts/${record.id}/edit`);
    const part = page.getByText('Search and Sharing', { exact: true });
    await part.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Search Description' }).fill('Why.');
    await page.getByLabel('Day of update 1').fill('2026-03-04');
    await page.getByLabel('What changed, update 1').fill('Corrected a share, and a limit');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.getByText('Terms: saved').waitFor();
    const saved = await openStore(site.storage, runtime).question((content) =>
      content.posts.require('the-terms'),
    );
    expect(saved).toMatchObject({
      seoDescription: 'Why.',
      updates: ['2026-03-04 Corrected a share, and a limit'],
    });
  });
});

test('the form of an author shows what search engines are told of their page', async () => {
  await site.onPage({}, async (page) => {
    await site.signIn(page, '/admin/authors');
    await page.getByRole('button', { name: 'Add Author' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada Quill');
    const answered = page.waitForResponse(/preview/);
    await dialog.getByText('Search and Sharing', { exact: true }).click();
    const preview = dialog.getByRole('region', { name: 'Preview' });
    await answered;
    await preview.getByText('Ada Quill').first().waitFor();
    await dialog.getByRole('textbox', { name: 'Search Title' }).fill('Ada, who reads terms');
    await preview.getByText('Ada, who reads terms').first().waitFor();
    await expectAccessible(page, 'the form of an author', APPEARANCE_RULES);
    await dialog.getByRole('button', { name: /^Save|^Add/ }).click();
    await dialog.waitFor({ state: 'detached' });
    const all = await openStore(site.storage, runtime).question((content) => [...content.authors.all()]);
    expect(all.at(-1)).toMatchObject({ name: 'Ada Quill', seoTitle: 'Ada, who reads terms' });
  });
});
