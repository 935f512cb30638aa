import type { PublicCatalogue } from '../model/public-catalogue.js';
import { isOnToplist } from '../rules/facets/toplist-query.js';
import { normalizeBaseUrl } from './base-url.js';
import { escapeXml } from './escape-xml.js';
import { publicRecords } from './public-records.js';
import { resolveUrl } from './resolve-url.js';
import { ROUTE_ENTRIES, type Route, routePath } from './routes.js';

/** Maximum number of URLs in one sitemap, per the sitemap protocol. */
const MAX_URLS_PER_SITEMAP = 50_000;

/** A URL in a sitemap. */
export interface SitemapEntry {
  /** The absolute URL. */
  loc: string;
  /** The last change: ISO 8601 or a day; absent for an empty list. */
  lastmod?: string;
  changefreq?: 'weekly';
  priority?: string;
}

/** The entries of the basic sitemap, dated `today` (YYYY-MM-DD). */
export function basicSitemapEntries(baseUrl: string, today: string): SitemapEntry[] {
  return ROUTE_ENTRIES.filter(([, { basicSitemap }]) => basicSitemap).map(([kind, { pattern }]) => ({
    loc: `${normalizeBaseUrl(baseUrl)}${pattern}`,
    lastmod: today,
    changefreq: 'weekly',
    priority: kind === 'home' ? '1.0' : '0.8',
  }));
}

/** All public pages with their last changes, list pages first; a list page has the date of its latest record. */
export function sitemapEntries(catalogue: PublicCatalogue, baseUrl: string): SitemapEntry[] {
  const base = normalizeBaseUrl(baseUrl);
  const { casinos, bonuses, games, posts } = catalogue;
  const lastUpdates = {
    casinos: latestUpdate(casinos),
    bonuses: latestUpdate(bonuses),
    games: latestUpdate(games),
    posts: latestUpdate(posts),
  };
  const lists: DatedRoute[] = [];
  const records: DatedRoute[] = [];
  for (const [kind, { lists: names, record: collection }] of ROUTE_ENTRIES) {
    if (names !== undefined) {
      const [lastmod = ''] = names
        .map((name) => lastUpdates[name])
        .sort()
        .reverse();
      lists.push({ route: { kind }, lastmod });
    }
    if (collection === undefined) continue;
    for (const { slug, updatedAt } of publicRecords(catalogue, collection)) {
      if (kind === 'toplist' && !holdsCasinos(catalogue, slug)) continue;
      records.push({ route: { kind, slug }, lastmod: updatedAt });
    }
  }
  return [...lists, ...records].flatMap(({ route, lastmod }) => {
    const path = routePath(route);
    // A redirected URL is not a page.
    if (resolveUrl(catalogue, path).kind !== 'page') return [];
    return [{ loc: `${base}${path}`, ...(lastmod === '' ? {} : { lastmod }) }];
  });
}

function holdsCasinos({ casinos, toplists }: PublicCatalogue, slug: string): boolean {
  return casinos.some(isOnToplist(toplists.get(slug)?.query ?? ''));
}

interface DatedRoute {
  route: Route;
  lastmod: string;
}

/** How many files the sitemap needs besides its index; 1 means that there is no index. */
export function sitemapPartCount(count: number): number {
  return Math.max(1, Math.ceil(count / MAX_URLS_PER_SITEMAP));
}

/** The path of a part, from 1. */
export function sitemapPartPath(part: number): string {
  return `/sitemap-${part}.xml`;
}

/** The part number in a path, 0 for the main sitemap; undefined for other paths. */
export function sitemapPartAt(path: string): number | undefined {
  if (path === '/sitemap.xml') return 0;
  const part = /^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(path)?.[1];
  return part === undefined ? undefined : Number(part);
}

/**
 * The XML of a sitemap. Part 0 is the whole sitemap, or its index if it is too long; parts from 1
 * are its files. Undefined if the part does not exist.
 */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  baseUrl: string,
  part = 0,
): Iterable<string> | undefined {
  const parts = sitemapPartCount(entries.length);
  if (part === 0 && parts > 1) return indexXml(entries, normalizeBaseUrl(baseUrl), parts);
  if (part > parts || (part > 0 && parts === 1)) return undefined;
  const start = part === 0 ? 0 : (part - 1) * MAX_URLS_PER_SITEMAP;
  return listXml(entries.slice(start, start + MAX_URLS_PER_SITEMAP));
}

function* listXml(entries: readonly SitemapEntry[]): Generator<string> {
  yield `${HEAD}<urlset xmlns="${SCHEMA}">\n`;
  for (const { loc, ...more } of entries) yield element('url', { loc, ...more });
  yield '</urlset>\n';
}

function* indexXml(entries: readonly SitemapEntry[], base: string, parts: number): Generator<string> {
  yield `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n`;
  for (let part = 1; part <= parts; part++) {
    const own = entries.slice((part - 1) * MAX_URLS_PER_SITEMAP, part * MAX_URLS_PER_SITEMAP);
    const last = own.reduce((most, { lastmod = '' }) => (lastmod > most ? lastmod : most), '');
    yield element('sitemap', {
      loc: base + sitemapPartPath(part),
      ...(last === '' ? {} : { lastmod: last }),
    });
  }
  yield '</sitemapindex>\n';
}

function element(name: string, { loc, lastmod, changefreq, priority }: SitemapEntry): string {
  const inner = Object.entries({ loc: escapeXml(loc), lastmod, changefreq, priority });
  const lines = inner.map(([tag, text]) => (text === undefined ? '' : `    <${tag}>${text}</${tag}>\n`));
  return `  <${name}>\n${lines.join('')}  </${name}>\n`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function latestUpdate(records: readonly { updatedAt: string }[]): string {
  return records.reduce((most, { updatedAt }) => (updatedAt > most ? updatedAt : most), '');
}
