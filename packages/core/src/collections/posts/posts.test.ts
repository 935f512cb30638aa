import { expect, test } from 'vitest';
import type * as z from 'zod';
import { actingAs, memoryPerform, onlyRecord } from '../../operations/testing/memory-store.js';
import {
  postsAdd,
  postsEdit,
  postsImport,
  postsList,
  postsPublish,
  postsShow,
  postsUnpublish,
} from './posts.js';

const POST = { title: 'Café Royal: a Review', excerpt: 'Short.', content: '<p>Long.</p>' };

test('a new post is a draft by Admin with the specified defaults, and its title determines its slug', async () => {
  const perform = memoryPerform();
  const made = await onlyRecord(perform(postsAdd, { record: { ...POST, tags: ['one', 'two'] } }));
  expect(made).toMatchObject({
    slug: 'cafe-royal-a-review',
    author: 'Admin',
    category: 'Reviews',
    isPublished: false,
    isGuide: false,
    views: 0,
  });
  expect(made.publishedAt).toBeUndefined();
  expect((await onlyRecord(perform(postsAdd, { record: POST }))).slug).toBe('cafe-royal-a-review-2');
});

test('a post without title, excerpt or content is refused with the specified message', async () => {
  const perform = memoryPerform();
  const refused = await perform(postsAdd, { record: { title: ' ' } }).catch((error) => error);
  expect(refused.issues.map(({ message }: { message: string }) => message)).toEqual(
    expect.arrayContaining(['Post title is required', 'Excerpt is required', 'Content is required']),
  );
});

test('a post gets its date when it is first published, and keeps it', async () => {
  const perform = memoryPerform();
  expect(
    (await onlyRecord(perform(postsAdd, { record: { ...POST, isPublished: true } }))).publishedAt,
  ).toBeDefined();
  await perform(postsAdd, { record: { ...POST, slug: 'draft' } });
  const first = await onlyRecord(perform(postsPublish, { records: ['draft'] }));
  expect(first.publishedAt).toBe(first.updatedAt);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await perform(postsUnpublish, { records: ['draft'] });
  const again = await onlyRecord(perform(postsPublish, { records: ['draft'] }));
  expect(again.publishedAt).toBe(first.publishedAt);
});

test('who publishes a post whose day is to come is told from when visitors see it', async () => {
  const perform = memoryPerform();
  const warned = async (change: Promise<{ result: { warnings?: { message: string }[] } }>) =>
    ((await change).result.warnings ?? []).map(({ message }) => message);
  const day = '2999-01-05';
  await perform(postsAdd, { record: { ...POST, title: 'Later', publishedAt: `${day}T08:00:00.000Z` } });
  await perform(postsAdd, { record: { ...POST, title: 'Now' } });
  expect(await warned(perform(postsPublish, { records: ['later', 'now'] }))).toEqual([
    `Visitors do not see it yet: 'Later' comes out on ${day}`,
  ]);
  expect(await warned(perform(postsEdit, { record: 'later', changes: { excerpt: 'Other.' } }))).toEqual([]);
  const moved = perform(postsEdit, { record: 'later', changes: { publishedAt: '2999-02-01T00:00:00.000Z' } });
  expect(await warned(moved)).toEqual(["Visitors do not see it yet: 'Later' comes out on 2999-02-01"]);
  const back = perform(postsEdit, { record: 'later', changes: { publishedAt: '2020-02-01T00:00:00.000Z' } });
  expect(await warned(back)).toEqual([]);
});

test('the slug of a post follows its title until someone edits it or the post is published', async () => {
  const perform = memoryPerform();
  await perform(postsAdd, { record: { ...POST, title: 'One' } });
  const two = await onlyRecord(perform(postsEdit, { record: 'one', changes: { title: 'Two' } }));
  expect(two.slug).toBe('two');
  await perform(postsEdit, { record: 'two', changes: { slug: 'mine' } });
  expect((await onlyRecord(perform(postsEdit, { record: 'mine', changes: { title: 'Three' } }))).slug).toBe(
    'mine',
  );
  await perform(postsAdd, { record: { ...POST, title: 'Four', isPublished: true } });
  await perform(postsUnpublish, { records: ['four'] });
  expect((await onlyRecord(perform(postsEdit, { record: 'four', changes: { title: 'Five' } }))).slug).toBe(
    'four',
  );
});

test('a new slug of a published post redirects the old address, and editors cannot set one', async () => {
  const perform = memoryPerform();
  await perform(postsAdd, { record: { ...POST, slug: 'old', isPublished: true } });
  const editing = perform(postsEdit, { record: 'old', changes: { slug: 'new' } }, actingAs('editor'));
  await expect(editing).rejects.toMatchObject({ code: 'not-allowed' });
  const { changes } = await perform(
    postsEdit,
    { record: 'old', changes: { slug: 'new' } },
    actingAs('moderator'),
  );
  expect(changes.find((one) => one.in === 'redirects')?.after).toMatchObject({
    source: '/blog/old',
    target: '/blog/new',
  });
  await perform(postsAdd, { record: { ...POST, slug: 'mine' } }, actingAs('editor'));
  await perform(postsEdit, { record: 'mine', changes: { slug: 'yours' } }, actingAs('editor'));
  await expect(perform(postsEdit, { record: 'yours', changes: { slug: 'new' } })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('posts are listed newest first, and filtered by words, status, category and kind', async () => {
  const perform = memoryPerform();
  const dated = (slug: string, publishedAt: string, more: object = {}) =>
    perform(postsAdd, { record: { ...POST, slug, isPublished: true, publishedAt, ...more } });
  await dated('old', '2026-01-01T00:00:00.000Z', { isGuide: true, category: 'Tips' });
  await dated('new', '2026-03-01T00:00:00.000Z', { content: '<p>About <em>roulette</em></p>' });
  await perform(postsAdd, { record: { ...POST, slug: 'draft' } });
  const slugs = async (query: z.input<typeof postsList.input>) =>
    (await perform(postsList, query)).result.records.map(({ slug }) => slug);
  expect((await slugs({})).slice(1)).toEqual(['new', 'old']);
  expect(await slugs({ search: 'ROULETTE' })).toEqual(['new']);
  expect(await slugs({ search: 'em' })).toEqual([]);
  expect(await slugs({ status: 'draft' })).toEqual(['draft']);
  expect(await slugs({ category: 'tips' })).toEqual(['old']);
  expect(await slugs({ guides: true, status: 'published' })).toEqual(['old']);
  expect(await slugs({ status: 'published', limit: 1, offset: 1 })).toEqual(['old']);
});

test('the HTML of a post is sanitized before it is stored', async () => {
  const perform = memoryPerform();
  await perform(postsAdd, {
    record: { ...POST, slug: 'x', content: '<p onclick="a()">Hi<script>alert(1)</script></p>' },
  });
  expect((await perform(postsShow, { record: 'x' })).result.record.content).toBe('<p>Hi</p>');
});

test.each<[string, { title?: string; isPublished?: boolean }]>([
  ['retitles a draft', { title: 'Another title' }],
  ['publishes a draft', { isPublished: true }],
])('an import that %s does what an edit does, but keeps the slug that the row names', async (_, cells) => {
  const perform = memoryPerform();
  await perform(postsAdd, { record: POST });
  const source = JSON.stringify([{ slug: 'cafe-royal-a-review', ...cells }]);
  await perform(postsImport, { source, format: 'json', onConflict: 'update' });
  const { record } = (await perform(postsShow, { record: 'cafe-royal-a-review' })).result;
  expect(record).toMatchObject({ slug: 'cafe-royal-a-review', title: cells.title ?? POST.title });
  expect(record.publishedAt).toBe(record.isPublished ? record.updatedAt : undefined);
});

test('a category that is not suggested and that no other post has is told, with those there are', async () => {
  const perform = memoryPerform();
  let count = 0;
  const add = async (category: string) =>
    (
      await perform(postsAdd, { record: { ...POST, title: `Review ${++count}.`, category } })
    ).result.warnings?.map(({ message }) => message);
  expect(await add('Guides')).toBeUndefined();
  expect(await add('Guids')).toEqual([
    expect.stringMatching(/^No other article is in the category 'Guids'; there are Reviews, Guides, /),
  ]);
  expect(await add('Guids')).toBeUndefined();
});

test('an import tells once of each category that no other post has', async () => {
  const perform = memoryPerform();
  const row = (title: string, category: string) => ({ ...POST, title, category });
  const rows = [row('One', 'Guids'), row('Two', 'Guids'), row('Three', 'Guides'), row('Four', 'Nws')];
  const importRows = async (source: object[]) =>
    (
      await perform(postsImport, { source: JSON.stringify(source), format: 'json', onConflict: 'update' })
    ).result.warnings.map(({ reason, params }) => [reason, params.category]);
  expect(await importRows(rows)).toEqual([
    ['post.new-category', 'Guids'],
    ['post.new-category', 'Nws'],
  ]);
  expect(await importRows([row('Five', 'Guids')])).toEqual([]);
});
