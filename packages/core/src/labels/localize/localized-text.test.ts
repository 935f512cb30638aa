import { expect, test } from 'vitest';
import { localDate, withLocalNumber } from './localized-text.js';

test('a number at the beginning of a text keeps its decimals in every language', () => {
  expect(withLocalNumber('9.0/10', 9, { language: 'en' })).toBe('9.0/10');
  expect(withLocalNumber('9.0/10', 9, { language: 'de' })).toBe('9,0/10');
  expect(withLocalNumber('3,500', 3500, { language: 'de' })).toBe('3.500');
});

test('a text that is no date is shown as it is', () => {
  expect(localDate('2026-03-01', 'en')).toBe('Mar 1, 2026');
  expect(localDate('2026-03-01T23:59:59.000Z', 'de')).toBe('01.03.2026');
  expect(localDate('soon', 'en')).toBe('soon');
});
