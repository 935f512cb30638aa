import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { PER_PAGE } from '../../rules/list-pages.js';
import { normalizeBaseUrl } from '../base-url.js';
import { canonicalElsewhere } from '../canonical-elsewhere.js';
import type { ListContent } from '../content-sum.js';
import { escapeXml } from '../escape-xml.js';
import { listContent, listParams } from '../list-content.js';
import { publicRecords } from '../public-records.js';
import { resolveUrl } from '../resolve-url.js';
import { type QueryParam, routeAddress } from '../route-queries.js';
import { ROUTE_ENTRIES, type Route, routePath } from '../routes.js';
import { parseUrlPath } from '../url-path.js';

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

/**
 * All public pages with their last changes, list pages first; a list page has the date of its latest record. None for sample
 * content, which search engines are told not to index.
 */
export function sitemapEntries(catalogue: PublicCatalogue, baseUrl: string): SitemapEntry[] {
  if (catalogue.settings.isSample) return [];
  const base = normalizeBaseUrl(baseUrl);
  const entries: SitemapEntry[] = [];
  for (const { address, lastmod } of [...listPages(catalogue), ...recordPages(catalogue)]) {
    const { path, query } = parseUrlPath(address);
    // A redirected URL is not a page.
    if (resolveUrl(catalogue, path, query).kind !== 'page') continue;
    entries.push({ loc: `${base}${address}`, ...(lastmod === '' ? {} : { lastmod }) });
  }
  return entries;
}

interface DatedAddress {
  address: string;
  lastmod: string;
}

/** The routes without a record, with the pages of their choices. */
function* listPages(catalogue: PublicCatalogue): Generator<DatedAddress> {
  const { casinos, bonuses, games, posts } = catalogue;
  const lastUpdates = {
    casinos: latestUpdate(casinos),
    bonuses: latestUpdate(bonuses),
    games: latestUpdate(games),
    posts: latestUpdate(posts),
  };
  for (const [kind, { lists }] of ROUTE_ENTRIES) {
    if (lists === undefined) continue;
    const content = listContent(catalogue, { kind });
    const [lastmod = ''] = lists
      .map((name) => lastUpdates[name])
      .sort()
      .reverse();
    if (content?.count === 0) continue;
    yield* numberedPages({ kind }, new Map(), { count: 0, ...content, updatedAt: lastmod });
    for (const { name, parts } of listParams(kind)) {
      for (const { value, ...part } of parts(catalogue)) {
        if (part.count > 0) yield* numberedPages({ kind }, new Map([[name, value]]), part);
      }
    }
  }
}

function* recordPages(catalogue: PublicCatalogue): Generator<DatedAddress> {
  for (const [kind, { record }] of ROUTE_ENTRIES) {
    if (record === undefined) continue;
    for (const { slug, updatedAt, isHiddenFromSearch, canonicalUrl } of publicRecords(catalogue, record)) {
      const route = { kind, slug };
      if (isHiddenFromSearch === true) continue;
      if (canonicalElsewhere(catalogue.settings, routePath(route), canonicalUrl) !== undefined) continue;
      const content = listContent(catalogue, route);
      if (content?.count === 0) continue;
      yield* numberedPages(route, new Map(), { count: 0, ...content, updatedAt });
    }
  }
}

/** The pages of a list: the first, and those with a number. */
function* numberedPages(
  route: Route,
  asked: ReadonlyMap<QueryParam, string>,
  { count, paged = count, updatedAt }: ListContent,
): Generator<DatedAddress> {
  yield { address: routeAddress(route, asked), lastmod: updatedAt };
  for (let page = 2; page <= Math.ceil(paged / PER_PAGE); page++) {
    yield { address: routeAddress(route, new Map([...asked, ['page', String(page)]])), lastmod: updatedAt };
  }
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
