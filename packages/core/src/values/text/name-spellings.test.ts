import { expect, test } from 'vitest';
import { nameSpellings } from './name-spellings.js';

test.each([
  ['Łabędź', 'labedz'],
  ['Χρυσή', 'xrysi'],
  ['Tūī', 'tui'],
  ['König', 'konig'],
  ['König', 'koenig'],
  ['Straße', 'strasse'],
  ['Москва', 'moskva'],
  ['São Rafael', 'sao rafael'],
])('%s is also typed %s', (name, typed) => {
  expect(nameSpellings(name)).toContain(typed);
});

test('a name in ASCII has one spelling', () => {
  expect(nameSpellings(' Copper Heron ')).toEqual(['copper heron']);
});
