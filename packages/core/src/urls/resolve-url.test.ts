import { expect, test } from 'vitest';
import { sampleCatalogue } from '../sample/index.js';
import { resolveUrl } from './resolve-url.js';

const catalogue = await sampleCatalogue();
const { slug } = catalogue.casinos[0] as { slug: string };

test('a page has one address: with a slash at the end, it leads there for good, with its query', () => {
  for (const path of ['/blog', `/casino/${slug}`]) {
    expect(resolveUrl(catalogue, path).kind).toBe('page');
    expect(resolveUrl(catalogue, `${path}/`)).toEqual({ kind: 'moved', to: path, permanent: true });
  }
  expect(resolveUrl(catalogue, '/blog/', 'page=2')).toMatchObject({ to: '/blog/page/2' });
});

test('an address without a page leads nowhere, with a slash at the end too', () => {
  expect(resolveUrl(catalogue, '/casino/nobody/').kind).toBe('missing');
  expect(resolveUrl(catalogue, '/blog//').kind).not.toBe('page');
  expect(resolveUrl(catalogue, '//').kind).not.toBe('page');
});

test.each([
  ['/best-casinos', 'page=2', '/best-casinos/page/2'],
  ['/best-casinos', 'page=1', '/best-casinos'],
  ['/best-casinos/page/1', '', '/best-casinos'],
  ['/best-casinos/page/two', '', '/best-casinos'],
  ['/casinos-by-country', 'country=FI', '/casinos-by-country/country/fi'],
  ['/games', 'page=2&category=table&sort=name', '/games/category/table/sort/name/page/2'],
  ['/games/page/2/category/table', '', '/games/category/table/page/2'],
  ['/games/category/table', 'page=2', '/games/category/table/page/2'],
  ['/bonuses', 'type=noDeposit', '/bonuses/type/no-deposit'],
  ['/blog', 'category=Responsible%20Gaming&utm_source=x', '/blog/category/responsible-gaming?utm_source=x'],
  ['/games/category/table', 'q=fox', '/games?category=table&q=fox'],
])('a choice of few values has one address, in the path: %s?%s leads to %s', (path, query, to) => {
  expect(resolveUrl(catalogue, path, query)).toEqual({ kind: 'moved', to, permanent: true });
  const [next = '', rest = ''] = to.split('?');
  expect(resolveUrl(catalogue, next, rest).kind).toBe('page');
});

test('a search keeps its choices in the query, as its form sends them', () => {
  expect(resolveUrl(catalogue, '/games', 'sort=name&q=fox')).toMatchObject({
    kind: 'page',
    query: 'q=fox&sort=name',
  });
  expect(resolveUrl(catalogue, '/search', 'q=fox&page=2')).toMatchObject({
    kind: 'page',
    query: 'q=fox&page=2',
  });
  expect(resolveUrl(catalogue, '/best-casinos', 'utm_source=x').kind).toBe('page');
});

test.each([
  '/games/category',
  '/games/color/red',
  '/games/category/a/category/b',
  '/games/category/A',
  '/blog/page/2/x',
])('%s is no address of a list', (path) => expect(resolveUrl(catalogue, path).kind).toBe('missing'));
