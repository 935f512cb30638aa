import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../sample/sample.js';
import type { Transaction } from '../../store/transaction.js';
import { blogPage } from '../pages/articles/blog.js';
import { reviewsPage } from '../pages/casinos/reviews.js';
import { feedPaths, feedXml } from './atom-feed.js';

const at = (siteBaseUrl: string) => (content: Transaction) =>
  content.settings.set({ ...content.settings.get(), siteBaseUrl });
const entriesOf = (feed = '') => feed.split('<entry>').slice(1);

test('the feed has the published posts, newest first, with absolute URLs', async () => {
  const feed = feedXml(await sampleCatalogue(at('https://site.example/')));
  expect(entriesOf(feed).map((entry) => /rel="alternate".* href="([^"]*)"/.exec(entry)?.[1])).toEqual([
    'https://site.example/blog/a-budget-that-holds',
    'https://site.example/blog/how-to-read-bonus-terms',
    'https://site.example/blog/why-brass-magpie-is-on-our-blacklist',
  ]);
  expect(feed).toContain(
    '<link rel="self" type="application/atom+xml" href="https://site.example/feed.xml"/>',
  );
  expect(feed).toContain('<title>CASINO GURU</title>');
  expect(feed).toContain('<author><name>Ines Valkama</name></author>');
  expect(feed).toContain('&lt;h2&gt;1. What the wagering multiplies&lt;/h2&gt;');
});

test('a post keeps its id when its address changes', async () => {
  const moved = await sampleCatalogue((content) => {
    at('https://site.example')(content);
    content.posts.update('a-budget-that-holds', { slug: 'a-new-address' });
  });
  const before = feedXml(await sampleCatalogue(at('https://site.example')));
  const idOf = (feed = '') => /<id>(urn:[^<]*)<\/id>/.exec(entriesOf(feed)[0] ?? '')?.[1];
  expect(idOf(before)).toMatch(/^urn:uuid:019fa000-/);
  expect(idOf(feedXml(moved))).toBe(idOf(before));
  expect(feedXml(moved)).toContain('/blog/a-new-address');
});

test('the feed is well-formed XML, whatever a post contains', async () => {
  const catalogue = await sampleCatalogue((content) => {
    at('https://site.example/a&b')(content);
    content.posts.update('a-budget-that-holds', {
      title: 'Less < more & "so" on ]]> 🎲',
      tags: ['<&">'],
    });
  });
  // No form accepts this, but a hand edit of the file can contain it.
  const excerpt = `a half ${'\uD800'}, a bell ${'\u0007'}, a gap ${'\uFFFF'}, a line\n.`;
  const feed = feedXml({ ...catalogue, posts: catalogue.posts.map((post) => ({ ...post, excerpt })) });
  expect(feed).toContain('<title>Less &lt; more &amp; &quot;so&quot; on ]]&gt; 🎲</title>');
  expect(feed).toContain('<category term="&lt;&amp;&quot;&gt;"/>');
  expect(feed).toContain('href="https://site.example/a&amp;b/feed.xml"');
  expect(feed).toContain('<summary>a half , a bell , a gap , a line\n.</summary>');
});

test('the feed has no drafts, and at most the thirty newest posts', async () => {
  const feed = feedXml(
    await sampleCatalogue((content) => {
      at('https://site.example')(content);
      const post = { excerpt: 'x', content: '<p>x</p>' };
      content.posts.insert({ ...post, slug: 'draft', title: 'Unfinished Thoughts' });
      for (let i = 10; i < 50; i++) {
        const publishedAt = `2026-06-05T00:00:00.0${i}Z`;
        content.posts.insert({
          ...post,
          slug: `post-${i}`,
          title: `Post ${i}`,
          isPublished: true,
          publishedAt,
        });
      }
    }),
  );
  const entries = entriesOf(feed);
  expect(entries).toHaveLength(30);
  expect(entries[0]).toContain('<title>Post 49</title>');
  expect(feed).not.toContain('Unfinished');
});

test('pages link to the feed; a site without an address or without posts has none', async () => {
  const catalogue = await sampleCatalogue(at('https://site.example'));
  expect(blogPage(catalogue).head.feed).toBe('/feed.xml');
  const nowhere = await sampleCatalogue();
  expect(feedXml(nowhere)).toBeUndefined();
  expect(blogPage(nowhere).head).not.toHaveProperty('feed');
  const empty = { ...catalogue, posts: [] };
  expect(feedXml(empty)).toBeUndefined();
  expect(blogPage(empty).head).not.toHaveProperty('feed');
});

test('reviews and each category of the blog have a feed of their own, which their pages name', async () => {
  const catalogue = await sampleCatalogue(at('https://site.example'));
  const paths = feedPaths(catalogue);
  expect(paths).toContain('/feed/reviews.xml');
  for (const path of paths) {
    const feed = feedXml(catalogue, path);
    expect(entriesOf(feed).length, path).toBeGreaterThan(0);
    expect(feed).toContain(`rel="self" type="application/atom+xml" href="https://site.example${path}"`);
  }
  const [{ category } = { category: '' }] = catalogue.posts;
  const page = blogPage(catalogue, new URLSearchParams({ category }).toString());
  const own = page.head.feed ?? '';
  expect(paths).toContain(own);
  expect(entriesOf(feedXml(catalogue, own)).every((entry) => entry.includes(`term="${category}"`))).toBe(
    true,
  );
  expect(reviewsPage(catalogue).head.feed).toBe('/feed/reviews.xml');
  expect(feedXml(catalogue, '/feed/reviews.xml')).toContain(
    'href="https://site.example/casino/copper-heron"',
  );
  expect(feedPaths(await sampleCatalogue())).toEqual([]);
  expect(feedXml(catalogue, '/feed/blog/nothing.xml')).toBeUndefined();
});
