import { expect, test } from 'vitest';
import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { conditionsLine } from '../../labels/localize/conditions-line.js';
import { englishCardLabels } from '../../labels/replaceable/card-labels.js';
import { cardLocales } from '../../labels/texts/cards.generated.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { claimConditions } from './claim-conditions.js';

const CLAIM = '100% up to £50';

/** The conditions of a casino that promises `CLAIM` and has these bonuses, in the United Kingdom where it is turned on. */
async function conditionsOf(
  bonuses: readonly Partial<PublicBonus>[],
  { claim = 'welcome', text = CLAIM, isBritish = false }: Partial<Given> = {},
) {
  const catalogue = await sampleCatalogue((content) => {
    if (isBritish) {
      content.markets.insert({ code: 'GB' });
      content.settings.set({ ...content.settings.get(), market: 'GB' });
    }
    const { id } = content.casinos.insert({ slug: 'quay', name: 'Quay', description: 'x', bonus: CLAIM });
    for (const bonus of bonuses)
      content.bonuses.insert({ casino: 'Quay', casinoId: id, title: 'x', ...bonus });
  });
  return claimConditions(catalogue, catalogue.casinoBySlug.get('quay') as PublicCasino, claim, text);
}

interface Given {
  claim: 'welcome' | 'noDeposit' | 'freeSpins';
  text: string;
  isBritish: boolean;
}

test('conditions are what staff wrote, and figures where they wrote nothing', async () => {
  expect(
    await conditionsOf([
      {
        wagering: '35x bonus',
        minDeposit: '£20',
        players: 'new',
        validUntil: '2999-12-31',
        maxCashout: 100,
        currency: 'GBP',
      },
    ]),
  ).toEqual({
    newPlayersOnly: true,
    wagering: '35x bonus',
    minDeposit: '£20',
    maxCashout: '£100',
    until: '2999-12-31',
  });
  expect(await conditionsOf([{ wageringTimes: 35, minDepositAmount: 20, currency: 'GBP' }])).toEqual({
    wagering: '35x',
    minDeposit: '£20',
  });
});

test('the bonus of that title says them, else the first current one of that kind, and no other', async () => {
  const other = { category: 'welcome', wagering: '40x' } as const;
  expect(await conditionsOf([other, { title: CLAIM, category: 'reload', wagering: '5x' }])).toEqual({
    wagering: '5x',
  });
  expect(await conditionsOf([{ ...other, validUntil: '2020-01-01' }, { wagering: '9x' }])).toEqual({
    wagering: '9x',
  });
  expect(await conditionsOf([{ category: 'cashback', wagering: '1x' }])).toBeUndefined();
  expect(await conditionsOf([{ category: 'noDeposit', wagering: '7x' }], { claim: 'noDeposit' })).toEqual({
    wagering: '7x',
  });
  expect(await conditionsOf([{ kind: 'freeSpins', wagering: '8x' }], { claim: 'freeSpins' })).toEqual({
    wagering: '8x',
  });
});

test('figures that were checked too long ago are left out, and words stay', async () => {
  expect(
    await conditionsOf([
      { wagering: '35x', minDepositAmount: 20, currency: 'GBP', lastChecked: '2020-01-01' },
    ]),
  ).toEqual({ wagering: '35x' });
  expect(await conditionsOf([{ wageringTimes: 35, lastChecked: '2020-01-01' }])).toBeUndefined();
});

test('what has to be staked for the full bonus is one of them, where fresh figures say it', async () => {
  const figures = { amount: 100, wageringTimes: 35, wageringOn: 'bonus', currency: 'GBP' } as const;
  expect(await conditionsOf([figures])).toEqual({ wagering: '35x', fullStake: '£3,500' });
  const both = { ...figures, wageringOn: 'depositAndBonus', matchPercent: 50 } as const;
  expect(await conditionsOf([both])).toMatchObject({ fullStake: '£10,500' });
  for (const unsaid of [{ amount: undefined }, { wageringTimes: 0 }, { lastChecked: '2020-01-01' }])
    expect(await conditionsOf([{ ...figures, ...unsaid, players: 'new' }])).not.toHaveProperty('fullStake');
});

test('where a market has a limit, an offer over it says so', async () => {
  const over = { times: 10, market: 'United Kingdom' };
  expect(await conditionsOf([{ wageringTimes: 11 }], { isBritish: true })).toMatchObject({ overLimit: over });
  expect(await conditionsOf([{ wageringTimes: 10 }], { isBritish: true })).not.toHaveProperty('overLimit');
  expect(await conditionsOf([{ wageringTimes: 11 }])).not.toHaveProperty('overLimit');
});

test('the line has what is known, in the language of the reader', () => {
  const conditions = { newPlayersOnly: true, wagering: '35x', overLimit: { times: 10, market: 'Malta' } };
  expect(conditionsLine({ ...conditions, until: '2026-12-31' }, englishCardLabels)).toBe(
    'New players only · Wagering: 35x · Over the limit of 10 in Malta · Until Dec 31, 2026',
  );
  expect(conditionsLine({ fullStake: '3.500 €', maxCashout: '100 €' }, cardLocales.de)).toBe(
    'Umzusetzen für den vollen Bonus: 3.500 € · Höchste Auszahlung: 100 €',
  );
});
