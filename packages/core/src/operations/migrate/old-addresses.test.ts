import { expect, test } from 'vitest';
import { OLD_SITE, type TestSite, wxr } from '../../wordpress/testing/wxr.js';
import { operations as op } from '../registry.js';
import { bytesOf } from '../testing/backup-text.js';
import { memoryPerform } from '../testing/memory-store.js';

/** Where an address of an old site leads once it has moved in, hop by hop. */
async function leadsOf(site: TestSite): Promise<(address: string) => Promise<string[]>> {
  const perform = memoryPerform();
  await perform(op['migrate.wordpress'], { source: bytesOf(wxr(site)) });
  return async (url) => (await perform(op['redirects.test'], { url })).result.hops.map(({ to }) => to);
}

test('what stood below a page whose address stays leads to that page', async () => {
  const lead = await leadsOf({
    items: [
      { id: 1, type: 'page', slug: 'about', link: `${OLD_SITE}/about/` },
      { id: 2, slug: 'owl', link: `${OLD_SITE}/blog/owl/` },
    ],
  });
  for (const part of ['feed/', 'feed/rdf', 'page/2/', 'comment-page-3/', '2/', 'embed/']) {
    expect(await lead(`/about/${part}`)).toEqual(['/about']);
    expect(await lead(`/blog/owl/${part}`)).toEqual(['/blog/owl']);
  }
  expect(await lead('/about/')).toEqual([]);
  expect(await lead('/about/others')).toEqual([]);
});

test('the page of a category leads to its posts where its name has characters that WordPress writes as entities', async () => {
  const lead = await leadsOf({
    terms: [[2, 'category', 'news-more', 'News &amp; more']],
    items: [{ id: 1, slug: 'owl', terms: { 'category news-more': 'News &amp; more' } }],
  });
  expect(await lead('/category/news-more/')).toEqual(['/blog/category/news-more']);
});

test('a link of a text to the page of a picture leads to the article that shows it', async () => {
  const perform = memoryPerform();
  const items = [
    { id: 1, slug: 'owl', link: `${OLD_SITE}/owl/`, content: '<p>Owl</p>' },
    {
      id: 2,
      type: 'attachment',
      parent: 1,
      link: `${OLD_SITE}/owl/wing/`,
      attachment: `${OLD_SITE}/wing.jpg`,
    },
    { id: 3, slug: 'fox', content: '<p><a href="/owl/wing/">A</a> <a href="/?attachment_id=2">B</a></p>' },
  ];
  await perform(op['migrate.wordpress'], { source: bytesOf(wxr({ items })) });
  const { record } = (await perform(op['posts.show'], { record: 'fox' })).result;
  expect(record.content).toBe('<p><a href="/blog/owl">A</a> <a href="/blog/owl">B</a></p>');
});
