import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../../sample/sample.js';
import { newsPage } from './news.js';

const catalogue = await sampleCatalogue((content) => {
  content.posts.insert({
    slug: 'new-license-rules',
    title: 'New License Rules',
    excerpt: 'What changes in autumn.',
    content: '<p>x</p>',
    category: 'Regulation',
    author: 'Rosa Lind',
    isPublished: true,
    publishedAt: '2026-06-20T00:00:00.000Z',
  });
});
const slugs = (query: string) => {
  const { featured, latest } = newsPage(catalogue, query);
  return [featured, latest].map((cards) => cards.map(({ slug }) => slug));
};

test('the most read articles are featured, and the others follow, newest first', () => {
  expect(slugs('')).toEqual([
    ['why-brass-magpie-is-on-our-blacklist', 'how-to-read-bonus-terms'],
    ['new-license-rules', 'a-budget-that-holds'],
  ]);
  expect(newsPage(catalogue).found).toBe('4 articles');
});

test('the categories are the specified ones', () => {
  expect(newsPage(catalogue).categories.map(({ label }) => label)).toEqual([
    'all',
    'Regulation',
    'Bonuses',
    'Technology',
    'Cryptocurrency',
    'Security',
    'Education',
    'Industry',
    'Responsible Gaming',
  ]);
});

test('the breadcrumb of a post links to an address that finds its category', () => {
  expect(slugs('category=Responsible+Gambling').flat()).toEqual(['a-budget-that-holds']);
  const guides = newsPage(catalogue, 'category=Guides');
  expect(guides.categories.at(-1)).toEqual({
    label: 'Guides',
    href: '/news/category/guides',
    isCurrent: true,
  });
});

test('a search looks in title, excerpt and author, and shows the results in one list', () => {
  expect(slugs('q=license+RULES')).toEqual([[], ['new-license-rules']]);
  expect(slugs('q=autumn')).toEqual([[], ['new-license-rules']]);
  expect(slugs('q=rosa')).toEqual([[], ['new-license-rules']]);
  expect(slugs('q=withdrawals')).toEqual([[], []]);
});

test('a search without results says so', () => {
  const view = newsPage(catalogue, 'q=withdrawals');
  expect(view.emptyState).toEqual({
    title: 'No articles found',
    text: 'Try searching with different keywords',
  });
  expect(view.filter.reset).toBe('/news');
});

test('a long list has pages, and every article is on one of them', async () => {
  const many = await sampleCatalogue((content) => {
    for (let i = 0; i < 60; i++) {
      content.posts.insert({
        ...{ slug: `post-${i}`, title: `Post ${i}`, excerpt: 'x', content: '<p>x</p>', isPublished: true },
      });
    }
  });
  const pages = ['', 'page=2', 'page=3'].map((query) => newsPage(many, query));
  const seen = pages.flatMap(({ featured, latest }) => [...featured, ...latest].map(({ slug }) => slug));
  expect(new Set(seen).size).toBe(63);
  expect(seen).toHaveLength(63);
});
