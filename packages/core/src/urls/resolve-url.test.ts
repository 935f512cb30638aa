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
  expect(resolveUrl(catalogue, '/blog/', 'page=2')).toMatchObject({ to: '/blog?page=2' });
});

test('an address without a page leads nowhere, with a slash at the end too', () => {
  expect(resolveUrl(catalogue, '/casino/nobody/').kind).toBe('missing');
  expect(resolveUrl(catalogue, '/blog//').kind).not.toBe('page');
  expect(resolveUrl(catalogue, '//').kind).not.toBe('page');
});
