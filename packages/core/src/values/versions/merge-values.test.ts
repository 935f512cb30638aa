import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.js';

const conflict = { isConflict: true };

test('of a value that one person changed, the change stays', () => {
  expect(mergeValues(1, 2, 1)).toEqual({ value: 2 });
  expect(mergeValues(1, 1, 3)).toEqual({ value: 3 });
  expect(mergeValues(undefined, null, 'new')).toEqual({ value: 'new' });
  expect(mergeValues('a', null, 'a')).toEqual({ value: null });
  expect(mergeValues(1, 2, 2)).toEqual({ value: 2 });
});

test('two values that differ contradict each other', () => {
  expect(mergeValues(1, 2, 3)).toEqual(conflict);
  expect(mergeValues(undefined, 'mine', 'theirs')).toEqual(conflict);
  expect(mergeValues('one line', 'my line', 'their line')).toEqual(conflict);
  expect(mergeValues('kept', null, 'changed')).toEqual(conflict);
});

test('paragraphs that stand beside each other are changed by two people without a conflict', () => {
  const base = '<p>One.</p><p>Two.</p>';
  expect(mergeValues(base, '<p>One!</p><p>Two.</p>', '<p>One.</p><p>Two?</p>')).toEqual({
    value: '<p>One!</p><p>Two?</p>',
  });
  expect(mergeValues(base, '<p>One!</p><p>Two.</p>', '<p>One?</p><p>Two.</p>')).toEqual(conflict);
});

test('items, rows and lines are merged as paragraphs are', () => {
  expect(
    mergeValues(
      '<ul><li>a</li><li>b</li></ul>',
      '<ul><li>A</li><li>b</li></ul>',
      '<ul><li>a</li><li>b</li><li>c</li></ul>',
    ),
  ).toEqual({ value: '<ul><li>A</li><li>b</li><li>c</li></ul>' });
  expect(mergeValues('a\nb\nc', 'a\nB\nc', 'a\nb\nc\nd')).toEqual({ value: 'a\nB\nc\nd' });
});

test('of lists, the items of both stay', () => {
  expect(mergeValues(['a', 'b', 'c'], ['b', 'c'], ['a', 'b', 'c', 'd'])).toEqual({ value: ['b', 'c', 'd'] });
  expect(mergeValues([{ x: 1 }], [{ x: 1 }, { y: 2 }], [{ x: 3 }])).toEqual(conflict);
});

test('what is too long to compare piece by piece is a conflict, at once', () => {
  const long = '\n'.repeat(200_000);
  expect(mergeValues(long, `a${long}`, `${long}b`)).toEqual(conflict);
});
