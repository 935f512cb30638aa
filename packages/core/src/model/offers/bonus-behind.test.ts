import { expect, test } from 'vitest';
import { claimedText } from './bonus-behind.js';

test('a promise without words is none, and the line of the casino stands in its place', () => {
  expect(claimedText({ bonus: '100 spins', bonuses: { welcome: '' } }, 'welcome')).toBe('100 spins');
  expect(claimedText({ bonus: '100 spins', bonuses: { noDeposit: '' } }, 'noDeposit')).toBeUndefined();
  expect(claimedText({ bonus: '', bonuses: {} }, 'welcome')).toBeUndefined();
});
