import { expect, test } from 'vitest';
import { isCurrentPage } from './current-page.js';

test.each([
  ['/', '/', true],
  ['/', '/blog', false],
  ['/blog', '/blog', true],
  ['/blog', '/blog/a-post', true],
  ['/blog/', '/blog', true],
  ['/blog', '/blogging', false],
  ['/games?category=slots', '/games', true],
  ['https://elsewhere.example/blog', '/blog', false],
])('the entry %s on the page %s: %s', (href, path, current) => {
  expect(isCurrentPage(href, path)).toBe(current);
});
