import { expect, test } from 'vitest';
import { freshnessOf } from './freshness.js';

test('an offer is confirmed for so many days after its check, then stale', () => {
  const checked = { lastChecked: '2026-02-25' };
  expect(freshnessOf(checked, '2026-02-25', 7)).toBe('confirmed');
  expect(freshnessOf(checked, '2026-03-04', 7)).toBe('confirmed');
  expect(freshnessOf(checked, '2026-03-05', 7)).toBe('stale');
});

test('one that nobody checked is unverified, and one that has ended is expired, checked or not', () => {
  expect(freshnessOf({}, '2026-03-01', 7)).toBe('unverified');
  expect(freshnessOf({ validUntil: '2026-03-01' }, '2026-03-01', 7)).toBe('unverified');
  const ended = { validUntil: '2026-02-28', lastChecked: '2026-02-28' };
  expect(freshnessOf(ended, '2026-03-01', 7)).toBe('expired');
});
