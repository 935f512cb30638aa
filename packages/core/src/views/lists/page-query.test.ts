import { expect, test } from 'vitest';
import { readPageQuery } from './page-query.js';
import { type QueryInput, queryText } from './query-text.js';

test.each<[string, QueryInput]>([
  ['text', 'category=slots&q=a%20%26%20b&page=3'],
  ['URLSearchParams', new URLSearchParams({ category: 'slots', q: 'a & b', page: '3' })],
  ['an object', { category: 'slots', q: 'a & b', page: 3, sort: undefined }],
  ['an object of lists', { category: ['slots', 'live'], q: ['a & b'], page: '3', sort: [] }],
])('a page takes its query as %s', (_, query) => {
  const read = readPageQuery('games', query);
  expect([read.value('category'), read.value('q'), read.page]).toEqual(['slots', 'a & b', 3]);
});

test('an empty object is an empty query', () => {
  expect(queryText({})).toBe('');
});
