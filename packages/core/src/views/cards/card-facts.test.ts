import { expect, test } from 'vitest';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { cardFacts } from './card-facts.js';

async function factsOf(slug: string, alter?: Parameters<typeof sampleCatalogue>[0]) {
  const catalogue = await sampleCatalogue(alter);
  return cardFacts(catalogue, catalogue.casinoBySlug.get(slug) as PublicCasino);
}

test('a card has the withdrawal time, licenses, minimum deposit and wagering of its casino', async () => {
  expect(await factsOf('copper-heron')).toEqual([
    { title: 'Withdrawal Time', value: 'Within 6 hours' },
    { title: 'Licenses', value: 'Port Amber Gaming Board (sample)' },
    { title: 'Minimum Deposit', value: '€10' },
    { title: 'Wagering', value: '25x bonus' },
  ]);
});

test('a fact that nobody entered is absent, and so is the wagering of a bonus that has ended', async () => {
  expect(
    await factsOf('bare', (content) => {
      content.casinos.insert({ slug: 'bare', name: 'Bare', description: 'x', minDeposit: '€5' });
      content.bonuses.insert({
        casino: 'Bare',
        title: 'Welcome',
        category: 'welcome',
        wagering: '40x',
        validUntil: '2020-01-01',
      });
    }),
  ).toEqual([{ title: 'Minimum Deposit', value: '€5' }]);
});

test('a blacklisted casino has no facts that recommend it', async () => {
  expect(await factsOf('brass-magpie')).toEqual([]);
});
