import { expect, test } from 'vitest';
import { editableFields } from '../model/entity.js';
import { bonuses } from './bonuses/bonuses.js';
import { describeCollection } from './describe-collection.js';
import { games } from './games/games.js';

test('a field that a form does not place stands at its end, but for those that others fill', () => {
  const { form } = describeCollection({ ...bonuses, form: ['title', { fields: ['casino', 'rating'] }] });
  expect(form.slice(0, 2)).toEqual(['title', { fields: ['casino', 'rating'] }]);
  const others = editableFields(bonuses.entity).map(({ path }) => path.join('.'));
  expect(others).toContain('casinoId');
  expect(form.slice(2)).toEqual(
    others.filter((field) => !['title', 'casino', 'rating', 'casinoId'].includes(field)),
  );
});

test('a list offers the usual order and those of its columns, scores with the highest first', () => {
  expect(describeCollection(games).sorts.map(({ value }) => value)).toEqual([
    ...['-rating', 'rating', 'name', '-name', 'provider', '-provider'],
  ]);
});
