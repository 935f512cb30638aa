import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blacklistedSlug, sampleCasinoCard } from '../../stories/sample-views.js';
import { HomeCasinoCard } from './HomeCasinoCard.js';

function waysOf(slug: string): (string | undefined)[] {
  const html = renderToStaticMarkup(<HomeCasinoCard {...sampleCasinoCard(slug)} />);
  return [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href]) => href);
}

test('a card of the home page links to the casino and to its review', () => {
  const heron = sampleCasinoCard('copper-heron');
  expect(waysOf('copper-heron')).toEqual([heron.visit?.href, heron.review]);
  expect(heron.visit).toBeDefined();
});

test('a card of a blacklisted casino links to its review alone', () => {
  expect(waysOf(blacklistedSlug)).toEqual([sampleCasinoCard(blacklistedSlug).review]);
});
