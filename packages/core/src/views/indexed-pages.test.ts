import { describe, expect, test } from 'vitest';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { publicCatalogue, withLabels } from '../model/public-catalogue.js';
import { runtime } from '../runtime.js';
import { putSample } from '../sample/sample.js';
import { memoryStorage } from '../store/memory-storage.js';
import { openStore } from '../store/store.js';
import type { Transaction } from '../store/transaction.js';
import { resolveUrl } from '../urls/resolve-url.js';
import { ROUTE_ENTRIES, routePath } from '../urls/routes.js';
import { sitemapEntries } from '../urls/sitemap/sitemap.js';
import { parseUrlPath } from '../urls/url-path.js';
import type { PageFrameView } from './frame/page-frame.js';
import { getView } from './views.js';

const BASE = 'https://reviews.example';

async function siteWith(fill: (transaction: Transaction) => void): Promise<PublicCatalogue> {
  const store = openStore(memoryStorage(), runtime);
  await store.change({ by: { name: 'owner' }, operation: 'test.fill' }, (transaction) => {
    fill(transaction);
    const settings = transaction.settings.get();
    transaction.settings.set({ ...settings, siteName: 'Reviews', siteBaseUrl: BASE, isSample: false });
  });
  return store.question((content) => publicCatalogue(content, '2999-01-01')).then(withLabels);
}

function fewCasinos({ casinos }: Transaction) {
  casinos.insert({
    slug: 'heron',
    name: 'Heron',
    description: 'By the river.',
    rating: 8,
    countries: ['DK'],
  });
  casinos.insert({ slug: 'kite', name: 'Kite', description: 'Calm.' });
}

/** Lists that go on for several pages, in categories that staff made up. */
function longLists(transaction: Transaction) {
  putSample(transaction);
  const { forum } = transaction.community.get();
  const noForum = { ...forum, categories: [], topics: [] };
  transaction.community.set({ complaints: [], tournaments: [], forum: noForum });
  for (let i = 0; i < 60; i++) {
    transaction.casinos.insert({
      ...{ slug: `fox-${i}`, name: `Fox ${i}`, description: `Fox number ${i}.`, rating: i / 6 },
      countries: i % 2 ? ['DK', 'CI'] : ['NO'],
    });
    transaction.posts.insert({
      ...{ slug: `post-${i}`, title: `Post ${i}`, excerpt: `Short ${i}.`, content: '<p>Long.</p>' },
      ...{ isPublished: true, isGuide: i % 2 === 0, tags: ['pay out', 'Ärger'], category: 'Horse Racing' },
    });
    const category = i % 2 ? ('table' as const) : ('slots' as const);
    transaction.games.insert({ name: `Game ${i}`, provider: 'Fox', category });
    transaction.bonuses.insert({
      ...{ title: `Bonus ${i}`, casino: 'Fox 1' },
      category: i % 2 ? 'reload' : 'welcome',
    });
  }
}

interface Page {
  address: string;
  head: PageFrameView['head'];
  chrome: string;
}

/** Every page that the pages of a site lead to, from its routes on, but those that a form chooses. */
function crawl(catalogue: PublicCatalogue): Page[] {
  const seen = new Set([
    ...ROUTE_ENTRIES.flatMap(([kind, { record }]) => (record === undefined ? [routePath({ kind })] : [])),
    ...sitemapEntries(catalogue, BASE).map(({ loc }) => loc.slice(BASE.length)),
  ]);
  const queue = [...seen];
  const pages: Page[] = [];
  for (const address of queue) {
    const { path, query } = parseUrlPath(address);
    const found = resolveUrl(catalogue, path, query);
    if (found.kind !== 'page') continue;
    const { route, query: asked = '' } = found;
    const view = getView(catalogue, route.kind, {
      path,
      slug: route.slug ?? '',
      query: asked,
    }) as PageFrameView;
    pages.push({ address, head: view.head, chrome: JSON.stringify([view.header, view.footer]) });
    for (const [, linked = ''] of JSON.stringify(view).matchAll(/"(\/[^"#?]*)["#]/g)) {
      if (seen.has(linked)) continue;
      seen.add(linked);
      queue.push(linked);
    }
  }
  return pages;
}

describe.each([
  ['an empty site', () => {}],
  ['a site with two casinos', fewCasinos],
  ['a site with long lists', longLists],
])('%s', async (_site, fill) => {
  const catalogue = await siteWith(fill);
  const pages = crawl(catalogue);
  const indexed = pages.filter(({ address, head }) => head.isIndexed && head.canonical === BASE + address);

  test('the sitemap has exactly the pages that search engines may index', () => {
    const listed = sitemapEntries(catalogue, BASE).map(({ loc }) => loc.slice(BASE.length));
    expect(listed.toSorted()).toEqual(indexed.map(({ address }) => address).toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('no two indexed pages have the same description or title', () => {
    for (const text of ['title', 'description'] as const) {
      const texts = indexed.map(({ head }) => head[text]);
      expect(texts.filter((one, i) => texts.indexOf(one) !== i)).toEqual([]);
    }
  });

  test('header and footer lead to no page that is not indexed', () => {
    const hidden = pages.filter(({ head }) => !head.isIndexed);
    for (const { address } of hidden) {
      for (const { chrome } of pages) expect(chrome).not.toContain(`"href":"${address}"`);
    }
  });
});

test('only the home page of an empty site is indexed', async () => {
  const indexed = crawl(await siteWith(() => {})).filter(({ head }) => head.isIndexed);
  expect(indexed.map(({ address }) => address)).toEqual(['/']);
});

test('the sitemap of the sample, which search engines are told not to index, has nothing', async () => {
  const store = openStore(memoryStorage(), runtime);
  await store.change({ by: { name: 'owner' }, operation: 'test.fill' }, putSample);
  const catalogue = await store.question((content) => publicCatalogue(content, '2999-01-01'));
  expect(sitemapEntries(catalogue, BASE)).toEqual([]);
});

test.each([
  '/blog/tag/nobody-wrote-this',
  '/blog/category/astrology',
  '/news/category/astrology',
  '/games/category/bingo-hall',
  '/games/sort/luck',
  '/reviews/sort/luck',
  '/bonuses/type/gold',
  '/guides/level/expert',
  '/casinos-by-country/country/atlantis',
  '/blog?tag=nobody-wrote-this',
  '/bonuses?type=gold',
  '/best-casinos?payment=seashells',
  '/reviews?license=paypal&provider=nobody',
  '/games?volatility=wild',
])('%s is not found: nothing has that value', async (address) => {
  const catalogue = await siteWith(longLists);
  const { path, query } = parseUrlPath(address);
  expect(resolveUrl(catalogue, path, query).kind).toBe('missing');
});

test.each([
  '/blog/tag/pay-out',
  '/blog/category/horse-racing',
  '/news/category/education',
  '/casinos-by-country/country/fr',
  '/best-casinos?payment=paypal,visa&country=france',
  '/games?volatility=low&jackpot=yes',
  '/bonuses/type/free-spins',
  '/bonuses/type/cashback',
])('%s is a page, whether or not anything has that value now', async (address) => {
  const catalogue = await siteWith(longLists);
  const { path, query } = parseUrlPath(address);
  expect(resolveUrl(catalogue, path, query).kind).toBe('page');
});
