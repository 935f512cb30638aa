import type { EmbeddedCard } from '@croupier/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleCasinoCard } from '../../stories/sample-views.js';
import { CasinoCard } from './CasinoCard.js';
import { embeddedCardProps } from './embedded-card-props.js';

const base = 'https://site.example';
const heron = JSON.parse(JSON.stringify(sampleCasinoCard('copper-heron'))) as EmbeddedCard;

test('a card from the JSON of a site leads to that site, and its visit link carries the ids', () => {
  const visitTemplate = 'https://copper-heron.example/{affiliateId}?s={subid}';
  const card = embeddedCardProps({ ...heron, visitTemplate }, { base, affiliateId: 'me', subid: 'side/bar' });
  const html = renderToStaticMarkup(card === undefined ? null : <CasinoCard {...card} />);
  expect(html).toContain('href="https://copper-heron.example/me?s=side%2Fbar"');
  expect(html).toContain('href="https://site.example/casino/copper-heron"');
});

test('a card from the JSON of a site has no link to an offer that has ended, and none to a script', () => {
  const options = { base, affiliateId: 'me' };
  expect(embeddedCardProps({ ...heron, offerEnds: '2020-01-01' }, options)).not.toHaveProperty('visit');
  const hostile = { ...heron, visit: { href: 'javascript:alert(1)', label: 'x' } };
  expect(embeddedCardProps(hostile, options)?.visit?.href ?? '').not.toContain('javascript');
});

test('a casino that is no longer listed has no props', () => {
  expect(embeddedCardProps({ isGone: true }, { base })).toBeUndefined();
});
