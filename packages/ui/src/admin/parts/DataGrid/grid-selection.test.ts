import { expect, test } from 'vitest';
import { ALL_SELECTED, isRowSelected, NOTHING_SELECTED, selectedCount, withRows } from './grid-selection.js';

test('rows are selected one by one, and stay selected on other pages', () => {
  const first = withRows(NOTHING_SELECTED, ['a', 'b'], true);
  const both = withRows(first, ['z'], true);
  expect(selectedCount(both, 100)).toBe(3);
  expect(isRowSelected(withRows(both, ['a'], false), 'a')).toBe(false);
  expect(isRowSelected(both, 'c')).toBe(false);
});

test('all that match are selected, but those that are taken out', () => {
  const most = withRows(ALL_SELECTED, ['a', 'b'], false);
  expect(selectedCount(most, 10_000)).toBe(9_998);
  expect(isRowSelected(most, 'a')).toBe(false);
  expect(isRowSelected(most, 'never-seen')).toBe(true);
  expect(withRows(most, ['a', 'b'], true)).toEqual(ALL_SELECTED);
});
