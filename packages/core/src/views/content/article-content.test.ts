import { beforeAll, expect, test } from 'vitest';
import { catalogueIn } from '../../model/markets/catalogue-in.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { sanitizeHtml } from '../../values/html/safe-html.js';
import { feedXml } from '../feed/atom-feed.js';
import { getView } from '../views.js';
import { articleContent } from './article-content.js';
import { sanitizedContent } from './sanitized-content.js';

type Content = Parameters<NonNullable<Parameters<typeof sampleCatalogue>[0]>>[0];

const block = (name: string, record: string, inner = '') =>
  `<figure data-block="${name}" data-record="${record}">${inner}</figure>`;
const LINK = '<a href="/casino/aurora">Aurora</a>';
const AURORA = {
  ...{ slug: 'aurora', name: 'Aurora', description: 'North.', visitUrl: 'https://aurora.example/in' },
};

/** The ids of what the tests add. */
const ids: Record<'casino' | 'other' | 'bonus' | 'toplist', string> = {} as never;

/** A catalogue with a casino, its bonus and a toplist, and what a test changes of them. */
async function withAurora(change: (content: Content) => void = () => {}): Promise<PublicCatalogue> {
  return sampleCatalogue((content) => {
    ids.casino = content.casinos.insert(AURORA).id;
    ids.other = content.casinos.getBySlug('copper-heron')?.id ?? '';
    ids.bonus = content.bonuses.insert({
      ...{ casinoId: ids.casino, casino: 'Aurora', title: 'Ten spins', wagering: '20x' },
      visitUrl: 'https://aurora.example/spins',
    }).id;
    ids.toplist = content.toplists.insert({ slug: 'of-all', title: 'Of all', query: '' }).id;
    change(content);
  });
}

let catalogue: PublicCatalogue;
beforeAll(async () => {
  catalogue = await withAurora();
});

const partsOf = (html: string, within = catalogue) => articleContent(within, html).parts;

test('a text without blocks is what it was, and has no parts', () => {
  const html =
    '<h3>A</h3><p>B <a href="https://aurora.example/in">C</a></p><figure><img src="/a.png" alt="A"></figure>';
  expect(articleContent(catalogue, html)).toEqual(sanitizedContent(catalogue, html));
});

test('blocks are cards of the catalogue, in their places, and the page says that it has offers', () => {
  const html = `<h2>One</h2><p>A</p>${block('casino-card', ids.casino, LINK)}<h3>Two</h3>${block('bonus', ids.bonus)}<p>B</p>${block('toplist', ids.toplist)}`;
  const { parts, hasOffers, content } = articleContent(catalogue, html);
  expect(hasOffers).toBe(true);
  expect(parts).toMatchObject([
    { type: 'text', html: '<h2>One</h2><p>A</p>' },
    { type: 'casino-card', heading: 'h3', card: { name: 'Aurora', visit: { label: 'Aurora' } } },
    { type: 'text', html: '<h3>Two</h3>' },
    { type: 'bonus', heading: 'h4', card: { title: 'Ten spins', claim: { label: 'Ten spins' } } },
    { type: 'text', html: '<p>B</p>' },
    { type: 'toplist', title: 'Of all', href: '/best-casinos/of-all' },
  ]);
  const list = parts?.at(-1);
  expect(list?.type === 'toplist' ? list.casinos.map(({ rank }) => rank) : []).toEqual([1, 2, 3, 4]);
  expect(content).toBe(
    '<h2>One</h2><p>A</p><p><a href="/casino/aurora">Aurora</a></p><h3>Two</h3>' +
      '<p><a href="/casino/aurora">Aurora: Ten spins (Wagering: 20x)</a></p><p>B</p><p><a href="/best-casinos/of-all">Of all</a></p>',
  );
});

test('two to four casinos are compared; one that is gone is left out, and one alone is no comparison', () => {
  const both = block('comparison', `${ids.casino} ${ids.other}`);
  expect(partsOf(both)).toMatchObject([
    { type: 'comparison', casinos: [{ slug: 'aurora' }, { slug: 'copper-heron' }] },
  ]);
  const three = block('comparison', `no-such ${ids.casino} ${ids.other}`);
  expect(partsOf(three)).toMatchObject([{ casinos: [{ slug: 'aurora' }, { slug: 'copper-heron' }] }]);
  expect(articleContent(catalogue, `<p>A</p>${block('comparison', `${ids.casino} ${ids.casino}`)}`)).toEqual({
    content: '<p>A</p>',
    hasOffers: false,
  });
});

test('a block without an id is of the casino that its link leads to, also after a rename', async () => {
  const written = `<figure data-block="casino-card">${LINK}</figure>`;
  expect(partsOf(written)).toMatchObject([{ card: { slug: 'aurora' } }]);
  const renamed = await withAurora((content) => {
    content.casinos.update(ids.casino, { slug: 'borealis', name: 'Borealis' });
    content.redirects.insert({ source: '/casino/aurora', target: '/casino/borealis' });
  });
  for (const html of [written, block('casino-card', ids.casino, LINK)])
    expect(partsOf(html, renamed)).toMatchObject([{ card: { slug: 'borealis', name: 'Borealis' } }]);
});

test('of a blacklisted casino the notice is shown, and no link to it, in the feed neither', async () => {
  const changed = await withAurora((content) => {
    content.casinos.update(ids.casino, { isBlacklisted: true, blacklistDate: '2026-01-05' });
    const [first] = [...content.posts.all()];
    content.posts.update(first?.id ?? '', {
      content: `<p>A</p>${block('casino-card', ids.casino)}${block('bonus', ids.bonus)}`,
    });
    content.settings.set({ ...content.settings.get(), siteBaseUrl: 'https://site.example' });
  });
  const html = `${block('casino-card', ids.casino, LINK)}${block('bonus', ids.bonus)}`;
  const { parts, hasOffers } = articleContent(changed, html);
  expect(parts).toMatchObject([{ card: { blacklist: {} } }, { card: { blacklist: {} } }]);
  expect(hasOffers).toBe(false);
  expect(JSON.stringify(parts)).not.toContain('aurora.example');
  const feed = feedXml(changed) ?? '';
  expect(feed).toContain('&lt;a href="/casino/aurora"&gt;Aurora&lt;/a&gt;'.replaceAll('"', '&quot;'));
  expect(feed).not.toMatch(/aurora\.example|Ten spins|data-block/);
});

test.each([
  ['a deleted casino', (content: Content) => content.casinos.remove(ids.casino)],
  ['a withdrawn casino', (content: Content) => content.casinos.update(ids.casino, { isActive: false })],
] as const)('of %s a text shows nothing, and nothing broken', async (_, change) => {
  const changed = await withAurora((content) => void change(content));
  const html = `<p>A</p>${block('casino-card', ids.casino, LINK)}<p>B <a href="/casino/aurora" data-casino="${ids.casino}">C</a></p>`;
  expect(articleContent(changed, html)).toEqual({ content: '<p>A</p><p>B C</p>', hasOffers: false });
});

test('an ended bonus says so without a link, and a withdrawn one is not shown', async () => {
  const ended = await withAurora(
    (content) => void content.bonuses.update(ids.bonus, { validUntil: '2020-01-01' }),
  );
  expect(partsOf(block('bonus', ids.bonus), ended)).toMatchObject([{ card: { hasEnded: true } }]);
  expect(JSON.stringify(partsOf(block('bonus', ids.bonus), ended))).not.toContain('aurora.example');
  const withdrawn = await withAurora(
    (content) => void content.bonuses.update(ids.bonus, { withdrawnAt: '2026-01-05T00:00:00.000Z' }),
  );
  expect(partsOf(`<p>A</p>${block('bonus', ids.bonus)}`, withdrawn)).toBeUndefined();
});

test('where a market gets neither link nor offer of a casino, a text has none, and says so on the card', async () => {
  const withheld = await withAurora((content) => {
    content.markets.insert({ code: 'SE' });
    content.listings.insert({ slug: 'aurora-se', casinoId: ids.casino, market: 'SE', accepts: 'no' });
    content.casinos.update(ids.casino, { bonus: 'Ten spins' });
  });
  const inSweden = catalogueIn(withheld, 'SE');
  const html = `${block('casino-card', ids.casino)}${block('bonus', ids.bonus)}<p><a href="/casino/aurora" data-casino="${ids.casino}" data-to="visit">A</a></p>`;
  const { parts, hasOffers } = articleContent(inSweden, html);
  expect(parts).toMatchObject([
    { type: 'casino-card', card: { name: 'Aurora', withheldIn: expect.any(String) } },
    { type: 'text', html: '<p><a href="/casino/aurora">A</a></p>' },
  ]);
  expect(hasOffers).toBe(false);
  expect(JSON.stringify(parts)).not.toMatch(/aurora\.example|Ten spins/);
  expect(articleContent(withheld, html).hasOffers).toBe(true);
});

test.each([
  [
    'a name that no block has',
    '<figure data-block="script" data-record="x">A</figure>',
    '<figure data-record="x">A</figure>',
  ],
  [
    'a record that is no id',
    '<figure data-block="bonus" data-record="x&quot; onclick=&quot;y">A</figure>',
    '<figure data-block="bonus">A</figure>',
  ],
  [
    'an element that is no block',
    '<div data-block="bonus" data-record="x" data-x="y">A</div>',
    '<div>A</div>',
  ],
  [
    'a link with a name of code',
    '<a href="/x" data-casino="javascript:alert(1)" data-to="there">A</a>',
    '<a href="/x">A</a>',
  ],
])('of hostile attributes nothing is stored: %s', (_, html, stored) => {
  expect(sanitizeHtml(html)).toBe(stored);
});

test('a block within another is not shown, and one within another element is a plain link', () => {
  const within = block('casino-card', ids.casino, `${LINK}${block('bonus', ids.bonus)}`);
  expect(partsOf(within)).toMatchObject([{ type: 'casino-card' }]);
  expect(partsOf(within)).toHaveLength(1);
  expect(articleContent(catalogue, `<ul><li>${within}</li></ul>`)).toEqual({
    content: '<ul><li><p><a href="/casino/aurora">Aurora</a></p></li></ul>',
    hasOffers: false,
  });
  const inLink = `<a href="https://elsewhere.example/">${block('casino-card', ids.casino, 'A')}</a>`;
  const { content } = articleContent(catalogue, inLink);
  expect(content).toBe(sanitizeHtml(content));
});

test('a review shows the card of its own casino once, and of a toplist that names itself the list alone', async () => {
  const own = await withAurora((content) => {
    content.casinos.update(ids.casino, { detailedReview: `<p>A</p>${block('casino-card', ids.casino)}` });
    content.toplists.update(ids.toplist, { intro: `<p>A</p>${block('toplist', ids.toplist)}` });
  });
  const review = getView(own, 'review', { slug: 'aurora' });
  expect(review?.detailedParts?.map(({ type }) => type)).toEqual(['text', 'casino-card']);
  expect(getView(own, 'toplist', { slug: 'of-all' })?.intro).toBe(
    '<p>A</p><p><a href="/best-casinos/of-all">Of all</a></p>',
  );
});

test('a link that names a casino follows it: to its review, or to the casino', async () => {
  const review = `<a href="/casino/old#facts" data-casino="${ids.casino}">A</a>`;
  const visit = `<a href="/casino/aurora" data-casino="${ids.casino}" data-to="visit">A</a>`;
  const claim = `<a href="/casino/aurora" data-bonus="${ids.bonus}">A</a>`;
  const shown = (within: PublicCatalogue, html: string) => articleContent(within, html);
  expect(shown(catalogue, review)).toEqual({
    content: '<a href="/casino/aurora#facts">A</a>',
    hasOffers: false,
  });
  for (const [html, href, label] of [
    [visit, 'https://aurora.example/in', 'Aurora'],
    [claim, 'https://aurora.example/spins', 'Ten spins'],
  ] as const)
    expect(shown(catalogue, html)).toEqual({
      content: `<a href="${href}" rel="sponsored nofollow noopener" data-croupier-visit="aurora" data-croupier-label="${label}">A</a>`,
      hasOffers: true,
    });
  const moved = await withAurora((content) => {
    content.casinos.update(ids.casino, { visitUrl: 'https://new.example/' });
  });
  expect(shown(moved, visit).content).toContain('href="https://new.example/"');
  const barred = await withAurora((content) => {
    content.casinos.update(ids.casino, { isBlacklisted: true, blacklistDate: '2026-01-05' });
  });
  for (const html of [visit, claim])
    expect(shown(barred, html)).toEqual({ content: '<a href="/casino/aurora">A</a>', hasOffers: false });
});

test('a link that was written as the address of a review follows a rename too', async () => {
  const renamed = await withAurora((content) => {
    content.casinos.update(ids.casino, { slug: 'borealis' });
    content.redirects.insert({ source: '/casino/aurora', target: '/casino/borealis' });
  });
  const { content } = articleContent(renamed, '<p><a title="T" href="/casino/aurora">A</a></p>');
  expect(content).toBe('<p><a title="T" href="/casino/borealis">A</a></p>');
});

test('visits from a text are counted with their place in it', async () => {
  const counted = await withAurora((content) => {
    content.settings.set({ ...content.settings.get(), visitLinks: 'go' });
    const [first] = [...content.posts.all()];
    content.posts.update(first?.id ?? '', {
      slug: 'first',
      content: `<p>A</p>${block('casino-card', ids.casino)}${block('toplist', ids.toplist)}<p><a href="/casino/aurora" data-bonus="${ids.bonus}">B</a></p>`,
    });
  });
  const view = JSON.stringify(getView(counted, 'post', { slug: 'first' })?.parts);
  expect(view.match(/\/go\/[^"\\]+/g)).toEqual([
    '/go/aurora?from=post-first_parts-casino-card',
    expect.stringMatching(/from=post-first_parts-toplist-casinos-1$/),
    expect.stringMatching(/from=post-first_parts-toplist-casinos-2$/),
    expect.stringMatching(/from=post-first_parts-toplist-casinos-3$/),
    expect.stringMatching(/from=post-first_parts-toplist-casinos-4$/),
    `/go/aurora?offer=${ids.bonus}&from=post-first_parts-text`,
  ]);
});

const VIDEO =
  '<figure data-block="video" data-video="youtube:aaaaaaaaa_-"><a href="https://www.youtube.com/watch?v=aaaaaaaaa_-">Odds &amp; ends</a></figure>';

test('a video is named by its host and its id alone, and is a plain link where no players are', () => {
  const { parts, content, hasOffers } = articleContent(catalogue, `<p>A</p>${VIDEO}`);
  expect(hasOffers).toBe(false);
  expect(parts?.at(-1)).toEqual({
    type: 'video',
    host: 'youtube',
    title: 'Odds & ends',
    href: 'https://www.youtube.com/watch?v=aaaaaaaaa_-',
    player: 'https://www.youtube-nocookie.com/embed/aaaaaaaaa_-?autoplay=1',
    heading: 'h2',
  });
  expect(content).toBe(
    '<p>A</p><p><a href="https://www.youtube.com/watch?v=aaaaaaaaa_-">Odds &#38; ends</a></p>',
  );
});

test.each(['youtube:aaaaaaaaaaa/../x', 'evil:1', ''])('no other player comes into a page: %s', (video) => {
  const html = `<figure data-block="video" data-video="${video}"><a href="https://evil.example/">X</a></figure>`;
  expect(articleContent(catalogue, html)).toEqual({ content: '', hasOffers: false });
});

test('chosen games are cards that lead to play as offers, those that are gone are left out, and feeds name them', async () => {
  const games = catalogue.games.slice(0, 2);
  const [first, second] = games.map(({ id }) => id);
  const { parts, content, hasOffers } = articleContent(catalogue, block('games', `${first} gone ${second}`));
  expect(parts).toMatchObject([
    { type: 'games', heading: 'h2', games: games.map(({ id, name }) => ({ id, name })) },
  ]);
  expect(hasOffers).toBe(games.some(({ playUrl }) => playUrl !== undefined));
  expect(content).toContain(`<a href="/games">${games[0]?.name}</a>`);
  expect(partsOf(block('games', 'gone'))).toBeUndefined();
});
