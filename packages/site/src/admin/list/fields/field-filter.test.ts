import { casinoFields, type FieldDescription, postFields } from '@croupier/core/forms';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  comparisonsOf,
  conditionOf,
  conditionText,
  countsDays,
  filterOf,
  needsValue,
} from './field-filter.js';

const fieldOf = (path: string) => casinoFields.find((field) => field.path === path) as FieldDescription;

test.each([
  ['rating', 'atLeast', '8', 'rating>=8', 'Rating: at least 8'],
  ['visitUrl', 'empty', '', 'visitUrl=', 'Visit URL: empty'],
  ['isBlacklisted', 'yes', '', 'isBlacklisted=true', 'Blacklisted: yes'],
  ['countries', 'has', 'Isle of Man', 'countries="Isle of Man"', 'Countries: has Isle of Man'],
  ['updatedAt', 'olderThanDays', '90', 'updatedAt<today-90d', 'Updated: longer than 90 days ago'],
  [
    'name',
    'contains',
    'a "b" and rating>3',
    'name~"a ""b"" and rating>3"',
    'Name: contains a "b" and rating>3',
  ],
] as const)(
  '%s, %s %s is the condition %s, and in words: %s',
  (path, comparison, value, condition, words) => {
    const filter = { field: fieldOf(path), comparison, value };
    expect(conditionOf(filter)).toBe(condition);
    expect(filterOf(condition, casinoFields)).toEqual(filter);
    expect(conditionText(condition, casinoFields)).toContain(words);
  },
);

test('every filter of every field is read back from its condition', () => {
  const filters = fc.constantFrom(casinoFields, postFields).chain((fields) =>
    fc.constantFrom(...fields).chain((field) =>
      fc.record({
        fields: fc.constant(fields),
        field: fc.constant(field),
        comparison: fc.constantFrom(...comparisonsOf(field)),
        text: fc.string({ minLength: 1 }).map((text) => text.trim() || 'x'),
        days: fc.nat().map(String),
      }),
    ),
  );
  fc.assert(
    fc.property(filters, ({ fields, field, comparison, text, days }) => {
      const value = countsDays(comparison) ? days : needsValue(comparison) ? text : '';
      const filter = { field, comparison, value };
      expect(filterOf(conditionOf(filter), fields)).toEqual(filter);
    }),
  );
});

test('a condition that people wrote stays as they wrote it', () => {
  expect(filterOf('rating= or isBlacklisted=true', casinoFields)).toBeUndefined();
  expect(conditionText('not (rating>=8)', casinoFields)).toBe('not (rating>=8)');
  expect(conditionText('nothing=1', casinoFields)).toBe('nothing=1');
});
