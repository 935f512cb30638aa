import { expect, test } from 'vitest';
import type { PostInput } from '../../../collections/posts/post.js';
import { demoFallbacks, sampleCatalogue } from '../../../sample/index.js';
import { blogPage } from './blog.js';
import { postPage } from './post.js';

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
const posts: (Partial<PostInput> & { slug: string })[] = [
  {
    slug: 'read-most',
    category: 'Security',
    views: 12_000,
    content: words(900),
    tags: ['one', 'two', 'three', 'four'],
  },
  { slug: 'read-some', category: 'strategy', views: 2_300, content: words(150) },
  {
    slug: 'newest',
    category: 'Responsible Gambling',
    views: 950,
    content: words(400),
    publishedAt: '2026-06-30T00:00:00.000Z',
  },
  { slug: 'own-category', category: 'Poker Faces', content: words(201), author: 'Nobody Special' },
];

/** A catalogue with only these posts, published. */
async function withPosts(given: typeof posts) {
  const made = await sampleCatalogue((content) => {
    for (const { id } of [...content.posts.all()]) content.posts.remove(id);
    for (const post of given) {
      content.posts.insert({
        title: `About ${post.slug}`,
        excerpt: `All of ${post.slug}`,
        content: '<p>x</p>',
        isPublished: true,
        publishedAt: '2026-01-01T00:00:00.000Z',
        ...post,
      });
    }
  });
  return made;
}

const catalogue = await withPosts(posts);
const slugs = (query: string) => blogPage(catalogue, query).posts.map(({ slug }) => slug);

test('the blog shows all posts by default, newest first', () => {
  const view = blogPage(catalogue);
  expect(view.heading).toBe('All Posts');
  expect(view.posts.map(({ slug }) => slug)).toEqual(['newest', 'own-category', 'read-some', 'read-most']);
  expect(view.categories.map(({ label, isCurrent }) => (isCurrent ? `[${label}]` : label))).toEqual([
    '[All]',
    'Security',
    'Strategy',
    'Bonuses',
    'Technology',
    'Responsible Gaming',
    'Cryptocurrency',
  ]);
});

test('view counts appear in thousands, are sorted by number, and are omitted without readers', () => {
  const shown = blogPage(catalogue, 'sort=views').posts;
  expect(shown.map(({ slug, views }) => `${slug} ${views}`)).toEqual([
    'read-most 12k',
    'read-some 2.3k',
    'newest 950',
    'own-category undefined',
  ]);
});

test('posts are sorted by reading time: words divided by 200, rounded up', () => {
  const shown = blogPage(catalogue, 'sort=read-time').posts;
  expect(shown.map(({ slug, readTime }) => `${slug} ${readTime}`)).toEqual([
    'read-some 1 min read',
    'newest 2 min read',
    'own-category 2 min read',
    'read-most 5 min read',
  ]);
});

test('an unknown order falls back to the default order', () => {
  expect(slugs('sort=luck')).toEqual(slugs(''));
  expect(blogPage(catalogue, 'sort=luck').filter.select).toMatchObject({ value: '', label: 'Sort by' });
});

test('a category in any case shows its posts, under its own heading and without featured ones', () => {
  const view = blogPage(catalogue, 'category=Strategy');
  expect(view).toMatchObject({ heading: 'Strategy Posts', featured: [] });
  expect(view.posts.map(({ slug }) => slug)).toEqual(['read-some']);
});

test('Responsible Gambling and Responsible Gaming are one category', () => {
  for (const name of ['Responsible+Gaming', 'responsible+gambling']) {
    const view = blogPage(catalogue, `category=${name}`);
    expect(view.heading).toBe('Responsible Gaming Posts');
    expect(view.posts.map(({ slug }) => slug)).toEqual(['newest']);
    expect(view.categories).toHaveLength(7);
  }
});

test('a category outside the default ones gets its tab when the address names it', () => {
  const view = blogPage(catalogue, 'category=poker+faces');
  expect(view.categories.at(-1)).toMatchObject({ label: 'Poker Faces', isCurrent: true });
  expect(view.posts.map(({ slug }) => slug)).toEqual(['own-category']);
});

test('a category without posts shows all posts', () => {
  const view = blogPage(catalogue, 'category=Horses');
  expect(view.heading).toBe('All Posts');
  expect(view.categories).toHaveLength(7);
  expect(view.posts).toHaveLength(4);
});

test('a search looks in title, excerpt and tags, in any case and within the category', () => {
  expect(slugs('q=ABOUT+NEW')).toEqual(['newest']);
  expect(slugs('q=all+of+read')).toEqual(['read-some', 'read-most']);
  expect(slugs('q=Four')).toEqual(['read-most']);
  expect(slugs('q=all+of+read&category=Security')).toEqual(['read-most']);
  expect(slugs('q=nobody')).toEqual([]);
});

test('tabs keep the search words, and a search keeps the tab', () => {
  const { categories, filter, head } = blogPage(catalogue, 'q=all&category=Security&sort=views');
  expect(categories[2]?.href).toBe('/blog?category=Strategy&q=all&sort=views');
  expect(categories[0]?.href).toBe('/blog?q=all&sort=views');
  expect(filter.hiddenFields).toEqual([{ name: 'category', value: 'Security' }]);
  expect(filter.reset).toBe('/blog/category/security/sort/views');
  expect(head.isIndexed).toBe(false);
});

test('a category has one canonical address, however it is spelled and sorted', async () => {
  const { settings } = catalogue;
  const placed = { ...catalogue, settings: { ...settings, siteBaseUrl: 'https://site.example' } };
  const canonical = (query: string) => blogPage(placed, query).head.canonical;
  expect(canonical('category=responsible+gambling&sort=views')).toBe(
    'https://site.example/blog/category/responsible-gaming',
  );
  expect(canonical('category=Horses&sort=views')).toBe('https://site.example/blog');
});

test('the two most read posts are featured on the overview, and marked in the list', () => {
  const view = blogPage(catalogue);
  expect(view.featured.map(({ slug }) => slug)).toEqual(['read-most', 'read-some']);
  expect(view.posts.filter(({ isFeatured }) => isFeatured).map(({ slug }) => slug)).toEqual([
    'read-some',
    'read-most',
  ]);
  expect(blogPage(catalogue, 'q=newest').featured).toEqual([]);
});

test('without readers the newest post is featured; with one or two posts, one is', async () => {
  const unread = [
    { slug: 'old', publishedAt: '2026-01-01T00:00:00.000Z' },
    { slug: 'new', publishedAt: '2026-02-01T00:00:00.000Z' },
  ];
  expect(blogPage(await withPosts(unread)).featured.map(({ slug }) => slug)).toEqual(['new']);
  expect(blogPage(await withPosts(unread.slice(0, 1))).featured.map(({ slug }) => slug)).toEqual(['old']);
});

test('a card shows at most three tags, the role of stored posts, and an excerpt', () => {
  const [, , , card] = blogPage(catalogue).posts;
  expect(card).toMatchObject({
    href: '/blog/read-most',
    tags: ['one', 'two', 'three'],
    author: 'CASINO GURU',
    authorRole: 'Content Writer',
    excerpt: 'All of read-most',
  });
  expect(card).not.toHaveProperty('image');
});

test('a long blog has pages, and features posts on the first page only', async () => {
  const many = await withPosts(Array.from({ length: 50 }, (_, i) => ({ slug: `post-${i}` })));
  const [first, third] = [blogPage(many), blogPage(many, 'page=3')];
  expect([first.posts.length, first.featured.length, first.found]).toEqual([24, 2, '50 posts']);
  expect([third.posts.length, third.featured.length]).toEqual([2, 0]);
  expect(third.head.title).toBe('Blog, page 3 - CASINO GURU');
});

test('without posts the page says so; the demo shows sample posts, with views for each', async () => {
  const none = await withPosts([]);
  expect(blogPage(none)).toMatchObject({ posts: [], featured: [], emptyState: { title: 'No posts yet.' } });
  const demo = blogPage({ ...none, demoFallbacks: await demoFallbacks() });
  expect(demo.posts).toHaveLength(3);
  const unread = blogPage({ ...catalogue, demoFallbacks: await demoFallbacks() }).posts.find(
    ({ slug }) => slug === 'own-category',
  );
  expect(unread?.views).toMatch(/^([5-9]\d\d|[1-5](\.\d)?k)$/);
});

test('the figures come from the site, and a site without figures shows none', async () => {
  expect(blogPage(catalogue).figures.map(({ title, value }) => `${value} ${title}`)).toEqual([
    '50+ Expert Articles',
    '100k+ Monthly Readers',
    '15+ Expert Authors',
    '4.9/5 Reader Rating',
  ]);
  expect(
    blogPage({ ...catalogue, showcase: { ...catalogue.showcase, blog: { figures: [] } } }).figures,
  ).toEqual([]);
});

test('a tag has a page of the posts that have it, and a post links to it', async () => {
  const catalogue = await sampleCatalogue();
  const [first] = catalogue.posts;
  const tag = first?.tags[0] ?? '';
  const href = postPage(catalogue, first?.slug ?? '')?.tagLinks[0]?.href ?? '';
  expect(href).toMatch(/^\/blog\/tag\/[a-z0-9-]+$/);
  const page = blogPage(catalogue, `tag=${href.split('/').at(-1)}`);
  expect(page.head.title).toContain(tag);
  expect(page.posts.map(({ slug }) => slug).sort()).toEqual(
    catalogue.posts
      .filter(({ tags }) => tags.includes(tag))
      .map(({ slug }) => slug)
      .sort(),
  );
  expect(page.featured).toEqual([]);
  expect(page.categories.every((choice) => !choice.href.includes('tag'))).toBe(true);
});
