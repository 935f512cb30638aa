import { expect, test } from 'vitest';
import { comingUp } from './coming-up.js';

const NOW = new Date(2026, 5, 10, 12);
const none = { posts: [], bonuses: [], toplists: [], drafts: [], tokens: [] };
const bonus = (id: string, validUntil?: string, withdrawnAt?: string) => ({
  ...{ id, title: id, casino: 'Owl', validUntil, withdrawnAt },
});

test('what goes live and ends in the next 30 days comes by day, the soonest first', () => {
  const events = comingUp(
    {
      posts: [
        { id: 'p', title: 'Soon', isPublished: true, publishedAt: new Date(2026, 5, 20, 9).toISOString() },
        { id: 'q', title: 'Draft', isPublished: false, publishedAt: new Date(2026, 5, 20).toISOString() },
        { id: 'r', title: 'Out', isPublished: true, publishedAt: new Date(2026, 5, 10, 9).toISOString() },
      ],
      bonuses: [bonus('last', '2026-07-10'), bonus('today', '2026-06-10'), bonus('late', '2026-07-11')],
      toplists: [
        { id: 't', title: 'Best', isActive: true, pins: ['owl @ 1 until 2026-06-15: Partner', 'not a pin'] },
        { id: 'u', title: 'Hidden', isActive: false, pins: ['owl @ 1 until 2026-06-15: Partner'] },
      ],
      drafts: [
        {
          ...{ in: 'casinos', record: 'f', name: 'Fox', publishAt: new Date(2026, 5, 13, 9).toISOString() },
          hideAt: new Date(2026, 8, 13, 9).toISOString(),
        },
      ],
      tokens: [{ id: 'k', name: 'Nightly', expiresAt: new Date(2026, 5, 12).toISOString() }],
    },
    NOW,
  );
  expect(events.map(({ day, name, text }) => `${day} ${name}: ${text}`)).toEqual([
    '2026-06-10 today, Owl: last day of the offer',
    '2026-06-12 Nightly: last day of your API token',
    '2026-06-13 Fox: changes go live',
    '2026-06-15 Best: last day of owl at place 1',
    '2026-06-20 Soon: goes live',
    '2026-07-10 last, Owl: last day of the offer',
  ]);
});

test('offers that have ended, have no end or were withdrawn do not come up', () => {
  const bonuses = [bonus('ended', '2026-06-09'), bonus('open'), bonus('gone', '2026-06-12', '2026-06-01')];
  expect(comingUp({ ...none, bonuses }, NOW)).toEqual([]);
});
