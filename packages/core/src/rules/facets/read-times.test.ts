import { expect, test } from 'vitest';
import { readTimes } from './read-amount.js';

test.each([
  ...[
    'None',
    'no wagering',
    'No wagering requirements',
    'No wager',
    'without wagering',
    'Wager-free',
    'wagering free',
  ],
  ...['0', '0x', 'Not required', 'Zero rollover'],
])('%s is a bonus without wagering', (text) => {
  expect(readTimes(text)).toBe(0);
});

test.each(['35x', 'wagering', 'no idea', 'No more than 35x'])('%s is not', (text) => {
  expect(readTimes(text)).not.toBe(0);
});
