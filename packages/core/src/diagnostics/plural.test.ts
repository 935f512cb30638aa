import { expect, test } from 'vitest';
import { counted, plural } from './plural.js';

test('one goes with the singular, every other count with the plural, and thousands stand apart', () => {
  expect([0, 1, 2, 21].map((count) => counted(count, 'casino'))).toEqual([
    '0 casinos',
    '1 casino',
    '2 casinos',
    '21 casinos',
  ]);
  expect([999, 1000, 10_000, 1_234_567].map((count) => counted(count, 'casino'))).toEqual([
    '999 casinos',
    '1,000 casinos',
    '10,000 casinos',
    '1,234,567 casinos',
  ]);
  expect(plural(1, 'bonus stays', 'bonuses stay')).toBe('bonus stays');
});
