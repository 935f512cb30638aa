import { expect, test } from 'vitest';
import { market, type PublicMarket } from '../../collections/markets/market.js';
import { requireValid } from '../require-valid.js';
import { MARKET_PROFILES } from './profiles/profiles.js';
import { marketRules } from './rules-of-market.js';

const record = (fields: object): PublicMarket =>
  requireValid(
    market.check({
      id: '00000000-0000-4000-8000-000000000001',
      createdAt: '2026-11-27T06:00:00.000Z',
      updatedAt: '2026-11-27T06:00:00.000Z',
      ...fields,
    }),
  );

test('a market has no rules until its owner turns it on', () => {
  expect(marketRules([], 'GB')).toBeUndefined();
  expect(marketRules([record({ code: 'DE' })], 'GB')).toBeUndefined();
});

test('a market that is turned on has the rules of its profile', () => {
  const profile = MARKET_PROFILES.GB;
  expect(marketRules([record({ code: 'GB' })], 'GB')).toMatchObject({
    code: 'GB',
    minimumAge: profile?.minimumAge?.value,
    termsBesideOffer: true,
    maxWageringTimes: 10,
    wordsToAvoid: profile?.wordsToAvoid?.value,
    hideOffers: false,
    firstOfferOnly: false,
    offersNeedLicense: [],
  });
});

test('what the owner writes counts instead of the profile, line by line', () => {
  const rules = marketRules(
    [
      record({
        code: 'GB',
        minimumAge: 21,
        helplineName: 'Quiet Line',
        helplineUrl: 'https://quiet.example',
        hideOffers: 'yes',
        termsBesideOffer: 'no',
        maxWageringTimes: 5,
        wordsToAvoid: ['None'],
        notice: 'none',
        offersNeedLicense: ['UK Gambling Commission'],
        disclosure: 'Adverts.',
      }),
    ],
    'GB',
  );
  expect(rules).toEqual({
    code: 'GB',
    minimumAge: 21,
    helpline: { name: 'Quiet Line', href: 'https://quiet.example' },
    notice: undefined,
    disclosure: 'Adverts.',
    hideOffers: true,
    offersNeedLicense: ['UK Gambling Commission'],
    maxWageringTimes: 5,
    firstOfferOnly: false,
    termsBesideOffer: false,
    wordsToAvoid: [],
  });
});

test('a market without a profile has what its owner wrote', () => {
  const rules = marketRules([record({ code: 'AR', minimumAge: 18, wordsToAvoid: [] })], 'AR');
  expect(rules).toMatchObject({ minimumAge: 18, hideOffers: false, wordsToAvoid: [] });
});

test('a helpline needs a name and an address', () => {
  expect(() => record({ code: 'GB', helplineName: 'Quiet Line' })).toThrow(
    'A helpline needs a name and an address',
  );
});
