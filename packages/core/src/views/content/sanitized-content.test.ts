import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { feedXml } from '../feed/atom-feed.js';
import { customPage } from '../pages/articles/custom-page.js';
import { postPage } from '../pages/articles/post.js';
import { reviewPage } from '../pages/review/review.js';
import { sanitizedContent } from './sanitized-content.js';

const catalogue = await sampleCatalogue();
const SPONSORED = 'rel="sponsored nofollow noopener"';

test.each([
  ['<a href="https://copper-heron.example/x">Go</a>', 'a casino'],
  ['<a href="https://Copper-Heron.EXAMPLE:443/x?a=1&amp;b=2" rel="noreferrer">Go</a>', 'another spelling'],
  ['<a title="a > b" rel="noopener" href="//copper-heron.example">Go</a>', 'a title that looks like an end'],
  ['<a href="https://games.saltbox-reels.example/moth">Go</a>', 'a game'],
])('a link in a text is sponsored if it links to an offer: %s (%s)', (html) => {
  const { content, hasOffers } = sanitizedContent(catalogue, `<p>${html}</p>`);
  expect(hasOffers).toBe(true);
  expect(content.match(/\brel=/g)).toEqual(['rel=']);
  expect(content).toContain(SPONSORED);
  expect(content).toMatch(/data-croupier-visit="[^"]*" data-croupier-label="[^"]*">Go<\/a><\/p>$/s);
});

test.each([
  '<a href="/casino/copper-heron">Review</a>',
  '<a href="https://elsewhere.example/?u=https://copper-heron.example/">Elsewhere</a>',
  '<p>https://copper-heron.example/ &#x3C;a href="https://copper-heron.example/"></p>',
])('a link that is not to an offer stays as it is: %s', (html) => {
  expect(sanitizedContent(catalogue, html)).toEqual({ content: html, hasOffers: false });
});

const aurora = (more: object = {}) => ({
  ...{
    slug: 'aurora',
    name: 'Aurora & Sons',
    description: 'North.',
    visitUrl: 'https://www.aurora.example/in',
  },
  ...more,
});
const BLACKLISTED = { isBlacklisted: true, blacklistDate: '2026-01-05' };
const WITHDRAWN = { isActive: false, retiredAt: '2026-01-05T00:00:00.000Z' };
const TEXT =
  '<p>To <a href="https://aurora.example/vip?x=1" title="a > b">Aurora <b>now</b></a>, or <a href="/help">help</a>.</p>';

test('a link to a listed casino names it for the count of clicks, on its host, one below, and through a redirect', async () => {
  const listed = await sampleCatalogue((content) => {
    content.casinos.insert(aurora());
    content.redirects.insert({ source: '/go/north', target: 'https://play.aurora.example/' });
  });
  for (const href of ['https://aurora.example/vip', 'http://de.aurora.example', '/go/north']) {
    const { content } = sanitizedContent(listed, `<a href="${href}">Go</a>`);
    expect(content).toBe(
      `<a href="${href}" ${SPONSORED} data-croupier-visit="aurora" data-croupier-label="Aurora &#38; Sons">Go</a>`,
    );
  }
  expect(sanitizedContent(listed, '<a href="https://notaurora.example">x</a>').hasOffers).toBe(false);
});

test.each([
  ['blacklisted', BLACKLISTED],
  ['withdrawn', WITHDRAWN],
])(
  'of a link to a %s casino the text stays, on every page, in the feed and in the footer',
  async (_, more) => {
    const changed = await sampleCatalogue((content) => {
      content.casinos.insert(aurora(more));
      content.redirects.insert({ source: '/go', target: 'https://aurora.example/' });
      const [first] = [...content.posts.all()];
      content.posts.update(first?.id ?? '', { content: TEXT });
      content.pages.update(content.pages.getBySlug('about')?.id ?? '', { content: TEXT });
      content.casinos.update('lantern-quay', {
        detailedReview: TEXT,
        sources: ['Aurora https://aurora.example/'],
      });
      const { content: words, sections } = content.homepage.get();
      content.homepage.set({ content: { ...words, footerCopyright: TEXT }, sections });
      content.settings.set({ ...content.settings.get(), siteBaseUrl: 'https://site.example' });
    });
    const text = '<p>To Aurora <b>now</b>, or <a href="/help">help</a>.</p>';
    const post = changed.posts.find(({ content }) => content.includes('aurora'));
    expect(postPage(changed, post?.slug ?? '')).toMatchObject({ content: text, hasOffers: false });
    const about = customPage(changed, 'about');
    expect(about).toMatchObject({ content: text, hasOffers: false });
    expect(about?.footer.copyright).toBe(text);
    expect(reviewPage(changed, 'lantern-quay')).toMatchObject({ detailedReview: text });
    expect(reviewPage(changed, 'lantern-quay')?.sources).toBeUndefined();
    expect(feedXml(changed)).not.toContain('aurora.example');
    expect(sanitizedContent(changed, '<a href="/go">there</a>').content).toBe('there');
  },
);

test('links are told apart behind the host of a network, by path and query', async () => {
  const shared = await sampleCatalogue((content) => {
    const at = (slug: string, visitUrl: string, more: object = {}) =>
      content.casinos.insert(aurora({ slug, name: slug, visitUrl, ...more }));
    at('bad', 'https://network.example/?brand=7&sub={subid}', BLACKLISTED);
    at('good', 'https://network.example/?brand=8');
    at('fine', 'https://network.example/fine');
  });
  const shown = (href: string) => sanitizedContent(shared, `<a href="${href}">x</a>`).content;
  expect(shown('https://network.example/?sub=article&brand=7')).toBe('x');
  expect(shown('https://network.example/?brand=8&sub=article')).toContain('data-croupier-label="good"');
  expect(shown('https://network.example/fine')).toContain('data-croupier-label="fine"');
  expect(shown('https://network.example/contact')).toMatch(/sponsored .*data-croupier-label=""/);
});

test('a casino that was never shown bars no link', async () => {
  const hidden = await sampleCatalogue((content) => void content.casinos.insert(aurora({ isActive: false })));
  expect(sanitizedContent(hidden, TEXT).content).toBe(TEXT);
});

test('posts, pages and reviews mark their sponsored links, and report that they have offers', async () => {
  const text = '<p><a href="https://copper-heron.example/">Go</a></p>';
  const changed = await sampleCatalogue((content) => {
    const [first] = [...content.posts.all()];
    content.posts.update(first?.id ?? '', { content: text });
    content.pages.update(content.pages.getBySlug('about')?.id ?? '', { content: text });
    content.casinos.update('lantern-quay', { detailedReview: text });
  });
  const shown = postPage(changed, changed.posts[0]?.slug ?? '');
  expect([shown?.hasOffers, shown?.content.includes(SPONSORED)]).toEqual([true, true]);
  const page = customPage(changed, 'about');
  expect([page?.hasOffers, page?.content.includes(SPONSORED)]).toEqual([true, true]);
  expect(reviewPage(changed, 'lantern-quay')?.detailedReview).toContain(SPONSORED);
  expect(customPage(catalogue, 'about')?.hasOffers).toBe(false);
});
