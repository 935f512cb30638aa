import { expect, test } from 'vitest';
import { mergeDrafts } from './merge-fields.js';

const live = { name: 'Fox', rating: 8, description: '<p>A</p><p>B</p>', bonuses: { welcome: '100%' } };

test('of two who work on one draft, each gets the fields of the other', () => {
  const { revision, contested } = mergeDrafts(
    { name: 'Mine' },
    {},
    { rating: 9, bonuses: { welcome: null } },
    live,
  );
  expect(revision).toEqual({ rating: 9, bonuses: { welcome: null } });
  expect(contested).toEqual([]);
});

test('of a text that both change, the paragraphs of both stay', () => {
  const mine = { description: '<p>A!</p><p>B</p>' };
  const theirs = { description: '<p>A</p><p>B?</p>' };
  expect(mergeDrafts(mine, {}, theirs, live).revision).toEqual({ description: '<p>A!</p><p>B?</p>' });
});

test('what one takes back is what the record has, for the other too', () => {
  expect(
    mergeDrafts({ name: 'Fix', rating: 9 }, { name: 'Fix', rating: 9 }, { rating: 9 }, live).revision,
  ).toEqual({
    name: 'Fox',
  });
});

test('where both contradict each other, mine stays and is named', () => {
  const merged = mergeDrafts({ rating: 9, name: 'Mine' }, {}, { rating: 7 }, live);
  expect(merged).toEqual({ revision: {}, contested: ['rating'] });
});
