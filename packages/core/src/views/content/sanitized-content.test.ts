import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import { customPage } from '../pages/custom-page.js';
import { postPage } from '../pages/post.js';
import { reviewPage } from '../pages/review.js';
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
  expect(content).toMatch(/^<p><a .*>Go<\/a><\/p>$/s);
});

test.each([
  '<a href="/casino/copper-heron">Review</a>',
  '<a href="https://elsewhere.example/?u=https://copper-heron.example/">Elsewhere</a>',
  '<p>https://copper-heron.example/ &#x3C;a href="https://copper-heron.example/"></p>',
])('a link that is not to an offer stays as it is: %s', (html) => {
  expect(sanitizedContent(catalogue, html)).toEqual({ content: html, hasOffers: false });
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
