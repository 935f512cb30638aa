import { expect, test } from 'vitest';
import { needsBrandId, programmeLink } from './programme-link.js';

const link = (linkTemplate: string | undefined, brandId?: string) =>
  programmeLink({ linkTemplate }, { casino: 'golden-fox', brandId });

test('a link has the slug of the casino and its brand id, encoded, and keeps the places that a visit fills', () => {
  const template =
    'https://go.example/{casino}?b={brandId}&s={subid}&p={placement}&m={market}&c={clickId}&a={affiliateId}';
  expect(link(template, ' 7&fox ')).toBe(
    'https://go.example/golden-fox?b=7%26fox&s={subid}&p={placement}&m={market}&c={clickId}&a={affiliateId}',
  );
});

test('a template whose braces a browser has encoded is filled too', () => {
  expect(link('https://go.example/%7Bcasino%7D?b=%7BbrandId%7D', '7')).toBe(
    'https://go.example/golden-fox?b=7',
  );
});

test('a template that needs no brand id has a link for casinos without one', () => {
  expect(link('https://go.example/{casino}')).toBe('https://go.example/golden-fox');
  expect(needsBrandId({ linkTemplate: 'https://go.example/{casino}' })).toBe(false);
});

test('there is no link without a template, nor without the brand id that it needs', () => {
  const template = 'https://go.example/{brandId}';
  expect(link(undefined, '7')).toBeUndefined();
  expect(needsBrandId({ linkTemplate: template })).toBe(true);
  for (const brandId of [undefined, '', ' ', '..']) expect(link(template, brandId), brandId).toBeUndefined();
});

test('there is no link where the brand id makes no web address of the template', () => {
  expect(link('https://{brandId}.go.example/', 'a b')).toBeUndefined();
  expect(link('https://{brandId}.go.example/', 'fox')).toBe('https://fox.go.example/');
  expect(link(`https://go.example/{brandId}?${'x'.repeat(1_970)}`, 'y'.repeat(100))).toBeUndefined();
});
