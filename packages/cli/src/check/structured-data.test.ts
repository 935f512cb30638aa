import { expect, test } from 'vitest';
import { structuredDataFaults } from './structured-data.js';

type Block = Record<string, unknown>;

const review = (changes: Block = {}): Block => ({
  '@type': 'Review',
  itemReviewed: { '@type': 'Organization', name: 'A casino' },
  author: { '@type': 'Organization', name: 'The site' },
  reviewRating: { '@type': 'Rating', ratingValue: 8.8, bestRating: 10, worstRating: 0 },
  ...changes,
});
const step = (position: number, more: Block = { name: 'A', item: 'https://a.example/' }): Block => ({
  '@type': 'ListItem',
  position,
  ...more,
});
const breadcrumb = (...itemListElement: Block[]): Block => ({ '@type': 'BreadcrumbList', itemListElement });
const list = (...itemListElement: Block[]): Block => ({ '@type': 'ItemList', itemListElement });

/** What the guide of Google Search calls enough. */
const ENOUGH: [what: string, block: Block][] = [
  ['a review by an organization without an address, of one without an address', review()],
  ['a review without a date and a scale', review({ reviewRating: { '@type': 'Rating', ratingValue: 4 } })],
  ['an organization with nothing but a name', { '@type': 'Organization', name: 'A casino' }],
  ['an article with nothing but a headline', { '@type': 'BlogPosting', headline: 'News' }],
  ['a trail whose last step leads nowhere', breadcrumb(step(1), step(2, { name: 'B' }))],
  ['a list of addresses', list(step(1, { url: 'https://a.example/a' }))],
  ['a list of things', list(step(1, { item: { '@type': 'Thing', url: 'https://a.example/a' } }))],
  ['the name of a site', { '@type': 'WebSite', name: 'Guide', url: 'https://a.example/' }],
  ['a profile', { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Ann' } }],
];

test.each(ENOUGH)('what Google only recommends may be missing: %s', (_what, block) => {
  expect(structuredDataFaults(JSON.stringify(block))).toEqual([]);
});

const FAULTY: [fault: string, block: Block][] = [
  ['Review has no author.name', review({ author: undefined })],
  ['Review has no author.name', review({ author: { '@type': 'Person' } })],
  ['Review has no itemReviewed.name', review({ itemReviewed: { '@type': 'Organization' } })],
  ['Review has no reviewRating.ratingValue', review({ reviewRating: undefined })],
  ['A rating of 8 is not from 1 to 5', review({ reviewRating: { '@type': 'Rating', ratingValue: 8 } })],
  ['AggregateRating has no ratingCount or reviewCount', { '@type': 'AggregateRating', ratingValue: 4 }],
  ['ItemList has no itemListElement', list()],
  ['An item of ItemList has no url or item', list(step(1, { name: 'A' }))],
  ['ItemList numbers its items wrongly', list(step(2, { url: 'https://a.example/a' }))],
  ['BreadcrumbList has one item, and needs two', breadcrumb(step(1))],
  ['BreadcrumbList has a step that leads nowhere', breadcrumb(step(1, { name: 'A' }), step(2))],
  ['An item of BreadcrumbList has no name or item.name', breadcrumb(step(1), step(2, {}))],
  ['WebSite has no url', { '@type': 'WebSite', name: 'Guide' }],
  ['ProfilePage has no mainEntity.name', { '@type': 'ProfilePage', mainEntity: { '@type': 'Person' } }],
];

test.each(FAULTY)('what Google requires is a fault where it is missing: %s', (fault, block) => {
  expect(structuredDataFaults(JSON.stringify(block))).toContain(fault);
});
