import { expect, test } from 'vitest';
import { moveItem } from './move-item.js';

const letters = ['a', 'b', 'c', 'd'];

test.each([
  ['up', 'b', 'bacd'],
  ['down', 'b', 'acbd'],
  [1, 'd', 'dabc'],
  [3, 'a', 'bcad'],
] as const)('an item moves %s', (to, item, expected) => {
  expect(moveItem(letters, item, to).join('')).toBe(expected);
});

test.each([
  ['up', 'a'],
  ['down', 'd'],
  [9, 'd'],
] as const)('an item that moves %s beyond an end stays at that end', (to, item) => {
  expect(moveItem(letters, item, to)).toEqual(letters);
});

test('a move does not modify the given array', () => {
  moveItem(letters, 'a', 'down');
  expect(letters).toEqual(['a', 'b', 'c', 'd']);
});
