import { expect, test } from 'vitest';
import { bonuses } from './bonuses/bonuses.js';
import { describeCollection } from './describe-collection.js';
import { games } from './games/games.js';

test('a field that a form does not place stands at its end, but for those that others fill', () => {
  expect(describeCollection({ ...bonuses, form: ['title', { fields: ['casino', 'rating'] }] }).form).toEqual([
    'title',
    { fields: ['casino', 'rating'] },
    ...['description', 'wagering', 'minDeposit', 'validUntil', 'isExclusive', 'visitUrl', 'category'],
  ]);
});

test('a list offers the usual order and those of its columns, scores with the highest first', () => {
  expect(describeCollection(games).sorts.map(({ value }) => value)).toEqual([
    ...['-rating', 'rating', 'name', '-name', 'provider', '-provider'],
  ]);
});
