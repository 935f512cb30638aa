import { expect, test } from 'vitest';
import { updateList } from './update.js';

const TEXT = '2026-01-31 Corrected the payout times, and the limits, 2026-03-02 Asked the casino again';

test('updates of one text are split before the day of the next, so that commas stay in what changed', () => {
  const value = [
    '2026-01-31 Corrected the payout times, and the limits',
    '2026-03-02 Asked the casino again',
  ];
  expect(updateList.parse(TEXT)).toEqual({ value });
  expect(updateList.parse(updateList.format(value))).toEqual({ value });
});

test.each([
  ['no day', 'Corrected'],
  ['no text', '2026-01-31'],
  ['a day that is none', '2026-02-31 Corrected'],
  ['a day in other words', '31.01.2026 Corrected'],
])('an update with %s is refused', (_, text) => {
  expect(updateList.parse(text)).toHaveProperty('fault');
  expect(updateList.schema.safeParse([text]).success).toBe(false);
});
