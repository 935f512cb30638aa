import { expect, test } from 'vitest';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { cardFacts } from './card-facts.js';

async function factsOf(slug: string, alter?: Parameters<typeof sampleCatalogue>[0]) {
  const { casinoBySlug } = await sampleCatalogue(alter);
  return cardFacts(casinoBySlug.get(slug) as PublicCasino);
}

test('a card has the withdrawal time, licenses and minimum deposit of its casino', async () => {
  expect(await factsOf('copper-heron')).toEqual([
    { title: 'Withdrawal Time', value: 'Within 6 hours' },
    { title: 'Licenses', value: 'Port Amber Gaming Board (sample)' },
    { title: 'Minimum Deposit', value: '€10' },
  ]);
});

test('a fact that nobody entered is absent', async () => {
  expect(
    await factsOf('bare', (content) => {
      content.casinos.insert({ slug: 'bare', name: 'Bare', description: 'x', minDeposit: '€5' });
    }),
  ).toEqual([{ title: 'Minimum Deposit', value: '€5' }]);
});

test('a blacklisted casino has no facts that recommend it', async () => {
  expect(await factsOf('brass-magpie')).toEqual([]);
});
