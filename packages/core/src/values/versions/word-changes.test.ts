import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.js';

/** The changes as text: [-gone-] and {+come+}. */
const shown = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

test('words that differ are marked where they stand', () => {
  expect(shown('The welcome bonus is 100% up to €200.', 'The welcome bonus is 150% up to €200.')).toBe(
    'The welcome bonus is [-100-]{+150+}% up to €200.',
  );
});

test('several words in a row are one change', () => {
  expect(shown('It pays slowly and late.', 'It pays within a day.')).toBe(
    'It pays [-slowly and late-]{+within a day+}.',
  );
});

test('a paragraph that is new is marked whole, and the others not at all', () => {
  expect(shown('One.\nThree.\n', 'One.\nTwo.\nThree.\n')).toBe('One.\n{+Two.\n+}Three.\n');
});

test('what is the same, new or gone has one part at most', () => {
  expect(wordChanges('', '')).toEqual([]);
  expect(wordChanges('Same.', 'Same.')).toEqual([{ kind: 'same', text: 'Same.' }]);
  expect(wordChanges('', 'New.')).toEqual([{ kind: 'added', text: 'New.' }]);
  expect(wordChanges('Gone.', '')).toEqual([{ kind: 'removed', text: 'Gone.' }]);
});

test('texts of other scripts are told apart by their words', () => {
  expect(shown('казино платит быстро', 'казино платит медленно')).toBe(
    'казино платит [-быстро-]{+медленно+}',
  );
});

test('two long texts with nothing in common are compared in a moment', () => {
  const words = (of: string) => Array.from({ length: 50_000 }, (_, n) => `${of}${n}`).join(' ');
  expect(wordChanges(words('a'), words('b'))).toHaveLength(2);
});
