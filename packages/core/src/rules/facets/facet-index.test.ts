import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CASINO_FACETS, type FacetedCasino } from './casino-facets.js';
import { type FacetSelection, facetTest } from './facet.js';
import { FacetIndex } from './facet-index.js';
import { readFacetValues } from './facet-names.js';
import { readAmount, readTimes } from './read-amount.js';
import { readDays } from './read-days.js';

const casino = (own: Partial<FacetedCasino>): FacetedCasino => ({
  paymentMethods: [],
  licenses: [],
  countries: [],
  games: [],
  gameProviders: [],
  languages: [],
  currencies: [],
  isBlacklisted: false,
  ...own,
});

const casinos = [
  casino({
    paymentMethods: ['PayPal', 'Visa'],
    countries: ['FI'],
    rating: 9,
    withdrawalTime: 'Within 6 hours',
  }),
  casino({ paymentMethods: ['Pay Pal'], licenses: ['Malta Gaming Authority'], rating: 7 }),
  casino({ paymentMethods: ['PayPal'], countries: ['FI', 'SE'], rating: 8.2, withdrawalTime: '2 to 3 days' }),
  casino({ paymentMethods: ['Visa'], licenses: ['MGA'], rating: 9.5, isBlacklisted: true }),
];
const index = FacetIndex.of(casinos, CASINO_FACETS);
const left = (selection: FacetSelection) =>
  casinos.flatMap((one, i) => (index.select(selection).has(one) ? [i] : []));
const counts = (selection: FacetSelection, name: string) =>
  Object.fromEntries(
    index
      .select(selection)
      .options(name)
      .map(({ slug, count }) => [slug, count]),
  );

test('values of one facet widen a list, and other facets narrow it', () => {
  expect(left({})).toEqual([0, 1, 2, 3]);
  expect(left({ payment: ['paypal'] })).toEqual([0, 1, 2]);
  expect(left({ payment: ['paypal', 'visa'] })).toEqual([0, 1, 2, 3]);
  expect(left({ payment: ['paypal'], country: ['fi'] })).toEqual([0, 2]);
  expect(left({ payment: ['paypal'], country: ['Finland'], 'payout-days': ['1'] })).toEqual([0]);
});

test('a word is found in any spelling, and by its initials', () => {
  for (const payment of ['PayPal', 'paypal', 'pay-pal', 'PAY PAL'])
    expect(left({ payment: [payment] })).toHaveLength(3);
  expect(left({ license: ['mga'] })).toEqual([1, 3]);
  expect(index.labels('license', ['mga'])).toEqual([{ slug: 'mga', label: 'Malta Gaming Authority, MGA' }]);
});

test('an option tells how many would remain, without regard to the other values of its own facet', () => {
  expect(counts({}, 'payment')).toEqual({ paypal: 3, visa: 2 });
  expect(counts({ payment: ['visa'] }, 'payment')).toEqual({ paypal: 3, visa: 2 });
  expect(counts({ country: ['fi'] }, 'payment')).toEqual({ paypal: 2, visa: 1 });
  expect(counts({ payment: ['visa'] }, 'country')).toEqual({ fi: 1, se: 0 });
});

test('the score of a blacklisted casino fits no filter, nor does a fact that nobody entered', () => {
  expect(left({ 'min-score': ['6'] })).toEqual([0, 1, 2]);
  expect(left({ country: ['mt'] })).toEqual([]);
  expect(left({ 'payout-days': ['7'] })).toEqual([0, 2]);
});

test('dropping a facet says how many would be left', () => {
  const none = index.select({ payment: ['visa'], country: ['se'] });
  expect([none.count, none.countWithout('payment'), none.countWithout('country')]).toEqual([0, 1, 2]);
});

test('the index and the test of one casino agree, and each count is what choosing the option would leave', () => {
  const word = fc.constantFrom('PayPal', 'pay pal', 'Visa', 'Bank transfer', 'Malta Gaming Authority', 'mga');
  const any = fc.record({
    paymentMethods: fc.array(word, { maxLength: 3 }),
    licenses: fc.array(word, { maxLength: 2 }),
    rating: fc.option(fc.double({ min: 0, max: 10, noNaN: true }), { nil: undefined }),
  });
  const words = fc.array(word, { maxLength: 2 });
  const selection = fc.record({
    payment: words,
    license: words,
    'min-score': fc.constantFrom<string[]>([], ['6'], ['8']),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), selection, (some, chosen) => {
      const items = some.map(casino);
      const made = FacetIndex.of(items, CASINO_FACETS);
      const passes = facetTest(CASINO_FACETS, chosen) ?? (() => true);
      const result = made.select(chosen);
      expect(items.filter((item) => result.has(item))).toEqual(items.filter(passes));
      for (const name of ['payment', 'license', 'min-score']) {
        for (const { slug, count } of result.options(name))
          expect(made.select({ ...chosen, [name]: [slug] }).count).toBeGreaterThanOrEqual(count);
        expect(made.select({ ...chosen, [name]: [] }).count).toBe(result.countWithout(name));
      }
    }),
  );
});

test.each([
  ['Within 6 hours', 0.25],
  ['Instant', 0],
  ['24 hours', 1],
  ['0–24h', 1],
  ['2 to 3 days', 3],
  ['One working day', 3],
  ['1-2 business days', 4],
  ['E-wallets 1 hour, cards 3 days', 3],
  ['Never paid in our tests', undefined],
  [undefined, undefined],
])('a payout time of %j takes %j days', (text, days) => {
  expect(readDays(text)).toBe(days);
});

test.each([
  ['€10', 10],
  ['10 EUR', 10],
  ['$1,000', 1000],
  ['€1.000', 1000],
  ['7,50 €', 7.5],
  ['None', 0],
  ['100 kr', undefined],
  ['₹500', undefined],
  ['€10 to €20', undefined],
  ['', undefined],
])('an amount of %j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test('wagering is read as a number of times', () => {
  expect(['25x bonus', 'x30', '35 times', 'None', 'ask them'].map(readTimes)).toEqual([
    25,
    30,
    35,
    0,
    undefined,
  ]);
});

test('the values of an address have one order, and a number is a number', () => {
  expect(readFacetValues('payment', ['Visa,PayPal', 'visa', '!'])).toEqual(['paypal', 'visa']);
  expect(readFacetValues('min-score', ['8.5'])).toEqual(['8.5']);
  expect(readFacetValues('min-score', ['great'])).toEqual([]);
});

test('the address of a word finds it, however long the word is', () => {
  const licence = `Alcohol and Gaming Commission of Ontario, ${'registered with iGaming Ontario '.repeat(8)}`;
  const made = FacetIndex.of([casino({ licenses: [licence] })], CASINO_FACETS);
  const [option] = made.select({}).options('license');
  const values = readFacetValues('license', [option?.slug ?? '']);
  expect(values.every((value) => made.knows('license', value))).toBe(true);
  expect(made.select({ license: values }).count).toBe(1);
});
