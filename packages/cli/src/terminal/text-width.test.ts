import { expect, test } from 'vitest';
import { textWidth, truncateMiddle } from './text-width.js';

test('slugs that begin alike stay apart when a narrow table cuts them', () => {
  const cut = ['golden-fox-casino-denmark', 'golden-fox-casino-norway'].map((slug) =>
    truncateMiddle(slug, 14),
  );
  expect(cut).toEqual(['golden-…enmark', 'golden-…norway']);
  expect(truncateMiddle('golden-fox', 14)).toBe('golden-fox');
});

test('a cut text takes no more columns than it may, whatever its script', () => {
  for (const text of [
    'Ｂｅｔ３６５ Ｃａｓｉｎｏ',
    '幸運狐狸娛樂場賭場',
    '🎰🎰🎰🎰🎰🎰🎰🎰',
    'a'.repeat(40),
  ]) {
    for (let limit = 6; limit < 20; limit++)
      expect(textWidth(truncateMiddle(text, limit))).toBeLessThanOrEqual(limit);
  }
});

test('fullwidth Latin letters take two columns each', () => {
  expect(textWidth('Ｂｅｔ')).toBe(6);
});
