import { expect, test } from 'vitest';
import { bonus, type PublicBonus } from '../../collections/bonuses/bonus.js';
import { offerTerms } from './offer-terms.js';

const TODAY = '2026-03-10';

/** A bonus with these fields alone. */
function offer(fields: Partial<PublicBonus>): PublicBonus {
  const moment = '2026-01-01T00:00:00.000Z';
  return bonus.toPublic(
    bonus.schema.parse({
      id: '0190a000-0000-7000-8000-000000000001',
      casino: 'Copper Heron',
      title: '100%',
      createdAt: moment,
      updatedAt: moment,
      ...fields,
    }),
  );
}

const MATCH = {
  currency: 'EUR',
  amount: 100,
  matchPercent: 100,
  wageringTimes: 35,
  wageringOn: 'bonus',
  sticky: 'no',
} as const;

test('a bonus of which no figure is known says nothing, so that its card stays as it was', () => {
  expect(offerTerms(offer({ wagering: '35x', minDeposit: '€10' }), TODAY, {})).toBeUndefined();
});

test('the stake, its cost and the average result are those at the return of the site', () => {
  const at = (assumedReturn?: number) =>
    offerTerms(offer(MATCH), TODAY, assumedReturn === undefined ? {} : { assumedReturn });
  expect(at()).toEqual({
    currency: 'EUR',
    stake: { is: 'known', amount: 3500, bonus: 100, deposit: 100, games: [] },
    cost: { amount: 140, returnPercent: 96 },
    result: { low: -40, high: 100 },
  });
  expect(at(90)?.cost).toEqual({ amount: 350, returnPercent: 90 });
});

test('what is not stated is called so, and no figure is made up', () => {
  const terms = offerTerms(offer({ currency: 'EUR', amount: 100 }), TODAY, {});
  expect(terms).toEqual({
    currency: 'EUR',
    stake: { is: 'unknown', missing: ['wageringTimes', 'wageringOn'] },
  });
});

test('after the days of the site a check is too old: only its day and the page of the terms are left', () => {
  const checked = offer({
    ...MATCH,
    lastChecked: '2026-03-01',
    code: 'TEN',
    terms: 'New players.',
    termsUrl: 'https://c.example/t',
  });
  expect(offerTerms(checked, TODAY, {})).toEqual({
    href: 'https://c.example/t',
    lastChecked: '2026-03-01',
    isStale: true,
  });
  expect(offerTerms(checked, TODAY, { recheckOffersAfter: 9 })).toMatchObject({
    code: 'TEN',
    text: 'New players.',
  });
});

test('the lowest deposit is a figure where no text says it', () => {
  const figures = { currency: 'EUR', minDepositAmount: 10 };
  expect(offerTerms(offer(figures), TODAY, {})?.minDeposit).toBe(10);
  expect(
    offerTerms(offer({ ...figures, minDeposit: '€10, by card €20' }), TODAY, {})?.minDeposit,
  ).toBeUndefined();
});
