import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../../sample/sample.js';
import { guidesPage } from './guides.js';

const catalogue = await sampleCatalogue((content) => {
  const post = { excerpt: 'x', content: '<p>x</p>', isPublished: true };
  content.posts.insert({
    ...post,
    slug: 'newer-guide',
    title: 'Newer Guide',
    isGuide: true,
    publishedAt: '2026-06-01T00:00:00.000Z',
  });
  content.posts.insert({ ...post, slug: 'draft', title: 'Draft', isGuide: true, isPublished: false });
});
const titles = (query: string) => guidesPage(catalogue, query).lessons.map(({ title }) => title);
const currentOf = (query: string) =>
  guidesPage(catalogue, query).levels.find(({ isCurrent }) => isCurrent)?.label;

test('the latest guides are the published posts marked as guides, newest first', () => {
  const { latest } = guidesPage(catalogue);
  expect(latest.map(({ slug }) => slug)).toEqual(['newer-guide', 'how-to-read-bonus-terms']);
  expect(latest[1]).toMatchObject({
    href: '/blog/how-to-read-bonus-terms',
    category: 'Guides',
    author: 'Ines Valkama',
    publishedAt: '2026-05-12T08:00:00.000Z',
    readTime: '2 min read',
  });
});

test('there are three tabs, and the beginner tab is open', () => {
  expect(guidesPage(catalogue).levels).toEqual([
    { label: 'Beginner Guides', href: '/guides#lessons', isCurrent: true },
    { label: 'Advanced Strategies', href: '/guides/level/advanced#lessons', isCurrent: false },
    { label: 'Safety & Security', href: '/guides/level/safety#lessons', isCurrent: false },
  ]);
  expect(titles('')).toContain('Reading a Paytable');
});

test('the address opens a tab, and an unknown one opens the default', () => {
  expect(currentOf('level=advanced')).toBe('Advanced Strategies');
  expect(titles('level=advanced')).toContain('Is a Bonus Worth Its Wagering?');
  expect(currentOf('level=safety')).toBe('Safety & Security');
  for (const level of ['expert', 'featured', 'toString', '']) {
    expect(currentOf(`level=${level}`), level).toBe('Beginner Guides');
  }
});

test('a lesson shows its first three tips and its reading time', () => {
  const lesson = guidesPage(catalogue).featured.find(
    ({ title }) => title === 'What the House Edge Costs an Hour',
  );
  expect(lesson).toMatchObject({ difficulty: 'Advanced', category: 'Strategy', readTime: '7 min read' });
  expect(lesson?.tips).toHaveLength(3);
});

test('the page has four benefits, four resources and two calls to action', () => {
  const view = guidesPage(catalogue);
  expect(view.benefits).toHaveLength(4);
  expect(view.resources.map(({ title }) => title)).toEqual([
    'Downloadable Guides',
    'Video Tutorials',
    'FAQ Section',
    'Strategy Tools',
  ]);
  expect(view.requests).toEqual(['Request a Guide', 'Contact Support']);
});

test('a site without the sample promises no resources, and without lessons has no tabs', async () => {
  const bare = await sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), isSample: false });
    content.showcase.set({
      ...content.showcase.get(),
      guides: { featured: [], beginner: [], advanced: [], safety: [] },
    });
  });
  expect(guidesPage(bare)).toMatchObject({
    featured: [],
    levels: [],
    lessons: [],
    resources: [],
    requests: [],
  });
});
