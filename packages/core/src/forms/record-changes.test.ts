import { expect, test } from 'vitest';
import { valueAt } from '../values/versions/field-paths.js';
import { casinoFields } from './descriptions/casino-fields.generated.js';
import { changesFrom, recordFrom } from './record-changes.js';

const before = { id: '1', name: 'Golden Fox', bonuses: { welcome: '100%' }, games: ['Slots'], rating: 8 };
const changed = (values: Record<string, unknown>) =>
  changesFrom(casinoFields, before, (path) => (path in values ? values[path] : valueAt(before, path)));

test('only what differs is a change, groups with the field that differs', () => {
  expect(changed({})).toEqual({});
  expect(changed({ name: 'Silver Fox', 'bonuses.noDeposit': '20 spins' })).toEqual({
    name: 'Silver Fox',
    bonuses: { noDeposit: '20 spins' },
  });
});

test('an emptied field is null, and an empty list is no change to an absent one', () => {
  expect(changed({ 'bonuses.welcome': null, pros: [], visitUrl: '' })).toEqual({
    bonuses: { welcome: null },
  });
  expect(changed({ games: [] })).toEqual({ games: [] });
});

test('a new record has the fields that have a value, and none that the store fills', () => {
  const values: Record<string, unknown> = {
    id: '1',
    name: 'Golden Fox',
    bonus: null,
    'bonuses.welcome': 'x',
  };
  expect(recordFrom(casinoFields, (path) => values[path])).toEqual({
    name: 'Golden Fox',
    bonuses: { welcome: 'x' },
  });
});
