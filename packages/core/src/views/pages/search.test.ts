import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { nearPages } from '../search/near-pages.js';
import { searchSuggestions } from '../search/search-suggestions.js';
import { searchPage } from './search.js';

const found = async (q: string, alter?: Parameters<typeof sampleCatalogue>[0]) =>
  searchPage(await sampleCatalogue(alter), new URLSearchParams({ q }).toString());

test('casinos are found by name and by description, in any case', async () => {
  expect((await found('COPPER her')).casinos.map(({ slug }) => slug)).toEqual(['copper-heron']);
  const described = await found('unmistakable', (content) => {
    content.casinos.update('paper-kite', { description: 'It has an Unmistakable lobby.' });
  });
  expect(described.casinos.map(({ slug }) => slug)).toEqual(['paper-kite']);
});

test('posts are found by title and content, not by the names of their tags', async () => {
  expect((await found('read bonus terms')).posts[0]?.slug).toBe('how-to-read-bonus-terms');
  expect((await found('paragraph 14')).posts[0]?.slug).toBe('how-to-read-bonus-terms');
  expect((await found('blockquote')).count).toBe(0);
});

test('results are counted by kind and in total', async () => {
  const { count, countText, casinoCount, postCount, groups } = await found('a');
  const others = groups.reduce((sum, group) => sum + group.count, 0);
  expect(others).toBeGreaterThan(0);
  expect(count).toBe(casinoCount + postCount + others);
  expect(countText).toBe(`${count} results`);
  expect((await found('copper heron')).countText).toMatch(/^\d+ results?$/);
});

test('a long result has pages, casinos before posts, and each page shows the total', async () => {
  const alter: Parameters<typeof sampleCatalogue>[0] = (content) => {
    for (let i = 1; i <= 30; i++) {
      content.casinos.insert({ slug: `fox-${i}`, name: `Fox ${i}`, description: 'Quick.' });
    }
  };
  const catalogue = await sampleCatalogue(alter);
  const first = searchPage(catalogue, 'q=fox');
  const second = searchPage(catalogue, 'q=fox&page=2');
  expect([first.casinos.length, first.casinoCount, first.pager?.pages]).toEqual([24, 30, 2]);
  expect([second.casinos.length, second.casinoCount]).toEqual([6, 30]);
  expect(first.pager?.next).toBe('/search?q=fox&page=2');
});

test('a search without results shows the specified words and three casinos with good ratings', async () => {
  const { count, emptyState, alternatives } = await found('zzzz');
  expect(count).toBe(0);
  expect(emptyState).toEqual({
    title: 'No results found',
    text: 'Try searching with different keywords',
  });
  expect(alternatives).toHaveLength(3);
  expect(alternatives.every(({ blacklist }) => blacklist === undefined)).toBe(true);
});

test('a search for blanks finds nothing and asks for words', async () => {
  expect(await found('   ')).toMatchObject({
    query: '',
    count: 0,
    emptyState: { title: 'What are you looking for?' },
  });
});

test('a missing excerpt is the first 200 characters of the text, without tags', async () => {
  const catalogue = await sampleCatalogue();
  const [post] = catalogue.posts;
  if (post === undefined) throw new Error('The sample has no post');
  const content = `<p>${'word '.repeat(100)}</p>` as never;
  const { posts } = searchPage({ ...catalogue, posts: [{ ...post, content, excerpt: '' }] }, 'q=word');
  expect(posts[0]?.excerpt).toBe(`${'word '.repeat(40)}…`);
});

test('a page of results is not for search engines', async () => {
  expect((await found('a')).head.isIndexed).toBe(false);
});

test('a mistyped name gets a link to the closest match; a word without a close match gets none', async () => {
  for (const [typed, meant] of [
    ['coper heron', 'Copper Heron'],
    ['lantrn', 'Lantern'],
    ['wageirng terms', 'wagering terms'],
    ['zzzzzz', undefined],
    ['zz', undefined],
  ] as const) {
    const { count, suggestion: said } = await found(typed);
    expect([typed, count]).toEqual([typed, 0]);
    const words = meant === undefined ? undefined : `/search?${new URLSearchParams({ q: meant })}`;
    expect(said?.href, typed).toBe(words);
  }
  expect(await found('copper')).not.toHaveProperty('meant');
});

const named: Parameters<typeof sampleCatalogue>[0] = (content) => {
  for (const [slug, name] of [
    ['labedz', 'Łabędź Casino'],
    ['xrysi', 'Χρυσή Τύχη'],
    ['tui', 'Tūī Palace'],
  ] as const) {
    content.casinos.insert({ slug, name, description: 'A place.', paymentMethods: ['Przelewy24'] });
  }
};

test.each(['labedz', 'xrysi', 'tui', 'palace tui', 'lavedz'])(
  '%s finds the name in its own letters',
  async (q) => {
    const { casinos, alternatives } = await found(q, named);
    const [first] = [...casinos, ...alternatives];
    expect(['labedz', 'xrysi', 'tui']).toContain(first?.slug);
  },
);

test('a casino that contains the words as typed comes before one in other letters', async () => {
  const { casinos } = await found('tui', (content, ...rest) => {
    named(content, ...rest);
    content.casinos.insert({ slug: 'other', name: 'Aardvark', description: 'Owned by TUI.', rating: 1 });
  });
  expect(casinos.map(({ slug }) => slug)).toEqual(['other', 'tui']);
});

test('payment methods, providers, bonuses, games and pages are found by name, with casinos that have them', async () => {
  const catalogue = await sampleCatalogue(named);
  const kindsOf = (q: string) => searchPage(catalogue, new URLSearchParams({ q }).toString()).groups;
  const [payments] = kindsOf('przelewy');
  expect(payments).toMatchObject({ kind: 'payments', count: 1 });
  expect(payments?.topics[0]).toMatchObject({ title: 'Przelewy24', text: '3 casinos' });
  expect(payments?.topics[0]?.casinos.map(({ href }) => href)).toContain('/casino/tui');
  const [game] = catalogue.games;
  const [provider] = catalogue.casinos.flatMap(({ gameProviders }) => gameProviders);
  const [page] = catalogue.pages.values();
  const [bonus] = catalogue.bonuses;
  expect(kindsOf(game?.name ?? '').map(({ kind }) => kind)).toContain('games');
  expect(kindsOf(provider ?? '').map(({ kind }) => kind)).toContain('providers');
  expect(kindsOf(page?.title ?? '').map(({ kind }) => kind)).toContain('pages');
  expect(kindsOf(bonus?.title ?? '').map(({ kind }) => kind)).toContain('bonuses');
});

test('what is typed so far suggests casinos before other kinds, and a typo the closest spelling', async () => {
  const catalogue = await sampleCatalogue(named);
  expect(searchSuggestions(catalogue, 'q=lab')[0]).toEqual({
    title: 'Łabędź Casino',
    kind: 'Casino',
    href: '/casino/labedz',
  });
  expect(searchSuggestions(catalogue, 'q=coper+heron')[0]?.href).toBe('/casino/copper-heron');
  expect(searchSuggestions(catalogue, 'q=przel').map(({ kind }) => kind)).toEqual(['Payment method']);
  expect(searchSuggestions(catalogue, 'q=')).toEqual([]);
});

/** A store of somebody's own, with the words of the trade in its texts. */
const ownTexts: Parameters<typeof sampleCatalogue>[0] = (content) => {
  content.casinos.insert({
    ...{ slug: 'spinner', name: 'Spinner', description: 'Ten free spins a week, and no limit on them.' },
    ...{ paymentMethods: ['Neteller'], countries: ['FI'] },
  });
  content.bonuses.insert({
    ...{
      title: 'Weekly Free Spins',
      casino: 'Spinner',
      category: 'reload',
      wagering: 'No wagering requirements',
    },
  });
  content.posts.insert({
    ...{ slug: 'spins', title: 'What spins cost', excerpt: 'A look.', isPublished: true },
    content:
      '<p>Free money does not exist: <em>wagering</em> eats it, and no spins change that. A withdrawal takes days.</p>',
  });
};

test('words that stand apart find casinos by what they offer, posts by their texts and bonuses by their terms', async () => {
  const bonuses = async (q: string) => {
    const { groups } = await found(q, ownTexts);
    const titles = groups.find(({ kind }) => kind === 'bonuses')?.topics.map(({ title }) => title) ?? [];
    return titles.filter((title) => title === 'Weekly Free Spins').length;
  };
  const { casinos, posts } = await found('free spins no wagering', ownTexts);
  expect(posts.map(({ slug }) => slug)).toEqual(['spins']);
  expect(casinos.map(({ slug }) => slug)).not.toContain('spinner');
  expect(await bonuses('free spins no wagering')).toBe(1);
  expect(await bonuses('spinner spins')).toBe(1);
  expect(await bonuses('free spins deposit')).toBe(0);
  expect((await found('week neteller', ownTexts)).casinos.map(({ slug }) => slug)).toEqual(['spinner']);
  // A word begins where it is found: `no` is not in `casino`.
  expect((await found('ino spins', ownTexts)).count).toBe(0);
});

test('a mistyped word of the texts, or of a country, leads to the word that was meant', async () => {
  const meant = async (q: string) => (await found(q, ownTexts)).suggestion?.href;
  expect(await meant('withdrawl')).toBe('/search?q=withdrawal');
  expect(await meant('finnland')).toBe('/search?q=Finland');
  const catalogue = await sampleCatalogue(ownTexts);
  expect(searchSuggestions(catalogue, 'q=withdrawl')).toEqual([
    { title: 'Did you mean withdrawal?', kind: 'Search results', href: '/search?q=withdrawal' },
  ]);
  expect(searchSuggestions(catalogue, 'q=finnland')[0]?.href).toBe('/casinos-by-country/country/fi');
  expect(nearPages(catalogue, '/withdrawl')).toEqual([]);
});
