import { expect, test } from 'vitest';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { sampleCatalogue } from '../../../sample/sample.js';
import { reviewsPage } from './reviews.js';

const slugs = (catalogue: PublicCatalogue, query = '') =>
  reviewsPage(catalogue, query).reviews.map(({ slug }) => slug);

test('every active casino has one card, and the others have none', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('paper-kite', { isActive: false });
  });
  expect(slugs(catalogue)).toEqual(['copper-heron', 'lantern-quay', 'brass-magpie']);
  expect(reviewsPage(catalogue).count).toBe(3);
});

test('a search looks in names only, in any case', async () => {
  const catalogue = await sampleCatalogue();
  expect(slugs(catalogue, 'q=HERON')).toEqual(['copper-heron']);
  expect(catalogue.casinoBySlug.get('copper-heron')?.description).toContain('withdrawals');
  expect(slugs(catalogue, 'q=withdrawals')).toEqual([]);
});

test('the default order is by rating, and date or name can be chosen; the blacklist is last', async () => {
  const catalogue = await sampleCatalogue();
  const casinos = catalogue.casinos.map((casino) => ({
    ...casino,
    updatedAt: casino.slug === 'paper-kite' ? '2026-08-02T00:00:00.000Z' : '2026-07-01T00:00:00.000Z',
  }));
  const dated = { ...catalogue, casinos };
  const ranked = ['copper-heron', 'lantern-quay', 'paper-kite', 'brass-magpie'];
  for (const query of ['', 'sort=rating', 'sort=toString', 'sort=rubbish'])
    expect(slugs(dated, query)).toEqual(ranked);
  expect(slugs(dated, 'sort=date')).toEqual(['paper-kite', 'copper-heron', 'lantern-quay', 'brass-magpie']);
  expect(slugs(dated, 'sort=name')).toEqual(['copper-heron', 'lantern-quay', 'paper-kite', 'brass-magpie']);
});

test('the form shows the current filters, and a link to clear them', async () => {
  const { filter } = reviewsPage(await sampleCatalogue(), 'q=quay&sort=name');
  expect(filter).toMatchObject({
    action: '/reviews',
    hiddenFields: [],
    search: { placeholder: 'Search casinos...', value: 'quay' },
    select: { value: 'name' },
    reset: '/reviews/sort/name',
  });
  expect(filter.select?.options.map(({ label }) => label)).toEqual(['Rating', 'Date', 'Name']);
});

test('the pages of a search result keep the search', async () => {
  const catalogue = await sampleCatalogue((content) => {
    for (let i = 0; i < 30; i++) {
      content.casinos.insert({
        slug: `twin-${i}`,
        name: `Twin ${i}`,
        description: 'One of many.',
        rating: 5,
      });
    }
  });
  const { pager, reviews: shown, head } = reviewsPage(catalogue, 'q=twin&page=2');
  expect(shown.map(({ name }) => name)).toEqual([
    'Twin 24',
    'Twin 25',
    'Twin 26',
    'Twin 27',
    'Twin 28',
    'Twin 29',
  ]);
  expect(pager).toMatchObject({ page: 2, pages: 2, total: 30, previous: '/reviews?q=twin' });
  expect(head.isIndexed).toBe(false);
});

test('a blacklisted casino has its badge, and is absent from structured data', async () => {
  const { reviews: shown, head } = reviewsPage(await sampleCatalogue());
  expect(shown.find(({ slug }) => slug === 'brass-magpie')).toMatchObject({
    blacklist: { severity: 'high' },
  });
  expect(JSON.stringify(shown)).not.toContain('brass-magpie.example');
  expect(head.structured.map((block) => block['@type'])).toEqual(['ItemList', 'BreadcrumbList']);
  expect(JSON.stringify(head.structured)).not.toContain('Brass Magpie');
});

test('visitors can request a review only if the site has a page for requests', async () => {
  expect(reviewsPage(await sampleCatalogue()).request).toBe('/contact');
  const catalogue = await sampleCatalogue((content) => {
    const page = [...content.pages.all()].find(({ slug }) => slug === 'contact');
    content.pages.update(page?.id ?? '', { isPublished: false });
  });
  expect(reviewsPage(catalogue)).not.toHaveProperty('request');
});
