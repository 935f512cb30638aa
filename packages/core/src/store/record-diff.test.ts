import { expect, test } from 'vitest';
import { diffRecords } from './record-diff.js';

const fox = { id: '1', updatedAt: 'then', name: 'Fox', games: ['Slots'], bonuses: { welcome: '100%' } };

test('two states differ field by field, down into groups, and not in their stamps', () => {
  const after = { ...fox, updatedAt: 'now', games: [], bonuses: { welcome: '50%', cashback: '5%' } };
  expect(diffRecords(fox, after)).toEqual({
    games: { before: ['Slots'], after: [] },
    'bonuses.welcome': { before: '100%', after: '50%' },
    'bonuses.cashback': { before: null, after: '5%' },
  });
  expect(diffRecords(fox, { ...fox, updatedAt: 'now' })).toEqual({});
});

test('what is new or gone differs in all it has', () => {
  expect(diffRecords(undefined, fox)).toEqual({
    name: { before: null, after: 'Fox' },
    games: { before: null, after: ['Slots'] },
    'bonuses.welcome': { before: null, after: '100%' },
  });
  expect(diffRecords(fox, undefined).name).toEqual({ before: 'Fox', after: null });
});

test('things with ids in a list are told one by one, an empty list is one too', () => {
  const menus = { header: [{ id: 'a', label: 'Home' }], footer: [] };
  const after = { header: [{ id: 'a', label: 'Start' }], footer: [{ id: 'b', label: 'Terms' }] };
  expect(diffRecords(menus, after)).toEqual({
    'header.a.label': { before: 'Home', after: 'Start' },
    'footer.b.id': { before: null, after: 'b' },
    'footer.b.label': { before: null, after: 'Terms' },
  });
});
