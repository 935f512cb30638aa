import { expect, test } from 'vitest';
import { type Casino, casino } from '../../collections/casinos/casino.js';
import { filterCasinos } from '../../collections/casinos/casino-query.js';
import { casinosExport } from '../../collections/casinos/casinos-transfer.js';
import { gamesList } from '../../collections/games/games.js';
import { pagesList } from '../../collections/pages/pages.js';
import { CASINO_SORTS, compareCasinos } from '../../rules/casino-filter.js';
import { memoryPerform } from '../testing/memory-store.js';
import { sortOrder } from './sort-order.js';

const casinos = (
  [
    {
      slug: 'a',
      name: 'Amber',
      minDeposit: '€100',
      withdrawalTime: 'Within 6 hours',
      languages: ['Norwegian'],
    },
    { slug: 'b', name: 'birch', minDeposit: '$20', withdrawalTime: '2 to 3 days', languages: [] },
    {
      slug: 'c',
      name: 'Älg',
      minDeposit: '500 SEK',
      withdrawalTime: 'Instant',
      languages: ['English', 'Zulu'],
    },
    { slug: 'd', name: 'Dune', languages: ['Danish'], rating: 7, established: 2001 },
    { slug: 'e', name: 'Elm', minDeposit: '', languages: ['Danish'], rating: 9.5 },
  ] as unknown as Casino[]
).map((one, at) => ({
  ...one,
  isBlacklisted: at === 4,
  createdAt: `2026-01-0${5 - at}T00:00:00.000Z`,
  id: `${at}`,
}));

const order = sortOrder<Casino>({
  entity: casino,
  named: { newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) },
});
const slugs = (text?: string) =>
  casinos
    .toSorted(order.compare(text) ?? (() => 0))
    .map(({ slug }) => slug)
    .join('');

test('amounts are sorted as numbers, and those in no known currency and blank ones stand last either way', () => {
  expect(slugs('minDeposit')).toBe('bacde');
  expect(slugs('-min-deposit')).toBe('abcde');
});

test('spans are sorted by their length, days and moments by time, flags with no first', () => {
  expect(slugs('withdrawalTime')).toBe('cabde');
  expect(slugs('createdAt')).toBe('edcba');
  expect(slugs('-isBlacklisted').slice(0, 1)).toBe('e');
});

test('words are sorted without regard to case and accents, and a list by its first item', () => {
  expect(slugs('name')).toBe('cabde');
  expect(slugs('languages,-rating')).toBe('edcab');
});

test('the second of several orders tells where the first leaves records alike', () => {
  expect(slugs('languages,rating').slice(0, 2)).toBe('de');
  expect(slugs('isBlacklisted,newest')).toBe('abcde');
});

test('a mistyped order suggests the nearest with its sign, and others list what there is', () => {
  const refused = (text: string) => {
    try {
      order.compare(text);
      return 'taken';
    } catch (error) {
      return error;
    }
  };
  expect(refused('name,-minDepositt')).toMatchObject({
    code: 'usage',
    message: "There is no order of casinos called '-minDepositt'",
    hint: "Did you mean '-minDeposit'?",
  });
  expect(refused('qqqqqqq')).toMatchObject({ hint: expect.stringMatching(/newest, .*slug, name/) });
  expect(refused('name,')).toMatchObject({ code: 'usage' });
});

const content = { listings: { all: () => [] } };

test('an order with a name alone keeps its own comparison, kept lists too', () => {
  const stored = Object.freeze(casinos.map((one) => ({ ...one, isActive: true, description: '' })));
  for (const sort of CASINO_SORTS) {
    expect(filterCasinos(stored, { sort }, content)).toEqual(stored.toSorted(compareCasinos(sort)));
    expect(filterCasinos([...stored], { sort }, content)).toEqual(stored.toSorted(compareCasinos(sort)));
  }
  expect(filterCasinos(stored, { sort: '-minDeposit' }, content).map(({ slug }) => slug)[0]).toBe('a');
});

test('every list and export of a collection takes any field', async () => {
  const perform = memoryPerform();
  expect((await perform(pagesList, { sort: '-updatedAt,slug' })).result.records).toEqual([]);
  expect((await perform(gamesList, { sort: 'rtp' })).result.records).toEqual([]);
  await expect(perform(gamesList, { sort: 'nmae' })).rejects.toMatchObject({ hint: "Did you mean 'name'?" });
  await expect(
    perform(casinosExport, { sort: 'nmae' }, { onChunk: async () => undefined }),
  ).rejects.toMatchObject({ code: 'usage' });
});
