import { expect, test } from 'vitest';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { casinoCard, scoreView } from './casino-card.js';
import { listedCasinoCard } from './listed-casino-card.js';

const catalogue = await sampleCatalogue();
const { casinoBySlug } = catalogue;
const copperHeron = casinoBySlug.get('copper-heron') as PublicCasino;
const brassMagpie = casinoBySlug.get('brass-magpie') as PublicCasino;

test('a card shows everything that a visitor compares casinos by', () => {
  expect(casinoCard(copperHeron)).toEqual({
    slug: 'copper-heron',
    name: 'Copper Heron',
    logo: '/sample/copper-heron-logo.webp',
    score: { value: 9.2, text: '9.2', stars: 4, label: 'Excellent', color: 'green' },
    safety: { label: 'Excellent', text: '9.4' },
    bonus: '100% up to €200 and 50 free spins',
    highlights: [
      'Withdrawals within 6 hours',
      'Wagering 25x, bonus only',
      'Live chat day and night',
      'No fees on payments',
    ],
    isFeatured: true,
    isPremium: true,
    review: '/casino/copper-heron',
    visit: { href: 'https://copper-heron.example/', label: 'Copper Heron' },
    terms: 'https://copper-heron.example/terms',
    notice: '18+. Gambling can be addictive. Please play responsibly.',
  });
});

test('an offer without words, as imports leave it, is none: the card names no terms that are not known', () => {
  const { bonus, termsUrl, ...withoutBonus } = copperHeron;
  const casino = { ...withoutBonus, bonuses: { ...copperHeron.bonuses, welcome: '' } };
  const card = listedCasinoCard(casino, { ...catalogue, bonuses: [] });
  expect(card.visit).toBeDefined();
  expect(card).not.toHaveProperty('bonus');
  expect(card).not.toHaveProperty('isWithoutTerms');
});

test('a blacklisted casino has no score, no safety label and no premium mark, and nothing links to it', () => {
  const card = casinoCard({ ...brassMagpie, rating: 9.9 });
  expect(card).not.toHaveProperty('score');
  expect(card).not.toHaveProperty('safety');
  expect(card.isPremium).toBe(false);
  expect(card).not.toHaveProperty('visit');
  expect(JSON.stringify(card)).not.toContain('brass-magpie.example');
  expect(card.blacklist).toMatchObject({
    severity: 'high',
    reason: 'Does not pay withdrawals',
    date: '2026-04-14',
  });
});

test('a blacklist entry omits empty details', () => {
  const { blacklistReason: _reason, blacklistDetails: _details, ...bare } = brassMagpie;
  expect(casinoCard(bare).blacklist).toEqual({ severity: 'high', date: '2026-04-14' });
});

test('premium begins at a rating of 9', () => {
  expect(casinoCard({ ...copperHeron, rating: 9 }).isPremium).toBe(true);
  expect(casinoCard({ ...copperHeron, rating: 8.9 }).isPremium).toBe(false);
});

test('a score has one word, whether it is that of a casino or of its safety', () => {
  for (let score = 0; score <= 10; score = Math.round(score * 10 + 1) / 10) {
    const card = casinoCard({ ...copperHeron, rating: score, safetyRating: score });
    expect([score, card.safety?.label]).toEqual([score, card.score?.label]);
  }
});

test('safety is Excellent from 9, Good from 7.5, Fair from 6, else Poor', () => {
  const label = (safetyRating: number) => casinoCard({ ...copperHeron, safetyRating }).safety?.label;
  expect([10, 9, 8.9, 7.5, 7.4, 6, 5.9, 0].map(label)).toEqual([
    ...['Excellent', 'Excellent', 'Good', 'Good', 'Fair', 'Fair', 'Poor', 'Poor'],
  ]);
});

test('a casino without a bonus line shows its welcome bonus, and one without either shows none', () => {
  const { bonus: _bonus, ...unlined } = copperHeron;
  expect(casinoCard(unlined).bonus).toBe('100% up to €200 on the first deposit');
  expect(casinoCard({ ...unlined, bonuses: {} })).not.toHaveProperty('bonus');
});

test('a casino without a visit address has no visit link', () => {
  const { visitUrl: _visitUrl, termsUrl: _termsUrl, ...unlinked } = copperHeron;
  expect(casinoCard(unlinked)).not.toHaveProperty('visit');
  expect(casinoCard(unlinked)).not.toHaveProperty('terms');
});

test('a card has at most four highlights', () => {
  const highlights = ['one', 'two', 'three', 'four', 'five'];
  expect(casinoCard({ ...copperHeron, highlights }).highlights).toEqual(['one', 'two', 'three', 'four']);
});

test('a score has half as many stars, rounded down, and the bands of cards and reviews', () => {
  const bands = [10, 9, 8.9, 8, 7.9, 7.5, 7.4, 6, 5.9, 0].map((value) => {
    const { text, stars, label, color } = scoreView(value);
    return `${text} ${stars} ${label} ${color}`;
  });
  expect(bands).toEqual([
    '10.0 5 Excellent green',
    '9.0 4 Excellent green',
    '8.9 4 Good green',
    '8.0 4 Good green',
    '7.9 3 Good green',
    '7.5 3 Good green',
    '7.4 3 Fair yellow',
    '6.0 3 Fair yellow',
    '5.9 2 Poor red',
    '0.0 0 Poor red',
  ]);
});

test('a score is printed with at most one decimal', () => {
  expect(scoreView(8.66).text).toBe('8.7');
  expect(scoreView(9.2).text).toBe('9.2');
});

test('a casino that is not rated yet has no score and no safety label, and one rated 0 has both', () => {
  const { rating: _rating, safetyRating: _safetyRating, ...unrated } = copperHeron;
  const card = casinoCard(unrated);
  expect(card).not.toHaveProperty('score');
  expect(card).not.toHaveProperty('safety');
  expect(card).toMatchObject({ isPremium: false, visit: { label: 'Copper Heron' } });
  expect(casinoCard({ ...unrated, rating: 0, safetyRating: 0 })).toMatchObject({
    score: { text: '0.0', stars: 0, label: 'Poor', color: 'red' },
    safety: { label: 'Poor', text: '0.0' },
  });
});

test('a card of the site says where the terms of an offer are not known', () => {
  const nothingKnown = { ...catalogue, bonuses: [] };
  const { termsUrl: _, ...withoutTerms } = copperHeron;
  const { visitUrl: __, ...withoutLink } = withoutTerms;
  expect(listedCasinoCard(withoutTerms, nothingKnown).isWithoutTerms).toBe(true);
  expect(listedCasinoCard(withoutTerms, catalogue)).not.toHaveProperty('isWithoutTerms');
  for (const casino of [copperHeron, withoutLink, { ...brassMagpie, termsUrl: undefined }])
    expect(listedCasinoCard(casino as PublicCasino, nothingKnown)).not.toHaveProperty('isWithoutTerms');
});

test('a card of the site has the conditions of its offer; a blacklisted casino has none', () => {
  const { conditions } = listedCasinoCard(copperHeron, catalogue);
  expect(conditions).toMatchObject({ newPlayersOnly: true, wagering: '25x bonus' });
  expect(listedCasinoCard(brassMagpie, catalogue)).not.toHaveProperty('conditions');
});
