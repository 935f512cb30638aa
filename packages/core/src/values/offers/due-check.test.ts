import { expect, test } from 'vitest';
import { dueCheck } from './due-check.js';

const TODAY = '2026-11-24';
const made = { createdAt: '2026-01-05T09:00:00.000Z' };

test.each([
  ['checked within the days of the setting', { lastChecked: '2026-11-17' }, undefined],
  ['checked before', { lastChecked: '2026-11-16' }, { reasons: ['stale'], since: '2026-11-24' }],
  ['never checked, waiting since it was made', {}, { reasons: ['unverified'], since: '2026-01-05' }],
  [
    'ended, though checked today',
    { lastChecked: TODAY, validUntil: '2026-11-23' },
    { reasons: ['expired'], since: '2026-11-24' },
  ],
  [
    'ended and never checked, waiting since the earlier day',
    { validUntil: '2026-11-01' },
    { reasons: ['expired', 'unverified'], since: '2026-01-05' },
  ],
  [
    'on its last day',
    { lastChecked: '2026-11-16', validUntil: TODAY },
    { reasons: ['ends-soon', 'stale'], since: '2026-11-17' },
  ],
  ['ending in eight days', { lastChecked: '2026-11-23', validUntil: '2026-12-02' }, undefined],
  [
    'ending in seven days',
    { lastChecked: '2026-11-23', validUntil: '2026-12-01' },
    { reasons: ['ends-soon'], since: '2026-11-24' },
  ],
  [
    'ending soon, and checked since that was so',
    { lastChecked: '2026-11-23', validUntil: '2026-11-29' },
    undefined,
  ],
])('an offer that was %s', (_what, offer, due) => {
  expect(dueCheck({ ...made, ...offer }, TODAY, 7)).toEqual(due);
});
