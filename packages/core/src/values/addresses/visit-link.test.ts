import { expect, test } from 'vitest';
import { isVisitTarget, parseVisitLink, readSubId, subIdOf, visitPath, withPlacement } from './visit-link.js';

test('a visit link with its place is read as it was written', () => {
  const link = withPlacement(visitPath('go', 'golden-fox', 'a b&c'), {
    page: 'review-golden-fox',
    place: 'offers-2',
  });
  expect(link).toBe('/go/golden-fox?offer=a%20b%26c&from=review-golden-fox_offers-2');
  const [path = '', query = ''] = link.split('?');
  expect(parseVisitLink(path, query)).toEqual({
    slug: 'golden-fox',
    offer: 'a b&c',
    placement: { page: 'review-golden-fox', place: 'offers-2' },
  });
});

test('links that were shared under other usual paths are visit links too', () => {
  for (const prefix of ['go', 'visit', 'out', 'recommends'])
    expect(parseVisitLink(`/${prefix}/golden-fox/`, '')).toEqual({ slug: 'golden-fox' });
});

test.each([
  '/go',
  '/go/',
  '/go/a/b',
  '/go/Golden',
  '/go/%2e%2e',
  '/gone/golden-fox',
  '//evil.example/go/fox',
])('%s is no visit link', (path) => {
  expect(parseVisitLink(path, '')).toBeUndefined();
  expect(isVisitTarget(path)).toBe(false);
});

test('a place that no page writes is left out', () => {
  for (const from of ['best', 'best_', '_1', 'a_b_c', 'A_b', 'a|b_c', `${'x'.repeat(300)}_1`, '<b>_1'])
    expect(parseVisitLink('/go/fox', `from=${encodeURIComponent(from)}`)).toEqual({ slug: 'fox' });
});

test.each([
  ['best-casinos', 'casinos-3', 'GB'],
  ['best-casinos-page-2', 'casinos-1', 'CA-ON'],
  ['home', 'casinos-2', undefined],
])('a sub-id that we write for %s %s in %s is read as it was written', (page, place, market) => {
  const told = market === undefined ? {} : { market };
  expect(readSubId(subIdOf({ page, place }, market))).toEqual({ placement: `${page}_${place}`, ...told });
});

test.each(['guide', 'top&1', 'a_b_c_d', ''])('the sub-id %j of another is not read as ours', (subId) => {
  expect(readSubId(subId)).toBeUndefined();
});
