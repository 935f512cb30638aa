import { expect, test } from 'vitest';
import { oldAddresses } from './old-addresses.js';

async function addresses(source: string, onSitemap?: (address: string) => void): Promise<string[]> {
  const found: string[] = [];
  for await (const one of oldAddresses(source, onSitemap && { onSitemap })) found.push(one);
  return found;
}

const COMMON = (asked: string, status = 200) =>
  `192.0.2.7 - - [10/Oct/2024:13:55:36 +0200] "${asked} HTTP/1.1" ${status} 2326`;
const COMBINED = (asked: string, browser: string, status = 200) =>
  `www.old.example:443 ${COMMON(asked, status)} "https://other.example/" "${browser}"`;
const FIREFOX = 'Mozilla/5.0 (X11; rv:132.0) \\"Gecko\\" Firefox/132.0';

test('of a log those addresses come that people got an answer for, each once', async () => {
  const log = [
    COMMON('GET /fox/'),
    COMMON('GET /fox/?utm_source=mail'),
    COMMON('GET /old%20news/', 301),
    COMMON('GET /?p=12&utm_source=mail', 302),
    COMMON('GET /never-there/', 404),
    COMMON('GET /broken/', 500),
    COMMON('POST /contact/'),
    COMMON('GET //other.example/'),
    COMMON('GET /wp-admin/edit.php'),
    COMMON('GET /wp-content/themes/owl/style.css?ver=6'),
    COMMON('GET /wp-content/uploads/2019/fox.png'),
    COMBINED('GET /for-people/', FIREFOX),
    COMBINED('GET /for-bots/', 'Mozilla/5.0 (compatible; Googlebot/2.1)'),
    '192.0.2.7 - - [10/Oct/2024:13:55:36 +0200] "\\x16\\x03\\x01" 400 226',
  ];
  const expected = ['/fox/', '/old%20news/', '/?p=12', '/wp-content/uploads/2019/fox.png', '/for-people/'];
  expect(await addresses(log.join('\n'))).toEqual(expected);
  expect(await addresses(`${[...log].reverse().join('\r\n')}\r\n`)).toEqual([
    ...['/for-people/', '/wp-content/uploads/2019/fox.png', '/?p=12', '/old%20news/'],
    '/fox/',
  ]);
});

test.each([
  ['Top pages,Clicks,Impressions,CTR,Position', ','],
  ['Die häufigsten Seiten,Klicks,Impressionen,CTR,Position', ','],
  ['Seite;Klicks;Impressionen;CTR;Position', ';'],
])('of a table with the header %s the pages come', async (header, mark) => {
  const rows = ['https://old.example/fox/', '"https://old.example/a,b;c/"', ''].map((page) =>
    [page, '7', '90', '7.8%', '3.2'].join(mark),
  );
  expect(await addresses([header, ...rows].join('\n'))).toEqual([
    'https://old.example/fox/',
    'https://old.example/a,b;c/',
  ]);
});

test('of a table with one column of addresses that column is taken, wherever it stands', async () => {
  expect(await addresses('Kind,Where,Note\npost,/fox,see /owl\npage,/owl,\n')).toEqual(['/fox', '/owl']);
});

test('of several columns of addresses that is taken whose name says so, and else none', async () => {
  expect(await addresses('Referrer,Page\nhttps://a.example/,/fox\nhttps://b.example/,/owl\n')).toEqual([
    '/fox',
    '/owl',
  ]);
  await expect(addresses('from,to\n/a,/b\n/c,/d\n')).rejects.toThrow(
    'Several columns of the file have addresses: from, to',
  );
});

test('a list of addresses is one, with and without a header', async () => {
  expect(await addresses('Address\n/fox\nhttps://old.example/owl\n')).toEqual([
    '/fox',
    'https://old.example/owl',
  ]);
  expect(await addresses('/fox,7\n/owl,3\n')).toEqual(['/fox', '/owl']);
});

test('an index of sitemaps has no addresses itself, and names its sitemaps', async () => {
  const named: string[] = [];
  const index =
    '<?xml version="1.0"?><sitemapindex><sitemap><loc>https://old.example/post-sitemap.xml</loc></sitemap></sitemapindex>';
  expect(await addresses(index, (address) => named.push(address))).toEqual([]);
  expect(named).toEqual(['https://old.example/post-sitemap.xml']);
});
