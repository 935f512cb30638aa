import { describe, expect, test } from 'vitest';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { resolveUrl } from '../resolve-url.js';
import {
  basicSitemapEntries,
  type SitemapEntry,
  sitemapEntries,
  sitemapPartAt,
  sitemapXml,
} from './sitemap.js';

const BASE = 'https://guide.example';

function xmlOf(entries: SitemapEntry[], part = 0): string {
  const xml = sitemapXml(entries, BASE, part);
  return xml === undefined ? '' : [...xml].join('');
}

describe('the basic sitemap', () => {
  test('has the nine paths, weekly, with the root first, changed today', () => {
    expect(basicSitemapEntries('https://guide.example/', '2026-03-31')).toEqual(
      [
        '/',
        '/best-casinos',
        '/casinos-by-country',
        '/games',
        '/guides',
        '/blog',
        '/bonuses',
        '/reviews',
        '/blacklisted',
      ].map((path) => ({
        loc: `https://guide.example${path}`,
        lastmod: '2026-03-31',
        changefreq: 'weekly',
        priority: path === '/' ? '1.0' : '0.8',
      })),
    );
  });

  test('follows the sitemap protocol', () => {
    expect(xmlOf(basicSitemapEntries(BASE, '2026-03-31')).split('  <url>')[1]).toBe(
      [
        '',
        '    <loc>https://guide.example/</loc>',
        '    <lastmod>2026-03-31</lastmod>',
        '    <changefreq>weekly</changefreq>',
        '    <priority>1.0</priority>',
        '  </url>\n',
      ].join('\n'),
    );
  });
});

describe('the sitemap', async () => {
  const catalogue = await sampleCatalogue((content) => {
    content.casinos.insert({ slug: 'retired-rooster', name: 'R', description: 'x', isActive: false });
    content.pages.insert({ slug: 'secret-plans', title: 'S', content: '<p>x</p>' });
    content.pages.insert({ slug: 'moved-away', title: 'M', content: '<p>x</p>', isPublished: true });
    content.redirects.insert({ source: '/moved-away', target: '/about' });
    content.settings.set({ ...content.settings.get(), isSample: false });
  });
  const entries = sitemapEntries(catalogue, BASE);
  const paths = entries.map(({ loc }) => loc.slice(BASE.length));

  test('has one entry per page, all on one host', () => {
    for (const path of paths) expect([path, resolveUrl(catalogue, path).kind]).toEqual([path, 'page']);
    for (const { loc } of entries) expect(new URL(loc).origin).toBe(BASE);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/');
  });

  test('has every public casino and page, with its real last change', () => {
    for (const { slug, updatedAt } of catalogue.casinos) {
      expect(entries).toContainEqual({ loc: `${BASE}/casino/${slug}`, lastmod: updatedAt });
    }
    for (const { slug, updatedAt } of catalogue.pages.values()) {
      const entry = { loc: `${BASE}/${slug}`, lastmod: updatedAt };
      if (slug === 'moved-away') expect(entries).not.toContainEqual(entry);
      else expect(entries).toContainEqual(entry);
    }
    const casinos = catalogue.casinos.map(({ updatedAt }) => updatedAt).sort();
    expect(entries.find(({ loc }) => loc.endsWith('/best-casinos'))?.lastmod).toBe(casinos.at(-1));
  });

  test('has no private page, no redirected address and no account screen', () => {
    for (const path of ['/casino/retired-rooster', '/secret-plans', '/moved-away', '/login', '/search']) {
      expect(paths).not.toContain(path);
    }
  });

  test('of an empty site has no invented dates', async () => {
    const nothing = {
      ...{ casinos: [], bonuses: [], games: [], posts: [], pages: new Map(), toplists: new Map() },
      showcase: { ...catalogue.showcase, guides: { featured: [], beginner: [], advanced: [], safety: [] } },
    };
    const empty = sitemapEntries({ ...catalogue, ...nothing } as PublicCatalogue, `${BASE}//`);
    expect(empty).toEqual([{ loc: `${BASE}/` }]);
  });
});

describe('a long sitemap', () => {
  const many = (count: number): SitemapEntry[] =>
    Array.from({ length: count }, (_, i) => ({
      loc: `${BASE}/casino/casino-${i}`,
      lastmod: `2026-01-0${1 + Math.floor(i / 50_000)}T00:00:00.000Z`,
    }));
  const urlsIn = (xml: string) => xml.match(/<url>/g)?.length ?? 0;

  test('is one file up to 50,000 addresses', () => {
    const entries = many(50_000);
    expect(urlsIn(xmlOf(entries))).toBe(50_000);
    expect(sitemapXml(entries, BASE, 1)).toBeUndefined();
  });

  test('is an index of parts beyond that, with the latest change of each', () => {
    const entries = many(100_001);
    const index = xmlOf(entries);
    expect(index).toContain('<sitemapindex');
    expect(
      [...index.matchAll(/<loc>(.+)<\/loc>\n {4}<lastmod>(.+)<\/lastmod>/g)].map((m) => [m[1], m[2]]),
    ).toEqual([
      [`${BASE}/sitemap-1.xml`, '2026-01-01T00:00:00.000Z'],
      [`${BASE}/sitemap-2.xml`, '2026-01-02T00:00:00.000Z'],
      [`${BASE}/sitemap-3.xml`, '2026-01-03T00:00:00.000Z'],
    ]);
    expect([1, 2, 3].map((part) => urlsIn(xmlOf(entries, part)))).toEqual([50_000, 50_000, 1]);
    expect(sitemapXml(entries, BASE, 4)).toBeUndefined();
  });
});

test('XML special characters are escaped', () => {
  expect(xmlOf([{ loc: `${BASE}/?a=1&b=<'">` }])).toContain(
    `<loc>${BASE}/?a=1&amp;b=&lt;&apos;&quot;&gt;</loc>`,
  );
});

test.each([
  ['/sitemap.xml', 0],
  ['/sitemap-1.xml', 1],
  ['/sitemap-12.xml', 12],
  ['/sitemap-0.xml', undefined],
  ['/sitemap-01.xml', undefined],
  ['/sitemap-99999.xml', undefined],
  ['/sitemap', undefined],
])('the path %s is part %s', (path, part) => expect(sitemapPartAt(path)).toBe(part));
