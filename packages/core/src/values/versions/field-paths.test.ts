import { expect, test } from 'vitest';
import { changesOf, isSameValue, joinChanges, leavesOf, valueAt, withChanges } from './field-paths.js';

const casino = { name: 'Golden Fox', bonuses: { welcome: '100%', noDeposit: '50%' } };

test('a value is found by its path, and nothing is where a group is absent or no group', () => {
  expect(valueAt(casino, 'bonuses.noDeposit')).toBe('50%');
  expect(valueAt({}, 'bonuses.noDeposit')).toBeUndefined();
  expect(valueAt({ bonuses: null }, 'bonuses.noDeposit')).toBeUndefined();
  expect(valueAt({ bonuses: 'none' }, 'bonuses.length')).toBeUndefined();
});

test('changes in a group leave the others of the group alone', () => {
  expect(withChanges(casino, { bonuses: { welcome: '200%' } })).toEqual({
    name: 'Golden Fox',
    bonuses: { welcome: '200%', noDeposit: '50%' },
  });
  expect(withChanges({}, { bonuses: { welcome: '200%' } })).toEqual({ bonuses: { welcome: '200%' } });
  expect(casino.bonuses.welcome).toBe('100%');
});

test('null empties a field, alone or in a group', () => {
  expect(withChanges(casino, { name: null, bonuses: { noDeposit: null } })).toEqual({
    bonuses: { welcome: '100%' },
  });
});

test('several changes of one group become one change, where the last counts', () => {
  expect(
    joinChanges({ bonuses: { welcome: '1' } }, undefined, { bonuses: { noDeposit: '2' } }, { name: 'Fox' }),
  ).toEqual({ bonuses: { welcome: '1', noDeposit: '2' }, name: 'Fox' });
  expect(joinChanges({ bonuses: { welcome: '1' } }, { bonuses: { welcome: null } })).toEqual({
    bonuses: { welcome: null },
  });
});

test('values by path become the changes that they came from', () => {
  const changes = { name: null, games: ['Slots'], bonuses: { welcome: '1' } };
  expect(changesOf(leavesOf(changes))).toEqual(changes);
});

test('an absent value, null, an empty text and an empty list are the same, and no other value is', () => {
  for (const empty of [undefined, null, '', []]) expect(isSameValue(empty, [])).toBe(true);
  expect(isSameValue(0, undefined)).toBe(false);
  expect(isSameValue(false, null)).toBe(false);
  expect(isSameValue(['a'], ['a'])).toBe(true);
});
