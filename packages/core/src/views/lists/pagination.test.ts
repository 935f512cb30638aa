import { expect, test } from 'vitest';
import { readPageQuery } from './page-query.js';
import { paginate } from './pagination.js';

const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
const numbers = (pager: NonNullable<ReturnType<typeof paginate>['pager']>) =>
  pager.links.map((link) => (link === 'gap' ? '…' : link.page)).join(' ');

test('a list that fits on one page has no pager', () => {
  expect(paginate([1, 2], readPageQuery('best-casinos', 'page=7'))).toEqual({ items: [1, 2], before: 0 });
});

test('every item of a long list is on exactly one of its pages', () => {
  const pages = [1, 2, 3, 4, 5].map(
    (page) => paginate(hundred, readPageQuery('best-casinos', `page=${page}`)).items,
  );
  expect(pages.flat()).toEqual(hundred);
  expect(pages.map((items) => items.length)).toEqual([24, 24, 24, 24, 4]);
});

test('a page number beyond the last shows the last page, and an invalid one the first', () => {
  expect(paginate(hundred, readPageQuery('best-casinos', 'page=99')).pager).toMatchObject({
    page: 5,
    pages: 5,
  });
  for (const page of ['0', '-1', 'x', '1e3', '9999999']) {
    expect(paginate(hundred, readPageQuery('best-casinos', `page=${page}`)).pager?.page, page).toBe(1);
  }
});

test('the pager links to the first, the last and the neighboring pages, and never skips a single page', () => {
  const at = (page: number) => {
    const { pager } = paginate(hundred, readPageQuery('best-casinos', `page=${page}`), 10);
    return numbers(pager as NonNullable<typeof pager>);
  };
  expect(at(1)).toBe('1 2 … 10');
  expect(at(4)).toBe('1 2 3 4 5 … 10');
  expect(at(6)).toBe('1 … 5 6 7 … 10');
  expect(at(10)).toBe('1 … 9 10');
});

test('the first page has one address, without a number', () => {
  const { pager } = paginate(hundred, readPageQuery('best-casinos', 'page=2'));
  expect(pager?.previous).toBe('/best-casinos');
  expect(pager?.next).toBe('/best-casinos/page/3');
});

test('a changed filter keeps the other filters, and returns to the first page', () => {
  const { href, hiddenFields } = readPageQuery('games', 'page=3&sort=rtp&q=old+moon&evil=1&category=');
  expect(href({ sort: 'name' })).toBe('/games?q=old+moon&sort=name');
  expect(href({ page: '4' })).toBe('/games?q=old+moon&sort=rtp&page=4');
  expect(href({ q: '', sort: '' })).toBe('/games');
  expect(hiddenFields(['q'])).toEqual([{ name: 'sort', value: 'rtp' }]);
});

test('a query is trimmed, and cut at an unreasonable length', () => {
  expect(readPageQuery('search', 'q=%20%20').value('q')).toBe('');
  expect(readPageQuery('search', `q=${'x'.repeat(10_000)}`).value('q')).toHaveLength(200);
});
