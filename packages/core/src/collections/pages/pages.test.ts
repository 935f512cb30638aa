import { describe, expect, test } from 'vitest';
import { FOOTER_PAGES } from '../../model/documents/footer-pages.js';
import { actingAs, memoryPerform, onlyRecord } from '../../operations/testing/memory-store.js';
import { pagesCleanDuplicates, pagesCreateMissing, pagesFooter } from './footer-pages.js';
import { pagesAdd, pagesDelete, pagesEdit, pagesList, pagesPublish, pagesShow } from './pages.js';

test('a new page is a draft, and its slug keeps only the letters, digits, spaces and hyphens of its title', async () => {
  const perform = memoryPerform();
  const made = await onlyRecord(perform(pagesAdd, { record: { title: "What's new -  in 2026?" } }));
  expect(made).toMatchObject({ slug: 'whats-new-in-2026', isPublished: false, content: '' });
});

test('a page without a title is refused with the specified message', async () => {
  const perform = memoryPerform();
  const refused = await perform(pagesAdd, { record: {} }).catch((error) => error);
  expect(refused.issues.map(({ message }: { message: string }) => message)).toEqual([
    'Please enter a page slug.',
    'Please enter a page title.',
  ]);
});

test('a page cannot take an address that the site itself uses', async () => {
  const perform = memoryPerform();
  expect((await onlyRecord(perform(pagesAdd, { record: { title: 'Blog' } }))).slug).toBe('blog-page');
  for (const slug of ['admin', 'casino', 'best-casinos']) {
    const adding = perform(pagesAdd, { record: { title: 'x', slug } });
    await expect(adding).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'slug' }] });
  }
});

test('the slug of a draft page follows its title; a published page also gets a redirect', async () => {
  const perform = memoryPerform();
  await perform(pagesAdd, { record: { title: 'Blog' } });
  const renamed = await onlyRecord(
    perform(pagesEdit, { record: 'blog-page', changes: { title: 'Our story' } }),
  );
  expect(renamed.slug).toBe('our-story');
  await perform(pagesPublish, { records: ['our-story'] });
  expect(
    (await onlyRecord(perform(pagesEdit, { record: 'our-story', changes: { title: 'Story' } }))).slug,
  ).toBe('our-story');
  const { changes } = await perform(pagesEdit, { record: 'our-story', changes: { slug: 'story' } });
  expect(changes.find((one) => one.in === 'redirects')?.after).toMatchObject({
    source: '/our-story',
    target: '/story',
  });
  const editing = perform(pagesEdit, { record: 'story', changes: { slug: 'x' } }, actingAs('editor'));
  await expect(editing).rejects.toMatchObject({ code: 'not-allowed' });
});

describe('the footer pages', () => {
  test('are ten, and each missing one is made as a draft that counts as missing until somebody has written it', async () => {
    const perform = memoryPerform();
    await perform(pagesAdd, { record: { title: 'About Us', slug: 'about', content: '<p>Ours.</p>' } });
    expect((await perform(pagesFooter, {})).result.missing).toHaveLength(9);
    const { result } = await perform(pagesCreateMissing, {});
    expect(result.message).toBe('Successfully created 9 page(s)!');
    const all = (await perform(pagesList, {})).result.records;
    expect(all.map(({ slug }) => slug).sort()).toEqual(FOOTER_PAGES.map(({ slug }) => slug).sort());
    expect(all.find(({ slug }) => slug === 'about')?.content).toBe('<p>Ours.</p>');
    for (const page of all.filter(({ slug }) => slug !== 'about')) {
      expect(page.isPublished).toBe(false);
      expect(page.content.length).toBeGreaterThan(20);
    }
    const again = await perform(pagesCreateMissing, {});
    expect(again.result.message).toBe('All footer pages already exist.');
    expect(again.change).toBeUndefined();
    const missing = async () => (await perform(pagesFooter, {})).result.missing;
    expect((await missing()).map(({ isPlaceholder }) => isPlaceholder)).toEqual(new Array(9).fill(true));
    await perform(pagesPublish, { records: ['terms'] });
    expect(await missing()).toHaveLength(9);
    await perform(pagesEdit, { record: 'terms', changes: { content: '<p>Play fair.</p>' } });
    expect((await missing()).map(({ slug }) => slug)).not.toContain('terms');
    await perform(pagesDelete, { records: ['faq'] });
    expect(await missing()).toContainEqual({ title: 'FAQ', slug: 'faq', isPlaceholder: false });
  });

  test('with duplicates are cleaned up: the last updated one stays, at the expected address', async () => {
    const perform = memoryPerform();
    await perform(pagesAdd, { record: { title: 'FAQ', content: '<p>Old.</p>', isPublished: true } });
    await perform(pagesAdd, { record: { title: 'FAQ', content: '<p>Middle.</p>', isPublished: true } });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await perform(pagesAdd, { record: { title: 'FAQ', content: '<p>New.</p>', isPublished: true } });
    await perform(pagesAdd, { record: { title: 'FAQ for partners', slug: 'faq-4' } });
    const [twice] = (await perform(pagesFooter, {})).result.duplicates;
    expect(twice).toMatchObject({ slug: 'faq', keep: 'faq-3' });
    expect(twice?.remove.sort()).toEqual(['faq', 'faq-2']);
    const { result, changes } = await perform(pagesCleanDuplicates, {});
    expect(result.message).toBe('Cleaned up 2 duplicate page(s)!');
    expect((await perform(pagesShow, { record: 'faq' })).result.record.content).toBe('<p>New.</p>');
    expect((await perform(pagesList, {})).result.total).toBe(2);
    const led = changes.filter((one) => one.in === 'redirects').map(({ after }) => after?.source);
    expect(led.sort()).toEqual(['/faq-2', '/faq-3']);
    expect((await perform(pagesCleanDuplicates, {})).result.message).toBe('No duplicate pages found.');
  });

  test('cannot be created or cleaned up by editors', async () => {
    const perform = memoryPerform();
    for (const operation of [pagesCreateMissing, pagesCleanDuplicates]) {
      await expect(perform(operation, {}, actingAs('editor'))).rejects.toMatchObject({ code: 'not-allowed' });
    }
  });
});
