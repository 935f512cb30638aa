import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCasinos } from './casino-filter.js';
import { byName, byRating } from './ranking.js';

const casino = fc.record({
  name: fc.oneof(
    fc.constantFrom('Fox', 'fox', 'Föx', 'Casino 9', 'Casino 10', '東京'),
    fc.string({ maxLength: 5 }),
  ),
  rating: fc.constantFrom(undefined, 0, 7.5, 9, 10),
});
const shuffled = fc
  .uniqueArray(casino, { selector: ({ name }) => name, maxLength: 12 })
  .chain((casinos) =>
    fc.tuple(fc.constant(casinos), fc.shuffledSubarray(casinos, { minLength: casinos.length })),
  );

test.each([
  ['byName', byName],
  ['byRating', byRating],
])('%s sorts the same casinos into the same order from any input order', (_name, order) => {
  fc.assert(
    fc.property(shuffled, ([casinos, others]) => {
      expect([...others].sort(order)).toEqual([...casinos].sort(order));
    }),
    { numRuns: 300 },
  );
});

test('equal casinos keep their input order', () => {
  const twins = [1, 2, 3].map((id) => ({ id, name: 'Fox', rating: 9 }));
  expect([...twins].sort(byRating).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('the best come first, equal ratings are sorted by name in natural order', () => {
  const casinos = [
    { name: 'Casino 10', rating: 9 },
    { name: 'casino 9', rating: 9 },
    { name: 'Àda', rating: 9 },
    { name: 'Last', rating: 1 },
    { name: 'First', rating: 9.5 },
  ];
  const names = (order: typeof byRating) => [...casinos].sort(order).map(({ name }) => name);
  expect(names(byRating)).toEqual(['First', 'Àda', 'casino 9', 'Casino 10', 'Last']);
});

test.each(['rating', '-rating'] as const)(
  'sorted by %s, casinos that are not rated yet come after a rating of 0',
  (sort) => {
    const casinos = [undefined, 0, 10, undefined].map((rating, i) => ({
      id: String(i),
      name: `Casino ${i}`,
      createdAt: '',
      rating,
    }));
    const order = casinos.sort(compareCasinos(sort)).map(({ rating }) => rating);
    expect(order).toEqual([...(sort === 'rating' ? [0, 10] : [10, 0]), undefined, undefined]);
  },
);
