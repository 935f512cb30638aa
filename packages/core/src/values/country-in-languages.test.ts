import { expect, test } from 'vitest';
import { country } from './country.js';

test.each([
  ['Deutschland', 'DE'],
  ['Alemania', 'DE'],
  ['Alemanha', 'DE'],
  ['saksa', 'DE'],
  ['ألمانيا', 'DE'],
  ['Espan\u0303a', 'ES'],
  ['Germany', 'DE'],
  ['dk', 'DK'],
])('a cell that says %s is the country %s', (text, code) => {
  expect(country.parse(text)).toEqual({ value: code });
});

test('what no language calls a country is none', () => {
  expect(country.parse('Nirgendwo')).toHaveProperty('fault');
});
