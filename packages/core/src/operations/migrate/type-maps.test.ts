import { expect, test } from 'vitest';
import { BUILT_IN_MAPS } from '../../wordpress/records/built-in-maps.js';
import { wxr } from '../../wordpress/testing/wxr.js';
import { operations as op } from '../registry.js';
import { bytesOf } from '../testing/backup-text.js';
import { memoryPerform } from '../testing/memory-store.js';

const OWL = {
  ...{ id: 1, type: 'casino', title: 'Owl Casino', slug: 'owl', content: '<p>Calm.</p>' },
  link: 'https://old.example/casino/owl-casino/',
  terms: { 'licence mga': 'MGA', 'deposit-method visa': 'Visa', 'restricted-country us': 'United States' },
  meta: {
    casino_overall_rating: '4.5',
    casino_rating_trust: 'high',
    casino_external_link: 'https://owl.example/?a=1&b=2',
    casino_short_desc: 'A <b>calm</b> casino.',
    casino_pros_desc: '<ul><li>Quick</li><li>Kind, fair</li></ul>',
    _thumbnail_id: '9',
  },
};
const SITE = wxr({
  items: [
    OWL,
    {
      ...{ id: 2, type: 'bonus', title: '100 spins' },
      meta: { bonus_parent_casino: 'a:1:{i:0;s:1:"1";}', bonus_code: 'OWL', bonus_valid_date: '20270131' },
    },
    {
      id: 3,
      type: 'game',
      title: 'Night',
      terms: { 'vendor hoot': 'Hoot' },
      meta: { game_overall_rating: '4' },
    },
    { id: 9, type: 'attachment', attachment: 'https://old.example/wp-content/uploads/owl.png' },
  ],
});

test('casinos, bonuses and games come by a map, their ratings as scores', async () => {
  const perform = memoryPerform();
  const types = BUILT_IN_MAPS.aces;
  const { result } = await perform(op['migrate.wordpress'], { source: bytesOf(SITE), types });
  expect(result.records?.map(({ collection, created, errors }) => [collection, created, errors])).toEqual([
    ['casinos', 1, []],
    ['games', 1, []],
    ['bonuses', 1, []],
  ]);
  expect((await perform(op['casinos.show'], { record: 'owl' })).result.record).toMatchObject({
    ...{ name: 'Owl Casino', rating: 9, visitUrl: 'https://owl.example/?a=1&b=2', isActive: true },
    ...{ description: 'A calm casino.', detailedReview: '<p>Calm.</p>', pros: ['Quick', 'Kind, fair'] },
    ...{ licenses: ['MGA'], paymentMethods: ['Visa'], restrictedCountries: ['US'] },
    logo: 'https://old.example/wp-content/uploads/owl.png',
  });
  const { records: bonuses } = (await perform(op['bonuses.list'], {})).result;
  expect(bonuses[0]).toMatchObject({
    ...{ casino: 'Owl Casino', title: '100 spins', code: 'OWL', validUntil: '2027-01-31' },
  });
  const { records: games } = (await perform(op['games.list'], {})).result;
  expect(games[0]).toMatchObject({ name: 'Night', provider: 'Hoot', rating: 8 });
  expect(result.leftOut).toContainEqual(
    expect.objectContaining({ kind: 'field', name: 'casino_rating_trust' }),
  );
  const { result: led } = await perform(op['redirects.test'], { url: '/casino/owl-casino/' });
  expect(led.to).toBe('/casino/owl');
  const again = await perform(op['migrate.wordpress'], { source: bytesOf(SITE), types });
  expect(again.changes).toEqual([]);
});

test('a plan suggests a map: that of a known theme, else what names of types and fields let suppose', async () => {
  const perform = memoryPerform();
  const site = wxr({
    items: [
      OWL,
      {
        ...{ id: 4, type: 'slot_review', terms: { 'provider hoot': 'Hoot' } },
        meta: { review_rtp: '96%', _review_rtp: 'field_12ab', slot_min_bet: '0.1', other: 'x' },
      },
      {
        id: 5,
        type: 'brand',
        meta: { affiliate_link: 'https://x.example', overall_rating: '8', _edit_lock: '1' },
      },
      { id: 6, type: 'guide' },
    ],
  });
  const { result } = await perform(op['migrate.wordpress'], { source: bytesOf(site), plan: true });
  expect(result.suggestedMap?.casino).toMatchObject({ as: 'casinos', scale: 5 });
  expect(result.suggestedMap).toMatchObject({
    slot_review: {
      as: 'games',
      fields: { rtp: ['review_rtp'], minBet: ['slot_min_bet'] },
      taxonomies: { provider: 'provider' },
    },
    brand: { as: 'casinos', fields: { visitUrl: ['affiliate_link'], rating: ['overall_rating'] } },
    guide: { as: 'posts' },
  });
});

test('a map that names a field which is none is refused with the closest name', async () => {
  const types = { casino: { as: 'casinos' as const, fields: { ratting: ['x'] } } };
  await expect(memoryPerform()(op['migrate.wordpress'], { source: bytesOf(SITE), types })).rejects.toThrow(
    /ratting/,
  );
});
