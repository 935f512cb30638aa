import { expect, test } from 'vitest';
import { demoFallbacks } from '../../sample/demo-fallbacks.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { gamesPage } from './games.js';

const catalogue = await sampleCatalogue();
const names = (query: string, from = catalogue) => gamesPage(from, query).games.map(({ name }) => name);

const many = await sampleCatalogue((content) => {
  for (const { id } of [...content.games.all()]) content.games.remove(id);
  const game = (name: string, provider: string, rtp: string, rating: number) =>
    content.games.insert({ name, provider, rtp, rating });
  game('Bramble', 'Zinc', '96.1%', 7);
  game('acorn', 'Yarrow', '97,5 %', 9);
  game('Cedar', 'yarrow', 'unknown', 8);
});

test('four tabs, slots first, each with its own games', () => {
  expect(gamesPage(catalogue).tabs).toEqual([
    { label: 'Slots', href: '/games#games', isCurrent: true, count: 2 },
    { label: 'Table Games', href: '/games/category/table#games', isCurrent: false, count: 2 },
    { label: 'Live Casino', href: '/games/category/live#games', isCurrent: false, count: 2 },
    { label: 'Jackpots', href: '/games/category/jackpot#games', isCurrent: false, count: 1 },
  ]);
  expect(names('')).toEqual(['Moth and Candle', 'Harbour Lights']);
  expect(names('category=live')).toEqual(['Ferry Terminal Roulette', 'Baccarat by the Fire']);
  expect(names('category=lottery')).toEqual(names(''));
});

test('a search looks in names and providers, in any case', () => {
  expect(names('q=MOTH')).toEqual(['Moth and Candle']);
  expect(names('q=quillback&category=table')).toEqual(['Slow River Blackjack', 'Single Zero']);
  expect(names('q=candlelight')).toEqual([]);
});

test('a search shows the number of results in each tab, and stays when the tab changes', () => {
  const { tabs, filter } = gamesPage(catalogue, 'q=quillback&category=table&sort=name');
  expect(tabs.map(({ count }) => count)).toEqual([0, 2, 0, 0]);
  expect(gamesPage(catalogue, 'q=moth').found).toBe('1 game');
  expect(gamesPage(catalogue, 'q=nothing').found).toBe('0 games');
  expect(tabs[0]?.href).toBe('/games?q=quillback&sort=name#games');
  expect(filter).toMatchObject({
    hiddenFields: [{ name: 'category', value: 'table' }],
    search: { value: 'quillback' },
    select: { value: 'name' },
    reset: '/games/category/table/sort/name',
  });
});

test('games are sorted by rating, return, name or provider; a return that is not a number comes last', () => {
  expect(names('', many)).toEqual(['acorn', 'Cedar', 'Bramble']);
  expect(names('sort=rating', many)).toEqual(names('', many));
  expect(names('sort=rtp', many)).toEqual(['acorn', 'Bramble', 'Cedar']);
  expect(names('sort=name', many)).toEqual(['acorn', 'Bramble', 'Cedar']);
  expect(names('sort=provider', many)).toEqual(['acorn', 'Cedar', 'Bramble']);
  expect(names('sort=luck', many)).toEqual(names('', many));
  expect(gamesPage(catalogue).filter.select?.options.map(({ value }) => value)).toEqual([
    'rating',
    'rtp',
    'name',
    'provider',
  ]);
});

test('only a game with an address can be played', () => {
  const [withAddress, without] = gamesPage(catalogue, 'category=table').games;
  expect(withAddress?.playHref).toBe('https://quillback.example/slow-river');
  expect(without).not.toHaveProperty('playHref');
});

test('featured games of all kinds are highlighted, except during a search', () => {
  expect(gamesPage(catalogue).featured.map(({ name }) => name)).toEqual([
    'Ferry Terminal Roulette',
    'Moth and Candle',
    'Slow River Blackjack',
  ]);
  expect(gamesPage(catalogue, 'q=moth').featured).toEqual([]);
});

test('figures and providers come from the showcase, and a new site has none', async () => {
  expect(gamesPage(catalogue).figures).toEqual(catalogue.showcase.games.figures);
  expect(gamesPage(catalogue).providers).toContain('Tidewater Games');
  const bare = { ...catalogue, showcase: { ...catalogue.showcase, games: { figures: [], providers: [] } } };
  expect(gamesPage(bare)).toMatchObject({ figures: [], providers: [] });
});

test('without stored games the demo shows its own, and every other site says that there are none', async () => {
  const none = { ...catalogue, games: [] };
  expect(gamesPage(none)).toMatchObject({ games: [], featured: [], empty: { title: 'No games yet.' } });
  const demo = { ...none, demoFallbacks: await demoFallbacks() };
  expect(names('', demo)).toEqual(['Moth and Candle', 'Harbour Lights']);
  const own = { ...many, demoFallbacks: await demoFallbacks() };
  expect(names('', own)).toEqual(names('', many));
});

test('one page of 10,000 games is shown', async () => {
  const [game] = catalogue.games;
  const lots = Array.from({ length: 10_000 }, (_, i) => ({ ...game, id: `${i}`, name: `Game ${i}` }));
  const view = gamesPage({ ...catalogue, games: lots as never }, 'page=3');
  expect(view.games).toHaveLength(24);
  expect(view.pager).toMatchObject({ page: 3, pages: 417, total: 10_000 });
});
