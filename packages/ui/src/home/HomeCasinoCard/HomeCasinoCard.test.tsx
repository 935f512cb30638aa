import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blacklistedSlug, sampleCasinoCard } from '../../stories/sample-views.js';
import { HomeCasinoCard, type HomeCasinoCardProps } from './HomeCasinoCard.js';

function waysOf(slug: string, given: Partial<HomeCasinoCardProps> = {}): (string | undefined)[] {
  const html = renderToStaticMarkup(<HomeCasinoCard {...sampleCasinoCard(slug)} {...given} />);
  return [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href]) => href);
}

test('a card of the home page links to the casino and to its review', () => {
  const heron = sampleCasinoCard('copper-heron');
  expect(waysOf('copper-heron')).toEqual([heron.visit?.href, heron.review]);
  expect(heron.visit).toBeDefined();
});

test('a card of a blacklisted casino links to its review alone, whatever link it is given', () => {
  const { visit } = sampleCasinoCard('copper-heron');
  for (const given of [undefined, visit && { visit }])
    expect(waysOf(blacklistedSlug, given)).toEqual([sampleCasinoCard(blacklistedSlug).review]);
});

test('a card of the home page is marked as advertising where it links to the casino, and only there', () => {
  const { visit: _, terms: __, ...unlinked } = sampleCasinoCard('copper-heron');
  expect(renderToStaticMarkup(<HomeCasinoCard {...sampleCasinoCard('copper-heron')} />)).toContain('>Ad<');
  expect(renderToStaticMarkup(<HomeCasinoCard {...unlinked} />)).not.toContain('>Ad<');
});

test('a card of the home page says where the terms of its offer are not known', () => {
  const html = renderToStaticMarkup(<HomeCasinoCard {...sampleCasinoCard('copper-heron')} isWithoutTerms />);
  expect(html).toContain('The terms of this offer are not known.');
});
