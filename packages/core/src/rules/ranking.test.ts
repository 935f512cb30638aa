import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCasinos } from './casino-filter.js';
import { byName, byRank } from './ranking.js';

const casino = fc.record({
  name: fc.oneof(
    fc.constantFrom('Fox', 'fox', 'Föx', 'Casino 9', 'Casino 10', '東京'),
    fc.string({ maxLength: 5 }),
  ),
  rating: fc.constantFrom(undefined, 0, 7.5, 9, 10),
  isBlacklisted: fc.boolean(),
});
const shuffled = fc
  .uniqueArray(casino, { selector: ({ name }) => name, maxLength: 12 })
  .chain((casinos) =>
    fc.tuple(fc.constant(casinos), fc.shuffledSubarray(casinos, { minLength: casinos.length })),
  );

test.each([
  ['byName', byName],
  ['byRank', byRank],
])('%s sorts the same casinos into the same order from any input order', (_name, order) => {
  fc.assert(
    fc.property(shuffled, ([casinos, others]) => {
      expect([...others].sort(order)).toEqual([...casinos].sort(order));
    }),
    { numRuns: 300 },
  );
});

test('equal casinos keep their input order', () => {
  const twins = [1, 2, 3].map((id) => ({ id, name: 'Fox', rating: 9, isBlacklisted: false }));
  expect([...twins].sort(byRank).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('the best come first, unrated casinos after them, the blacklist last; equal ratings are sorted by name in natural order', () => {
  const casinos = [
    { name: 'Casino 10', rating: 9 },
    { name: 'casino 9', rating: 9 },
    { name: 'Àda', rating: 9 },
    { name: 'Last', rating: 1 },
    { name: 'First', rating: 9.5 },
    { name: 'Trap', rating: 10, isBlacklisted: true },
    { name: 'New' },
  ].map((casino) => ({ isBlacklisted: false, ...casino }));
  const names = (order: typeof byRank) => [...casinos].sort(order).map(({ name }) => name);
  expect(names(byRank)).toEqual(['First', 'Àda', 'casino 9', 'Casino 10', 'Last', 'New', 'Trap']);
});

test.each(['rating', '-rating'] as const)(
  'sorted by %s, casinos that are not rated yet come after a rating of 0, and the blacklist last',
  (sort) => {
    const casinos = [5, undefined, 0, 10, undefined].map((rating, i) => ({
      id: String(i),
      name: `Casino ${i}`,
      createdAt: '',
      rating,
      isBlacklisted: rating === 5,
    }));
    const order = casinos.sort(compareCasinos(sort)).map(({ rating }) => rating);
    expect(order).toEqual([...(sort === 'rating' ? [0, 10] : [10, 0]), undefined, undefined, 5]);
  },
);
