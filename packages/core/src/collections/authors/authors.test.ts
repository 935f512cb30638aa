import { expect, test } from 'vitest';
import { operations as op } from '../../operations/registry.js';
import { memoryPerform } from '../../operations/testing/memory-store.js';
import { sampleCatalogue } from '../../sample/sample.js';
import type { Transaction } from '../../store/transaction.js';
import { sitemapEntries } from '../../urls/sitemap/sitemap.js';
import { getView } from '../../views/views.js';

const BASE = 'https://guide.example';
const PROFILES = ['https://example.com/mara', 'https://www.example.org/solberg'];
const MARA = {
  name: 'Mara Solberg',
  slug: 'mara',
  role: 'Senior Editor',
  photograph: '/sample/mara.webp',
  biography: '<p>Mara <em>reads</em> terms.</p>',
  profiles: PROFILES,
  email: 'mara@guide.example',
};
const POST = {
  title: 'Terms',
  slug: 'the-terms',
  excerpt: 'Short.',
  content: '<p>Long.</p>',
  isPublished: true,
};

function catalogueWith(posts: readonly object[], change: (content: Transaction) => void = () => undefined) {
  return sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), siteBaseUrl: BASE, isSample: false });
    content.authors.insert(MARA as never);
    for (const post of posts) content.posts.insert({ ...POST, ...post } as never);
    change(content);
  });
}

test.each(['Mara Solberg', 'mara solberg', 'mara'])(
  'a post by %s belongs to the record of that name or slug: the byline has its name, role and page',
  async (author) => {
    const catalogue = await catalogueWith([{ author }]);
    const view = getView(catalogue, 'post', { slug: POST.slug });
    expect(view?.author).toEqual({ name: MARA.name, href: '/authors/mara', portrait: MARA.photograph });
    expect(view?.post).toMatchObject({ author: MARA.name, authorRole: MARA.role });
    expect(view?.head.structured[0]?.author).toEqual({
      ...{ '@type': 'Person', name: MARA.name, url: `${BASE}/authors/mara`, sameAs: PROFILES },
    });
  },
);

test('a post by somebody without a record has their name as before, and no role', async () => {
  const catalogue = await catalogueWith([{ author: 'Nobody Known' }]);
  const view = getView(catalogue, 'post', { slug: POST.slug });
  expect(view?.author).toEqual({ name: 'Nobody Known', href: '/authors/nobody-known' });
  expect(view?.post).not.toHaveProperty('authorRole');
});

test('the page of an author shows the photograph, the biography and the profiles, and nothing of the email', async () => {
  const catalogue = await catalogueWith([{ author: MARA.name }]);
  const page = getView(catalogue, 'author', { slug: 'mara' });
  expect(page).toMatchObject({
    ...{
      name: MARA.name,
      position: MARA.role,
      portrait: MARA.photograph,
      biography: MARA.biography,
      bio: [],
    },
    profiles: [
      { label: 'example.com', href: PROFILES[0] },
      { label: 'example.org', href: PROFILES[1] },
    ],
  });
  expect(page?.head.description).toBe('Mara reads terms.');
  expect(JSON.stringify(catalogue.authors?.get('mara'))).not.toContain('mara@');
  expect(sitemapEntries(catalogue, BASE).map(({ loc }) => loc)).toContain(`${BASE}/authors/mara`);
});

test('who checked a post or a review is said with a link, and to search engines as the reviewer of the page', async () => {
  const catalogue = await catalogueWith([{ author: 'X Y', checkedBy: 'mara' }], (content) => {
    content.casinos.update('copper-heron', { checkedBy: 'Somebody Else' });
  });
  const post = getView(catalogue, 'post', { slug: POST.slug });
  expect(post?.checkedBy).toEqual({ text: 'Checked by Mara Solberg', href: '/authors/mara' });
  expect(post?.head.structured[0]?.mainEntityOfPage).toMatchObject({
    '@type': 'WebPage',
    reviewedBy: { '@type': 'Person', name: MARA.name },
  });
  const review = getView(catalogue, 'review', { slug: 'copper-heron' });
  expect(review?.checkedBy).toMatchObject({ text: 'Checked by Somebody Else' });
  expect(review?.head.structured[0]?.mainEntityOfPage).toMatchObject({
    reviewedBy: { name: 'Somebody Else' },
  });
});

test('a new name of an author is written into the posts and reviews that name them, and an old slug redirects', async () => {
  const perform = memoryPerform();
  await perform(op['authors.add'], { record: { ...MARA, slug: undefined } as never });
  await perform(op['posts.add'], { record: { ...POST, author: 'mara solberg', checkedBy: 'Ana' } });
  const casino = { name: 'Fox', description: 'x', reviewer: 'Mara Solberg', checkedBy: 'mara-solberg' };
  await perform(op['casinos.add'], { record: casino });
  const changes = { name: 'Mara Berg', slug: 'mara-berg' };
  const done = await perform(op['authors.edit'], { record: 'mara-solberg', changes });
  const { record: post } = (await perform(op['posts.show'], { record: POST.slug })).result;
  expect([post.author, post.checkedBy]).toEqual(['Mara Berg', 'Ana']);
  const { record: fox } = (await perform(op['casinos.show'], { record: 'fox' })).result;
  expect([fox.reviewer, fox.checkedBy]).toEqual(['Mara Berg', 'Mara Berg']);
  expect(done.changes.find((one) => one.in === 'redirects')?.after).toMatchObject({
    source: '/authors/mara-solberg',
    target: '/authors/mara-berg',
  });
});

test('a biography is sanitized, and an author without a name is refused', async () => {
  const perform = memoryPerform();
  const added = await perform(op['authors.add'], {
    record: { name: 'Mara', biography: '<p onclick="a()">Hi<script>a()</script></p>' } as never,
  });
  expect(added.result.records[0]).toMatchObject({ slug: 'mara', biography: '<p>Hi</p>' });
  await expect(perform(op['authors.add'], { record: { name: ' ' } as never })).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(
    perform(op['authors.add'], { record: { name: 'X', profiles: ['javascript:alert(1)'] } as never }),
  ).rejects.toMatchObject({ code: 'invalid' });
});
