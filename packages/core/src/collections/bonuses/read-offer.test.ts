import { describe, expect, test } from 'vitest';
import { readOffer } from './read-offer.js';

const read = (texts: Partial<Parameters<typeof readOffer>[0]>, dollar?: string) =>
  readOffer({ title: '', wagering: '', minDeposit: '', category: 'welcome', ...texts }, dollar);

describe('what the texts of a bonus say', () => {
  test.each([
    ['100% up to €200', { kind: 'match', matchPercent: 100, amount: 200, currency: 'EUR' }],
    [
      '100% up to €200 and 50 Free Spins',
      { kind: 'match', matchPercent: 100, amount: 200, currency: 'EUR', freeSpins: 50 },
    ],
    ['200 % bis zu 1.000 €', { kind: 'match', matchPercent: 200, amount: 1000, currency: 'EUR' }],
    ['150% up to 2,000 NOK', { kind: 'match', matchPercent: 150, amount: 2000, currency: 'NOK' }],
    ['100% up to C$500', { kind: 'match', matchPercent: 100, amount: 500, currency: 'CAD' }],
    ['100% up to R$ 300', { kind: 'match', matchPercent: 100, amount: 300, currency: 'BRL' }],
    ['12.5% up to £20', { kind: 'match', matchPercent: 12.5, amount: 20, currency: 'GBP' }],
    ['50 Freispiele', { kind: 'freeSpins', freeSpins: 50 }],
    ['20 bonus spins, code: LUCKY20', { kind: 'freeSpins', freeSpins: 20, code: 'LUCKY20' }],
    ['A warm welcome', {}],
  ])('%s', (title, figures) => {
    expect(read({ title })).toEqual({ figures, unread: {} });
  });

  test.each([
    ['25x bonus', { wageringTimes: 25, wageringOn: 'bonus' }],
    ['35x (deposit + bonus)', { wageringTimes: 35, wageringOn: 'depositAndBonus' }],
    ['40x D+B', { wageringTimes: 40, wageringOn: 'depositAndBonus' }],
    ['30x winnings', { wageringTimes: 30, wageringOn: 'winnings' }],
    ['None', { wageringTimes: 0 }],
  ])('wagering %s', (wagering, figures) => {
    expect(read({ wagering })).toEqual({ figures, unread: {} });
  });

  test('a deposit gives the currency, and none needs no currency of its own', () => {
    expect(read({ minDeposit: '€10' }).figures).toEqual({ minDepositAmount: 10, currency: 'EUR' });
    expect(read({ minDeposit: 'None', title: '£5 to try' }).figures).toMatchObject({
      minDepositAmount: 0,
      currency: 'GBP',
    });
  });

  test('$ is the currency that is given for it, and none otherwise', () => {
    const title = '100% up to $100';
    expect(read({ title }, 'CAD').figures).toMatchObject({ amount: 100, currency: 'CAD' });
    expect(read({ title })).toEqual({
      figures: { kind: 'match', matchPercent: 100 },
      unread: { amount: "the currency of '$100'" },
    });
  });
});

describe('what cannot be read is said, and nothing is guessed', () => {
  test.each([
    [{ title: 'Deposit €10, get €50' }, ["which amount of 'Deposit €10, get €50'"]],
    [{ title: '50 spins worth €0.20' }, ["which amount of '50 spins worth €0.20'"]],
    [{ title: '100% and 50% later' }, ["which percentage of '100% and 50% later'"]],
    [{ wagering: '35x' }, ["what is to be staked, in Wagering '35x'"]],
    [{ wagering: 'See terms' }, ["Wagering 'See terms'"]],
    [{ minDeposit: 'ask us' }, ["Min Deposit 'ask us'"]],
    [{ title: '100% up to €50', minDeposit: '£10' }, ["Min Deposit '£10'"]],
  ])('%j', (texts, unread) => {
    expect(Object.values(read(texts).unread)).toEqual(unread);
  });

  test('a share that comes back is no match', () => {
    expect(read({ title: '10% Cashback', category: 'reload' }).figures).toEqual({});
    expect(read({ title: '10% up to €50', category: 'cashback' }).figures).toEqual({
      kind: 'cashback',
      amount: 50,
      currency: 'EUR',
    });
  });

  test('a sign of an unknown dollar is no $', () => {
    expect(read({ title: '100% up to S$100' }, 'USD').figures).toEqual({ kind: 'match', matchPercent: 100 });
  });
});
