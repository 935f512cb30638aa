import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { casinoList } from './index.js';

const warnings: string[] = [];

beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text: string) => warnings.push(text));
});
afterEach(() => vi.restoreAllMocks());

const casinos = [
  { name: 'Fair', score: 6, paymentMethods: ['Visa', 'PayPal'], minDeposit: '€20', licenses: ['Malta'] },
  { name: 'Bad', score: 10, paymentMethods: ['Visa'], blacklist: { reason: 'Does not pay' } },
  { name: 'Acme', score: 9.2, paymentMethods: ['Visa'], minDeposit: '€5', established: 2019 },
  { name: 'New', minDeposit: '€10', established: 2024 },
];
const names = ({ casinos: listed }: ReturnType<ReturnType<typeof casinoList>>) =>
  listed.map(({ card: { rank, name } }) => (rank === undefined ? name : `${rank} ${name}`));

test('a list of own data has the best first, the blacklist last and without facts, each with its place among those given', () => {
  const view = casinoList(casinos)();
  expect(names(view)).toEqual(['1 Acme', '2 Fair', '3 New', 'Bad']);
  expect(view.casinos.map(({ index }) => index)).toEqual([2, 0, 3, 1]);
  expect(view.casinos[0]?.facts).toEqual({
    ...{ minDeposit: ['€5'], established: ['2019'], paymentMethods: ['Visa'] },
  });
  expect(view.casinos[3]?.facts).toEqual({});
  expect(view.count).toBe(4);
  expect(warnings).toEqual([]);
});

test('it is narrowed, searched and ordered by the query of an address, as text or as an object', () => {
  const show = casinoList(casinos);
  expect(names(show('payment=paypal'))).toEqual(['1 Fair']);
  expect(names(show({ payment: ['visa'], sort: 'name' }))).toEqual(['Acme', 'Fair', 'Bad']);
  expect(names(show('q=AC'))).toEqual(['1 Acme']);
  expect(names(show('sort=deposit'))).toEqual(['Acme', 'New', 'Fair', 'Bad']);
  expect(names(show('sort=opened-since'))).toEqual(['New', 'Acme', 'Fair', 'Bad']);
  expect(names(show('sort=nonsense&page=99'))).toEqual(['1 Acme', '2 Fair', '3 New', 'Bad']);
  expect(show('payment=paypal&min-score=9').facets.drop?.map(({ href }) => href)).toEqual([
    '?min-score=9',
    '?payment=paypal',
  ]);
});

test('its links and forms keep what else the address asks for, and change only what they say', () => {
  const view = casinoList(casinos, { perPage: 1 })('tab=2&payment=visa&page=2&q=a');
  expect(view.pager?.next).toBe('?tab=2&payment=visa&q=a&page=3');
  expect(view.pager?.previous).toBe('?tab=2&payment=visa&q=a');
  expect(view.facets.chips.map(({ href }) => href)).toEqual(['?tab=2&q=a']);
  expect(view.form.hiddenFields).toEqual([
    { name: 'tab', value: '2' },
    { name: 'payment', value: 'visa' },
  ]);
});

test('it has the filters that are asked for, in their order, and the order that is given', () => {
  const show = casinoList(casinos, { facets: ['min-score', 'payment'], order: 'given' });
  expect(show().facets.groups.map(({ name }) => name)).toEqual(['min-score', 'payment']);
  expect(names(show())).toEqual(['1 Fair', 'Bad', '2 Acme', '3 New']);
  expect(show().form.select?.options.map(({ value }) => value)).toEqual(
    ['given', 'rating', 'name', 'payout-days', 'deposit', 'opened-since'].filter(
      (value) => value !== 'payout-days',
    ),
  );
  expect(casinoList(casinos, { facets: [] })('payment=paypal').count).toBe(4);
});

test('fields of your own are warned of, unless the list says that it has them', () => {
  const own = [{ name: 'Own fields', vip: true }];
  casinoList(own as { name: string }[], { hasOwnFields: true });
  expect(warnings).toEqual([]);
  casinoList(own as { name: string }[]);
  expect(warnings[0]).toContain('vip is no field');
});

test('an empty list is empty', () => {
  expect(casinoList([])('payment=visa')).toMatchObject({ count: 0, casinos: [] });
});
