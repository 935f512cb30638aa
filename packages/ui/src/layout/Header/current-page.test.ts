import { expect, test } from 'vitest';
import { currentEntry } from './current-page.js';

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
  expect(currentEntry([href], path) === href).toBe(current);
});

test('of several entries only the closest is current', () => {
  const menu = ['/', '/best-casinos', '/best-casinos/live'];
  expect(currentEntry(menu, '/best-casinos/live')).toBe('/best-casinos/live');
  expect(currentEntry(menu, '/best-casinos/paypal')).toBe('/best-casinos');
});
