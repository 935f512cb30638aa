import { expect, test } from 'vitest';
import { diffRecords } from './record-diff.js';

const fox = { id: '1', updatedAt: 'then', name: 'Fox', games: ['Slots'], bonuses: { welcome: '100%' } };

test('two states differ by field, including nested fields, and timestamps do not count', () => {
  const after = { ...fox, updatedAt: 'now', games: [], bonuses: { welcome: '50%', cashback: '5%' } };
  expect(diffRecords(fox, after)).toEqual({
    games: { before: ['Slots'], after: [] },
    'bonuses.welcome': { before: '100%', after: '50%' },
    'bonuses.cashback': { before: null, after: '5%' },
  });
  expect(diffRecords(fox, { ...fox, updatedAt: 'now' })).toEqual({});
});

test('an added or removed record differs in every field', () => {
  expect(diffRecords(undefined, fox)).toEqual({
    name: { before: null, after: 'Fox' },
    games: { before: null, after: ['Slots'] },
    'bonuses.welcome': { before: null, after: '100%' },
  });
  expect(diffRecords(fox, undefined).name).toEqual({ before: 'Fox', after: null });
});

test('list items with ids are compared one by one, also in an empty list', () => {
  const menus = { header: [{ id: 'a', label: 'Home' }], footer: [] };
  const after = { header: [{ id: 'a', label: 'Start' }], footer: [{ id: 'b', label: 'Terms' }] };
  expect(diffRecords(menus, after)).toEqual({
    'header.a.label': { before: 'Home', after: 'Start' },
    'footer.b.id': { before: null, after: 'b' },
    'footer.b.label': { before: null, after: 'Terms' },
  });
});
