import { expect, test } from 'vitest';
import { readDateSpan } from './date-value.js';

const NOW = '2026-03-31T10:20:30.000Z';

test.each([
  ['today', '2026-03-31T00:00:00.000Z', '2026-03-31T23:59:59.999Z'],
  ['today-30d', '2026-03-01T00:00:00.000Z', '2026-03-01T23:59:59.999Z'],
  ['TODAY + 2w', '2026-04-14T00:00:00.000Z', '2026-04-14T23:59:59.999Z'],
  ['today-1m', '2026-02-28T00:00:00.000Z', '2026-02-28T23:59:59.999Z'],
  ['today+1y', '2027-03-31T00:00:00.000Z', '2027-03-31T23:59:59.999Z'],
  ['now', NOW, NOW],
  ['now-12h', '2026-03-30T22:20:30.000Z', '2026-03-30T22:20:30.000Z'],
  ['2026-01-05', '2026-01-05T00:00:00.000Z', '2026-01-05T23:59:59.999Z'],
  ['2026-01-05T09:30', '2026-01-05T09:30:00.000Z', '2026-01-05T09:30:00.000Z'],
])('%s is from %s to %s', (text, first, last) => {
  expect(readDateSpan(text, NOW)).toEqual({ first, last });
});

test.each(['tomorrow-ish', 'today-', 'today-3', 'today-99999y', '2026-02-30', ''])(
  '%s is no date',
  (text) => {
    expect(readDateSpan(text, NOW)).toBeUndefined();
  },
);
