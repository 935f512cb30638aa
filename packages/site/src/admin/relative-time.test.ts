import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.js';

const now = new Date('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-10T12:00:00Z', 'now'],
  ['2026-03-10T11:59:20Z', '40 seconds ago'],
  ['2026-03-10T11:57:30Z', '2 minutes ago'],
  ['2026-03-10T09:10:00Z', '2 hours ago'],
  ['2026-03-09T11:00:00Z', 'yesterday'],
  ['2024-03-09T11:00:00Z', '2 years ago'],
])('%s is said as %s', (moment, words) => {
  expect(relativeTime(new Date(moment), now)).toBe(words);
});
