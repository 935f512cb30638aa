import { expect, test } from 'vitest';
import { counted, plural } from './plural.js';

test('one goes with the singular, every other count with the plural', () => {
  expect([0, 1, 2, 21].map((count) => counted(count, 'casino'))).toEqual([
    '0 casinos',
    '1 casino',
    '2 casinos',
    '21 casinos',
  ]);
  expect(plural(1, 'bonus stays', 'bonuses stay')).toBe('bonus stays');
});
