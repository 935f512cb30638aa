import { expect, test } from 'vitest';
import { nearest } from './nearest.js';

const FIELDS = ['slug', 'name', 'rating', 'reviewer', 'visitUrl'];

test.each([
  ['slgu', 'slug'],
  ['nmae', 'name'],
  ['Slugg', 'slug'],
  ['ratnig', 'rating'],
  ['VISITURL', 'visitUrl'],
])('%s is taken for %s', (mistyped, meant) => {
  expect(nearest(mistyped, FIELDS)).toBe(meant);
});

test('a word that is near to none is taken for none', () => {
  expect(nearest('xyzw', FIELDS)).toBeUndefined();
  expect(nearest('gusl', FIELDS)).toBeUndefined();
});
