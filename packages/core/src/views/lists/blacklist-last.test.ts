import { beforeAll, expect, test } from 'vitest';
import { type PublicCatalogue, publicCatalogue, withLabels } from '../../model/public-catalogue.js';
import { CASINO_SORTS } from '../../rules/casino-filter.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { parseEmbedToplistQuery, toplistCards, toplistIndex } from '../embed/embed-toplist.js';
import { feedXml, REVIEWS_FEED_PATH } from '../feed/atom-feed.js';
import { toplistProps } from '../own-data/toplist-props.js';
import { authorPage } from '../pages/articles/author.js';
import { bestCasinosPage } from '../pages/casinos/best-casinos.js';
import { casinosByCountryPage } from '../pages/casinos/casinos-by-country.js';
import { reviewsPage } from '../pages/casinos/reviews.js';
import { comparePage } from '../pages/compare/compare.js';
import { homePage } from '../pages/home.js';
import { reviewPage } from '../pages/review/review.js';
import { searchPage } from '../pages/search.js';

const BLACKLISTED = ['Ace Trap', 'Poor Trap'];
const RANKED = ['Kite', 'Heron', 'Young', ...BLACKLISTED];

let catalogue: PublicCatalogue;

beforeAll(async () => {
  const store = openStore(memoryStorage(), runtime);
  await store.change({ by: { name: 'test' }, operation: 'test' }, (transaction) => {
    const { content: home } = transaction.homepage.get();
    transaction.homepage.set({
      ...transaction.homepage.get(),
      content: { ...home, onlineCasinosTitle: 'Compared' },
    });
    transaction.settings.set({
      ...transaction.settings.get(),
      siteName: 'Reviews',
      siteBaseUrl: 'https://reviews.example',
    });
    const casinos = [
      { name: 'Young' },
      { name: 'Heron', rating: 6 },
      { name: 'Kite', rating: 8 },
      { name: 'Poor Trap', rating: 2, isBlacklisted: true },
      { name: 'Ace Trap', rating: 9.4, isBlacklisted: true, isFeatured: true },
    ];
    for (const casino of casinos) {
      transaction.casinos.insert({
        slug: casino.name.toLowerCase().replace(' ', '-'),
        description: 'A casino.',
        reviewer: 'Ada Reed',
        countries: ['DK'],
        ...(casino.isBlacklisted ? { blacklistDate: '2026-01-01' } : {}),
        ...casino,
      });
    }
  });
  catalogue = await store.question((content) => publicCatalogue(content, '2026-03-01')).then(withLabels);
});

const listed: [list: string, names: () => { name: string }[] | undefined][] = [
  ['Best Casinos', () => bestCasinosPage(catalogue).casinos],
  ['Best Casinos of a country', () => bestCasinosPage(catalogue, 'country=DK').casinos],
  ['the reviews', () => reviewsPage(catalogue).reviews],
  ['the casinos of a country', () => casinosByCountryPage(catalogue, 'country=DK').chosen?.casinos],
  ['the reviews of an author', () => authorPage(catalogue, 'ada-reed')?.reviews],
  ['a search', () => searchPage(catalogue, 'q=casino').casinos],
  ['casinos to compare', () => comparePage(catalogue).picker?.candidates],
  ['the data of embeds', () => toplistIndex(catalogue).casinos],
  ['an embedded toplist', () => toplistCards(catalogue, parseEmbedToplistQuery(''), 25)],
];

test.each(listed)(
  '%s: rated casinos by their score, then unrated ones, then the blacklist',
  (_list, names) => {
    expect(names()?.map(({ name }) => name)).toEqual(RANKED);
  },
);

const sorted: [order: string, names: () => { name: string }[]][] = [
  ...['rating', 'date', 'name'].map((sort): [string, () => { name: string }[]] => [
    `the reviews by ${sort}`,
    () => reviewsPage(catalogue, `sort=${sort}`).reviews,
  ]),
  ...CASINO_SORTS.map((sort): [string, () => { name: string }[]] => [
    `an embedded toplist by ${sort}`,
    () => toplistCards(catalogue, parseEmbedToplistQuery(`sort=${sort}`), 25),
  ]),
];

test.each(sorted)('%s: the blacklist is last', (_order, names) => {
  const last = names().slice(-BLACKLISTED.length);
  expect(last.map(({ name }) => name).toSorted()).toEqual(BLACKLISTED);
});

test('only casinos that are not blacklisted have a rank', () => {
  for (const casinos of [
    bestCasinosPage(catalogue).casinos,
    casinosByCountryPage(catalogue, 'country=DK').chosen?.casinos ?? [],
    toplistProps([
      { name: 'Trap', score: 9.4, blacklist: {} },
      { name: 'Young' },
      { name: 'Heron', score: 6 },
      { name: 'Kite', score: 8 },
      { name: 'Poor', score: 2, blacklist: {} },
    ]).casinos,
  ]) {
    expect(casinos.map(({ rank }) => rank)).toEqual([1, 2, 3, undefined, undefined]);
  }
});

test('a blacklisted casino has no badge that praises it', () => {
  const cards = [
    ...bestCasinosPage(catalogue).casinos,
    ...reviewsPage(catalogue).reviews,
    ...toplistIndex(catalogue).casinos,
    reviewPage(catalogue, 'ace-trap')?.casino,
  ].filter((card) => card?.name === 'Ace Trap');
  expect(cards).toHaveLength(4);
  for (const card of cards) expect(card).toMatchObject({ isFeatured: false, isPremium: false });
});

test('the home page and toplists of featured casinos have no blacklisted one', () => {
  expect(JSON.stringify(homePage(catalogue).sections)).not.toMatch(/Trap/);
  expect(toplistCards(catalogue, parseEmbedToplistQuery('status=featured'), 25)).toEqual([]);
});

test('the feed of reviews is sorted by the last change alone', () => {
  const titles = [...(feedXml(catalogue, REVIEWS_FEED_PATH) ?? '').matchAll(/<updated>(.+)<\/updated>/g)];
  const times = titles.slice(1).map(([, time]) => time);
  expect(times).toHaveLength(RANKED.length);
  expect(times).toEqual(times.toSorted().reverse());
});
