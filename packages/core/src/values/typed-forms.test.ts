import { expect, test } from 'vitest';
import { typedForms } from './typed-forms.js';

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
  expect(typedForms(name)).toContain(typed);
});

test('a name in ASCII has one form', () => {
  expect(typedForms(' Copper Heron ')).toEqual(['copper heron']);
});
