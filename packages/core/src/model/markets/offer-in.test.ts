import { describe, expect, test } from 'vitest';
import type { Bonus } from '../../collections/bonuses/bonus.js';
import type { Casino } from '../../collections/casinos/casino.js';
import type { Listing } from '../../collections/listings/listing.js';
import { acceptanceIn } from './acceptance.js';
import type { MarketRules } from './market-rules.js';
import { isOfferedIn, offerIn } from './offer-in.js';

const casino = {
  countries: ['DE', 'CA'],
  restrictedCountries: ['NL'],
  areCountriesComplete: false,
  visitUrl: 'https://fox.example/',
  termsUrl: 'https://fox.example/terms',
  isBlacklisted: false,
};
const listed = (market: string, rest: Partial<Listing> = {}) =>
  ({ market, accepts: 'unknown', ...rest }) as Listing;
const rules = (given: Partial<MarketRules> = {}): MarketRules => ({
  ...{ code: 'DE', hideOffers: false, offersNeedLicense: [], firstOfferOnly: false },
  ...{ termsBesideOffer: false, wordsToAvoid: [], ...given },
});
const bonus = (given: Partial<Bonus> = {}) =>
  ({
    ...{ id: 'b1', title: '100 %', markets: [], category: 'welcome', wagering: '', minDeposit: '' },
    ...given,
  }) as unknown as Bonus;
const decide = (
  market: string,
  listings: Listing[] = [],
  given: {
    rules?: MarketRules;
    bonuses?: Bonus[];
    casino?: Partial<typeof casino & Pick<Casino, 'isActive' | 'bonus' | 'bonuses'>>;
  } = {},
) =>
  offerIn(
    { ...casino, ...given.casino },
    { market, rules: given.rules, today: '2026-07-01' },
    listings,
    given.bonuses ?? [],
  );

describe('whether a casino takes players of a market', () => {
  const answer = (market: string, listings: Listing[] = [], rest = {}) => {
    const { accepts, because } = acceptanceIn({ ...casino, ...rest }, market, listings);
    return `${accepts} ${because}`;
  };

  test('is said by its listing there, before its countries', () => {
    expect(answer('DE', [listed('DE', { accepts: 'no' })])).toBe('no listing');
    expect(answer('NL', [listed('NL', { accepts: 'yes' })])).toBe('yes listing');
    expect(answer('DE', [listed('DE')])).toBe('yes countries');
  });

  test('is no in every part of a country that a listing refuses, but where one of the part says otherwise', () => {
    const refused = listed('US', { accepts: 'no' });
    expect(answer('US-NJ', [refused])).toBe('no country-listing');
    expect(answer('US-NJ', [refused, listed('US-NJ', { accepts: 'yes' })])).toBe('yes listing');
    expect(answer('US-PA', [listed('US', { accepts: 'yes' })])).toBe('unknown nothing');
  });

  test('is unknown where nobody entered it, and no only where its countries are said to be complete', () => {
    expect(answer('SE')).toBe('unknown nothing');
    expect(answer('SE', [], { areCountriesComplete: true })).toBe('no complete-countries');
    expect(answer('NL')).toBe('no restricted-countries');
    expect(answer('CA-ON')).toBe('unknown nothing');
    expect(answer('CA')).toBe('yes countries');
  });
});

describe('what is shown of a casino in a market', () => {
  test('is its own link without a listing, and that of the listing with one', () => {
    expect(decide('DE')).toMatchObject({ state: 'shown', reasons: [], visitUrl: 'https://fox.example/' });
    expect(decide('SE')).toMatchObject({ state: 'unknown', visitUrl: 'https://fox.example/' });
    const own = listed('DE', { visitUrl: 'https://fox.example/de' });
    expect(decide('DE', [own])).toMatchObject({
      visitUrl: 'https://fox.example/de',
      termsUrl: 'https://fox.example/terms',
    });
  });

  test.each([
    ['its players are refused', decide('NL'), ['not-accepted']],
    ['it is blacklisted', decide('DE', [], { casino: { isBlacklisted: true } }), ['blacklisted']],
    ['it is not active', decide('DE', [], { casino: { isActive: false } }), ['inactive']],
    [
      'the market asks for a license that it has not',
      decide('DE', [listed('DE', { licenseAuthority: 'MGA' })], {
        rules: rules({ offersNeedLicense: ['GGL'] }),
      }),
      ['no-license'],
    ],
  ])('is neither link nor offer where %s', (_, decided, reasons) => {
    expect(decided).toMatchObject({ state: 'withheld', reasons });
    expect(decided).not.toHaveProperty('visitUrl');
    expect(decided).not.toHaveProperty('termsUrl');
    expect(decided).not.toHaveProperty('offer');
  });

  test('is all of it where its license is one that the market asks for', () => {
    const licensed = listed('DE', { licenseAuthority: ' ggl ' });
    expect(decide('DE', [licensed], { rules: rules({ offersNeedLicense: ['GGL'] }) }).state).toBe('shown');
  });

  test('has the offer that the listing names, as long as it has not ended and is for that market', () => {
    const own = listed('DE', { offerId: 'b1' });
    const shown = (given: Partial<Bonus>, held?: MarketRules) =>
      decide('DE', [own], { bonuses: [bonus(given)], ...(held === undefined ? {} : { rules: held }) }).offer;
    expect(shown({})).toEqual({ id: 'b1', title: '100 %' });
    expect(shown({ validUntil: '2026-07-01' })).toBeDefined();
    expect(shown({ validUntil: '2026-06-30' })).toBeUndefined();
    expect(shown({ markets: ['GB'] })).toBeUndefined();
    expect(shown({}, rules({ hideOffers: true }))).toBeUndefined();
  });

  test('is no promise of which no bonus says the conditions, where these have to stand beside it', () => {
    const promises = { bonus: '100 %', bonuses: { noDeposit: '10 spins' } };
    const shown = (given: Partial<Bonus>, held?: MarketRules) => {
      const listing = listed('DE', { offerId: 'b1' });
      const settings = { bonuses: [bonus(given)], ...(held === undefined ? {} : { rules: held }) };
      const { offer, withoutConditions } = decide('DE', [listing], { ...settings, casino: promises });
      return { offer: offer?.title, withoutConditions };
    };
    const asked = rules({ termsBesideOffer: true });
    expect(shown({})).toEqual({ offer: '100 %', withoutConditions: [] });
    expect(shown({}, asked)).toEqual({ offer: undefined, withoutConditions: ['100 %', '10 spins'] });
    expect(shown({ wagering: '10x' }, asked)).toEqual({ offer: '100 %', withoutConditions: ['10 spins'] });
    expect(shown({ wageringTimes: 10, lastChecked: '2020-01-01' }, asked).offer).toBeUndefined();
    expect(shown({}, rules({ termsBesideOffer: true, hideOffers: true })).withoutConditions).toEqual([]);
  });

  test('keeps the link where a market hides offers', () => {
    const decided = decide('DE', [], { rules: rules({ hideOffers: true }) });
    expect(decided).toMatchObject({ state: 'shown', reasons: ['offers-hidden'], visitUrl: casino.visitUrl });
  });
});

test('a bonus is offered where it is meant for, in a part of a country too, and to new players alone where a law says so', () => {
  const offered = (market: string, given: Partial<Bonus>, held?: MarketRules) =>
    isOfferedIn(bonus(given), { market, rules: held });
  expect(offered('SE', {})).toBe(true);
  expect(offered('SE', { markets: ['GB', 'CA'] })).toBe(false);
  expect(offered('CA-ON', { markets: ['GB', 'CA'] })).toBe(true);
  const firstOnly = rules({ firstOfferOnly: true });
  expect(offered('SE', { category: 'reload' }, firstOnly)).toBe(false);
  expect(offered('SE', { players: 'existing' }, firstOnly)).toBe(false);
  expect(offered('SE', { category: 'welcome' }, firstOnly)).toBe(true);
});
