import { expect, test } from 'vitest';
import { pastedCells, rangeBetween } from './grid-cells.js';

const size = { rows: 3, columns: 3 };

test('the range between two cells is the same from either corner', () => {
  const range = { first: { row: 0, column: 1 }, last: { row: 2, column: 2 } };
  expect(rangeBetween({ row: 2, column: 1 }, { row: 0, column: 2 })).toEqual(range);
  expect(rangeBetween({ row: 0, column: 2 }, { row: 2, column: 1 })).toEqual(range);
});

test('one value fills the range', () => {
  const range = rangeBetween({ row: 1, column: 0 }, { row: 2, column: 1 });
  expect(pastedCells([['x']], range, size)).toEqual([
    { row: 1, column: 0, text: 'x' },
    { row: 1, column: 1, text: 'x' },
    { row: 2, column: 0, text: 'x' },
    { row: 2, column: 1, text: 'x' },
  ]);
});

test('several values stand from the first cell on, as far as the grid goes', () => {
  const at = { row: 2, column: 1 };
  expect(pastedCells([['a', 'b', 'c'], ['d']], rangeBetween(at, at), size)).toEqual([
    { row: 2, column: 1, text: 'a' },
    { row: 2, column: 2, text: 'b' },
  ]);
});
