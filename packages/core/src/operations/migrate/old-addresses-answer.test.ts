import { beforeEach, expect, test } from 'vitest';
import type { Perform } from '../../perform.js';
import { oldAddresses } from '../../wordpress/reading/old-addresses.js';
import { wxr } from '../../wordpress/testing/wxr.js';
import { operations as op } from '../registry.js';
import { bytesOf } from '../testing/backup-text.js';
import { memoryPerform } from '../testing/memory-store.js';

let perform: Perform;
beforeEach(async () => {
  perform = memoryPerform();
  await perform(op['settings.set'], { changes: { siteBaseUrl: 'https://new.example' } });
});

const UPLOADS = 'https://old.example/wp-content/uploads';
const SITE = {
  authors: { noor: 'Noor Hale' },
  terms: [
    [3, 'category', 'news', 'News'],
    [4, 'category', 'slots', 'Slots', 'news'],
    [5, 'post_tag', 'owl', 'Owl'],
    [6, 'category', 'empty', 'Empty'],
  ] as [number, string, string, string, string?][],
  items: [
    {
      ...{ id: 1, slug: 'fox', title: 'Fox', author: 'noor' },
      terms: { 'category slots': 'Slots', 'post_tag owl': 'Owl' },
      content:
        '<a href="https://old.example/thema/news/">N</a> <a href="/thema/news/slots">S</a> <a href="/2019/05/den/">D</a>',
    },
    { id: 2, slug: 'den', title: 'Den', author: 'noor' },
    {
      ...{ id: 7, type: 'attachment', parent: 1, attachment: `${UPLOADS}/fox.png` },
      link: 'https://old.example/2019/05/fox/picture/',
    },
    { id: 8, type: 'attachment', attachment: `${UPLOADS}/own.png`, link: 'https://old.example/own-picture/' },
    {
      id: 9,
      type: 'attachment',
      attachment: `${UPLOADS}/lost.png`,
      link: 'https://old.example/lost-picture/',
    },
  ],
};

async function migrate(more: object = {}) {
  return perform(op['migrate.wordpress'], { source: bytesOf(wxr(SITE)), ...more });
}

/** Where old addresses lead, by one redirect. */
async function answers(addresses: readonly string[]): Promise<Record<string, string>> {
  const { records } = (await perform(op['migrate.verify'], { addresses: [...addresses] })).result;
  return Object.fromEntries(
    records.map(({ address, outcome, to }) => [address, outcome === 'one-hop' ? to : outcome]),
  );
}

test('queries that name categories, tags, authors, attachments and feeds lead where their pages lead', async () => {
  await migrate();
  const expected = {
    '/?cat=4': '/blog/category/slots',
    '/?cat=6': '/blog',
    '/?tag=owl': '/blog/tag/owl',
    '/?author=1': '/authors/noor-hale',
    '/?attachment_id=7': '/blog/fox',
    '/?feed=rss2': '/feed.xml',
    '/?feed=comments-rss2': '/feed.xml',
    '/?cat=5': 'to-home',
  };
  expect(await answers(Object.keys(expected))).toEqual(expected);
});

test('further pages and feeds of categories, tags and authors lead to their lists, and comment feeds to the article', async () => {
  await migrate();
  const expected = {
    '/category/news/slots/page/3/': '/blog/category/slots',
    '/category/news/slots/feed/': '/blog/category/slots',
    '/tag/owl/feed/': '/blog/tag/owl',
    '/author/noor/page/2/': '/authors/noor-hale',
    '/author/noor/feed/': '/authors/noor-hale',
    '/2019/05/fox/feed/': '/blog/fox',
    '/2019/05/fox/comment-page-2/': '/blog/fox',
    '/comments/feed/': '/feed.xml',
  };
  expect(await answers(Object.keys(expected))).toEqual(expected);
});

test('the words before categories are found by the links of texts, or told', async () => {
  await migrate();
  const found = {
    '/thema/news/slots/': '/blog/category/slots',
    '/thema/empty': '/blog',
    '/stichwort/owl': 'missing',
  };
  expect(await answers(Object.keys(found))).toEqual(found);
  const posts = (await perform(op['posts.list'], {})).result.records;
  expect(posts.find(({ slug }) => slug === 'fox')?.content).toContain('href="/blog/category/slots"');
  await migrate({ tagBase: 'stichwort', force: true });
  expect(await answers(['/stichwort/owl/', '/tag/owl/'])).toEqual({
    '/stichwort/owl/': '/blog/tag/owl',
    '/tag/owl/': '/blog/tag/owl',
  });
});

test('with no word before them categories lead on, but never from an address of a page of ours', async () => {
  await migrate({ categoryBase: '.' });
  expect(await answers(['/news', '/news/slots/', '/news/slots/page/2'])).toEqual({
    ...{ '/news': 'page', '/news/slots/': '/blog/category/slots' },
    '/news/slots/page/2': '/blog/category/slots',
  });
  await expect(migrate({ categoryBase: 'a b' })).rejects.toMatchObject({ code: 'usage' });
});

test('pages of attachments lead to their article, else to the picture, once it is in the library', async () => {
  await migrate();
  const pages = ['/2019/05/fox/picture/', '/own-picture/', '/?attachment_id=8', '/lost-picture/'];
  expect(await answers(pages)).toEqual({
    ...{ '/2019/05/fox/picture/': '/blog/fox', '/own-picture/': 'missing' },
    ...{ '/?attachment_id=8': 'to-home', '/lost-picture/': 'missing' },
  });
  const source = '/wp-content/uploads/own.png';
  const target = `/media/${'a'.repeat(32)}.png`;
  await perform(op['redirects.add'], {
    record: { source, regex: '^/wp-content/uploads/own\\.png$', target },
  });
  await migrate({ force: true });
  const { hops } = (await perform(op['redirects.test'], { url: '/own-picture/' })).result;
  expect(hops.map(({ to }) => to)).toEqual([target]);
  expect((await perform(op['redirects.test'], { url: '/?attachment_id=8' })).result.to).toBe(target);
});

test('what stands below an article that leads on needs no redirect of its own', async () => {
  await migrate();
  const sources = (await perform(op['redirects.list'], {})).result.records.map(({ source }) => source);
  expect(sources).toContain('/2019/05/fox');
  expect(sources).not.toContain('/2019/05/fox/picture');
});

test('a proof asks for each of them', async () => {
  const asked: string[] = [];
  for await (const address of oldAddresses(wxr(SITE))) asked.push(address.replace('https://old.example', ''));
  expect(asked).toEqual(
    expect.arrayContaining([
      ...['/author/noor/', '/author/noor/feed/', '/?author=1', '/category/news/', '/category/news/feed/'],
      ...['/?cat=4', '/tag/owl/', '/?tag=owl', '/own-picture/', '/?attachment_id=9'],
    ]),
  );
  await migrate();
  const lost = Object.entries(await answers(asked)).filter(([, to]) => !to.startsWith('/'));
  expect(lost.map(([address]) => address)).toEqual([
    ...['/wp-content/uploads/fox.png', '/own-picture/', '/?attachment_id=8', '/wp-content/uploads/own.png'],
    ...['/lost-picture/', '/?attachment_id=9', '/wp-content/uploads/lost.png'],
  ]);
});
