import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { parseEmbedToplistQuery, toplistCards, toplistIndex, toplistIndexText } from './embed-toplist.js';
import { iframeCard } from './embedded-card.js';
import { expireOffer } from './offer-end.js';
import { toplistLimit } from './toplist-limit.js';

const sample = await sampleCatalogue((content) => {
  content.casinos.update('paper-kite', { countries: ['DK'] });
});
const listed = (query: string, limit = 25, from = sample) =>
  toplistCards(from, parseEmbedToplistQuery(query), limit).map(({ slug }) => slug);

test('a toplist is best first, the blacklist last, with the same filters and orders as every list of casinos', () => {
  expect(listed('')).toEqual(['copper-heron', 'lantern-quay', 'paper-kite', 'brass-magpie']);
  expect(listed('', 2)).toEqual(['copper-heron', 'lantern-quay']);
  expect(listed('sort=-name')).toEqual(['paper-kite', 'lantern-quay', 'copper-heron', 'brass-magpie']);
  expect(listed('status=featured,blacklisted&sort=rating')).toEqual([
    'lantern-quay',
    'copper-heron',
    'brass-magpie',
  ]);
  expect(listed('search=kite')).toEqual(['paper-kite']);
  expect(listed('country=Denmark')).toContain('paper-kite');
  expect(listed('country=no')).not.toContain('paper-kite');
  expect(listed('status=inactive')).toEqual([]);
  expect(listed('payment=e-wallet&min-score=7')).toEqual(['lantern-quay', 'paper-kite']);
  expect(listed('payment=bitcoin,visa&payment=open-banking&payout-days=1')).toEqual(['copper-heron']);
});

test('a casino that is not rated yet ends a toplist in both orders of ratings, after one rated 0', async () => {
  const from = await sampleCatalogue((content) => {
    for (const { id } of [...content.casinos.all()]) content.casinos.remove(id);
    content.casinos.insert({ slug: 'bare', name: 'Bare', description: 'Calm.' });
    content.casinos.insert({ slug: 'none', name: 'None', description: 'Calm.', rating: 0 });
    content.casinos.insert({ slug: 'good', name: 'Good', description: 'Calm.', rating: 8 });
  });
  expect(listed('', 25, from)).toEqual(['good', 'none', 'bare']);
  expect(listed('sort=rating', 25, from)).toEqual(['none', 'good', 'bare']);
  expect(toplistIndex(from).casinos.find(({ slug }) => slug === 'bare')).not.toHaveProperty('score');
});

test.each([
  'country=Atlantis',
  'sort=best',
  'status=',
  'status=featured,great',
  'limit=3',
  'min-score=high',
  'payment=',
])('an invalid query is refused: %s', (query) => {
  expect(() => parseEmbedToplistQuery(query)).toThrow(`not known: ${query}`);
});

test('a toplist has 1 to 25 casinos, and 5 by default', () => {
  expect(['3', '25', '400', '', '0', '-1', 'x', null].map(toplistLimit)).toEqual([3, 25, 25, 5, 5, 5, 5, 5]);
});

test('the index contains nothing that visitors cannot see', () => {
  const index = toplistIndex(sample);
  expect(JSON.stringify(index)).not.toContain('isActive');
  expect(index.casinos.every(({ notice }) => notice.startsWith('18+'))).toBe(true);
});

test('a card whose welcome bonuses have all ended says so, and has no visit link', async () => {
  const ending = (...ends: (string | undefined)[]) =>
    sampleCatalogue((content) => {
      for (const bonus of [...content.bonuses.all()]) content.bonuses.remove(bonus.id);
      for (const validUntil of ends)
        content.bonuses.insert({ casino: 'Copper Heron', title: 'Spins', validUntil });
      content.bonuses.insert({
        casino: 'Copper Heron',
        title: 'Old',
        category: 'reload',
        validUntil: '2020-01-01',
      });
      content.bonuses.insert({ casino: 'Lantern Quay', title: 'Old', validUntil: '2020-01-01' });
    }).then((catalogue) => {
      const card = iframeCard(catalogue, 'copper-heron')?.card;
      if (card === undefined) throw new Error('no card');
      return card;
    });
  const card = await ending('2026-03-31', '2026-02-01');
  expect(card.offerEnds).toBe('2026-03-31');
  expect(expireOffer(card, new Date(2026, 2, 31, 23, 59))).toBe(card);
  const ended = expireOffer(card, new Date(2026, 3, 1));
  expect(ended).toMatchObject({ hasEnded: true, notice: card.notice });
  for (const gone of ['visit', 'terms', 'bonus']) expect(ended).not.toHaveProperty(gone);
  expect(await ending('2026-03-31', undefined)).not.toHaveProperty('offerEnds');
  expect(await ending()).not.toHaveProperty('offerEnds');
});

test('a card says that the terms of its offer are not known, until the offer has ended', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('copper-heron', { termsUrl: undefined });
    content.bonuses.insert({ casino: 'Copper Heron', title: 'Spring', validUntil: '2026-03-31' });
  });
  const [card, other] = toplistIndex({ ...catalogue, bonuses: catalogue.bonuses.slice(-1) }).casinos;
  if (card === undefined) throw new Error('no card');
  expect(card).toMatchObject({ slug: 'copper-heron', isWithoutTerms: true });
  expect(other).not.toHaveProperty('isWithoutTerms');
  expect(expireOffer(card, new Date(2026, 3, 1))).not.toHaveProperty('isWithoutTerms');
});

test('a card keeps the placeholders for ids beside a link that works without them', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.update('copper-heron', { visitUrl: 'https://go.example/?a={affiliateId}' });
  });
  expect(iframeCard(catalogue, 'copper-heron')?.card).toMatchObject({
    visit: { href: 'https://go.example/?a=' },
    visitTemplate: 'https://go.example/?a={affiliateId}',
  });
  expect(iframeCard(catalogue, 'lantern-quay')?.card).not.toHaveProperty('visitTemplate');
});

test('the index text equals the index, also after only a bonus of a casino has changed', async () => {
  const catalogue = await sampleCatalogue();
  const offer = (validUntil: string) => {
    const welcome = { id: 'b', casino: 'Copper Heron', category: 'welcome', validUntil };
    return { ...catalogue, bonuses: [welcome as (typeof catalogue.bonuses)[number]] };
  };
  for (const state of [catalogue, offer('2027-01-31'), offer('2027-02-28'), catalogue]) {
    expect(JSON.parse(toplistIndexText(state))).toEqual(JSON.parse(JSON.stringify(toplistIndex(state))));
  }
  expect(toplistIndexText(offer('2027-02-28'))).toContain('2027-02-28');
});
