import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blacklisted, cardOf } from '../../sample-views.js';
import { HomeCasinoCard } from './HomeCasinoCard.js';

function waysOf(slug: string): (string | undefined)[] {
  const html = renderToStaticMarkup(<HomeCasinoCard {...cardOf(slug)} />);
  return [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href]) => href);
}

test('a card of the home page leads out to the casino, and on to its review', () => {
  const heron = cardOf('copper-heron');
  expect(waysOf('copper-heron')).toEqual([heron.visit?.href, heron.review]);
  expect(heron.visit).toBeDefined();
});

test('a card of a blacklisted casino leads to its review alone', () => {
  expect(waysOf(blacklisted)).toEqual([cardOf(blacklisted).review]);
});
