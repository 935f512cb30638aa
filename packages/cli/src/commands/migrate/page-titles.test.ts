import { expect, test } from 'vitest';
import { commonEnding, withoutEnding, withoutSiteName } from './page-titles.js';

test('what most titles end with is the name of the site', () => {
  const titles = ['Owl – Our site', 'Fox - with a dash – Our site', 'Our site', 'Hen – Our site'];
  const ending = commonEnding(titles);
  expect(titles.map((title) => withoutEnding(title, ending))).toEqual([
    ...['Owl', 'Fox - with a dash', 'Our site', 'Hen'],
  ]);
});

test.each([[['Owl – Our site', 'Fox']], [['Reels – part 1', 'Reels – part 2', 'Reels – part 3']], [[]]])(
  'titles %j have no ending in common',
  (titles) => expect(commonEnding(titles)).toBe(''),
);

test('a title loses the name of its site only at its end, behind a separator', () => {
  expect(withoutSiteName('Owl | Our site', 'Our site')).toBe('Owl');
  expect(withoutSiteName('About our Our site', 'Our site')).toBe('About our Our site');
  expect(withoutSiteName('Owl | Fox', 'Our site')).toBe('Owl | Fox');
  expect(withoutSiteName('Owl | Fox', '')).toBe('Owl | Fox');
});
