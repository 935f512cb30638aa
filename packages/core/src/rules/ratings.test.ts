import { describe, expect, test } from 'vitest';
import { filledStars, isPremiumRating, RATING_BANDS, RATING_WEIGHTS, ratingBand } from './ratings.js';

describe('each band starts at the specified rating, and a rating just below is in the next band', () => {
  test.each([
    [10, 'Excellent'],
    [9, 'Excellent'],
    [8.99, 'Good'],
    [7.5, 'Good'],
    [7.49, 'Fair'],
    [6, 'Fair'],
    [5.99, 'Poor'],
    [0, 'Poor'],
  ])('the card label of %d is %s', (rating, label) => {
    expect(ratingBand('rating', rating).label).toBe(label);
  });

  test.each([
    [10, 'Excellent', 'green'],
    [9, 'Excellent', 'green'],
    [8.99, 'Good', 'yellow'],
    [8, 'Good', 'yellow'],
    [7.99, 'Fair', 'orange'],
    [7, 'Fair', 'orange'],
    [6.99, 'Poor', 'red'],
    [0, 'Poor', 'red'],
  ])('the second banding of %d is %s in %s', (rating, label, color) => {
    expect(ratingBand('coloredRating', rating)).toMatchObject({ label, color });
  });

  test.each([
    [10, 'green'],
    [7.5, 'green'],
    [7.49, 'yellow'],
    [6, 'yellow'],
    [5.99, 'red'],
    [0, 'red'],
  ])('the review color of %d is %s', (rating, color) => {
    expect(ratingBand('ratingColor', rating).color).toBe(color);
  });

  test.each([
    [10, true],
    [9, true],
    [8.99, false],
    [0, false],
  ])('%d is premium: %s', (rating, is) => {
    expect(isPremiumRating(rating)).toBe(is);
  });
});

test.each([
  [0, 0],
  [1.99, 0],
  [2, 1],
  [7.9, 3],
  [8, 4],
  [9.9, 4],
  [10, 5],
  [11, 5],
  [-1, 0],
])('a rating of %d has %d stars: half of it, rounded down, at most five', (rating, count) => {
  expect(filledStars(rating)).toBe(count);
});

test('the weights are the specified ones and add up to 100 per cent', () => {
  expect(RATING_WEIGHTS.map(({ percent }) => percent)).toEqual([30, 25, 20, 25]);
});

test.each(Object.entries(RATING_BANDS))('every rating from 0 belongs to a band of %s', (_scale, bands) => {
  const limits = bands.map(({ from }) => from);
  expect(limits).toEqual(limits.toSorted((a, b) => b - a));
  expect(limits.at(-1)).toBe(0);
});
