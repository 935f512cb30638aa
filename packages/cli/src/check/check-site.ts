import type { CheckedPages, SiteFault } from '@croupier/core';
import { decodePath } from './own-address.js';
import { readPageFacts } from './page-facts.js';
import { pageFaults } from './page-faults.js';
import { type PageSummary, summarizePages } from './page-summaries.js';
import { type CheckedSite, NOTE_RULES } from './site-fault.js';

/** Checks every page of a site by itself and among the others. */
export async function checkSite(site: CheckedSite): Promise<CheckedPages> {
  const faults: SiteFault[] = [];
  const notes: SiteFault[] = [];
  const pages = new Map<string, PageSummary>();
  const { linkAt, summaryOf } = summarizePages(site.origin);
  const add = (page: string, rule: string, message: string) =>
    (NOTE_RULES.has(rule) ? notes : faults).push({ page, rule, message });
  for await (const { path, html } of site.pages) {
    const facts = readPageFacts(path, html);
    pages.set(path, summaryOf(facts));
    // A card in a frame is a part of a page.
    if (path.startsWith('/embed/')) continue;
    for (const [rule, message] of pageFaults(facts)) add(path, rule, message);
  }
  await checkLinks(site, pages, linkAt, add);
  const listed = await sitemapPaths(site);
  checkCanonicals(site, pages, listed, add);
  checkDoubles(pages, add);
  checkOrphans(pages, linkAt, add);
  await checkSearchEngines(site, pages, listed, add);
  return { pages: pages.size, faults, notes };
}

type AddFault = (page: string, rule: string, message: string) => void;
type Pages = ReadonlyMap<string, PageSummary>;

async function checkLinks(
  site: CheckedSite,
  pages: Pages,
  linkAt: (place: number) => string,
  add: AddFault,
): Promise<void> {
  const known = new Map<string, boolean>();
  const has = async (path: string) => {
    const before = known.get(path) ?? (pages.has(path) || (await site.has(path)));
    known.set(path, before);
    return before;
  };
  for (const [page, { links, files }] of pages) {
    for (const place of links) {
      const [path = '', fragment = ''] = linkAt(place).split('#');
      if (!(await has(path))) add(page, 'dead-link', `It links to ${path}, which is not there`);
      else if (path !== '/' && path.endsWith('/'))
        add(page, 'moved-link', `It links to ${path}, which leads on to ${path.slice(0, -1)}`);
      else if (fragment !== '' && pages.get(path)?.ids.has(fragment) === false)
        add(page, 'dead-anchor', `It links to #${fragment} of ${path}, which has no such part`);
    }
    for (const place of files) {
      const [path = ''] = linkAt(place).split('#');
      if (!(await has(path))) add(page, 'dead-file', `It loads ${path}, which is not there`);
    }
  }
}

type Listed = ReadonlySet<string> | undefined;

/** A page that the sitemap leaves out may name one of another site: staff say so of a text that stands there too. */
function checkCanonicals({ origin }: CheckedSite, pages: Pages, listed: Listed, add: AddFault): void {
  for (const [page, { canonical }] of pages) {
    if (canonical === undefined) continue;
    if (!/^https?:\/\//.test(canonical)) {
      add(page, 'canonical-relative', `Its canonical address ${canonical} is not whole`);
      continue;
    }
    const url = new URL(canonical);
    if (origin !== undefined && url.origin !== origin) {
      if (listed?.has(page) === false) continue;
      add(page, 'canonical-host', `Its canonical address ${canonical} is on another host`);
    } else if (!pages.has(decodePath(url.pathname)))
      add(page, 'canonical-dead', `Its canonical address ${canonical} is not there`);
    else if (url.search !== '')
      add(page, 'canonical-query', `Its canonical address ${canonical} has a query`);
  }
}

/** Pages of a list share a description; a page that names another as canonical shares all. */
function checkDoubles(pages: Pages, add: AddFault): void {
  for (const field of ['title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const [page, summary] of pages) {
      const { canonical, isIndexed: isListed } = summary;
      const text = summary[field];
      const isOwn =
        canonical === undefined || decodePath(new URL(canonical, 'https://site.invalid').pathname) === page;
      if (text === '' || !isOwn || !isListed || (field === 'description' && /\/page\/\d+$/.test(page)))
        continue;
      const other = first.get(text);
      if (other === undefined) first.set(text, page);
      else add(page, `${field}-shared`, `It has the ${field} of ${other}`);
    }
  }
}

function checkOrphans(pages: Pages, linkAt: (place: number) => string, add: AddFault): void {
  const linked = new Set<string>(['/', '/404']);
  const queue = ['/'];
  for (const page of queue) {
    for (const place of pages.get(page)?.links ?? []) {
      const path = linkAt(place)
        .replace(/#.*$/, '')
        .replace(/(.)\/$/, '$1');
      if (!linked.has(path)) queue.push(path);
      linked.add(path);
    }
  }
  for (const [page, { isIndexed: isListed, canonical }] of pages) {
    const isOwn =
      canonical !== undefined && decodePath(new URL(canonical, 'https://site.invalid').pathname) === page;
    if (isListed && isOwn && !linked.has(page)) add(page, 'orphan', 'No link leads to it');
  }
}

async function checkSearchEngines(
  site: CheckedSite,
  pages: Pages,
  listed: Listed,
  add: AddFault,
): Promise<void> {
  if (!(await site.hasNotFoundPage()))
    add('/404', 'not-found-page', 'There is no page for missing addresses');
  const robots = await site.read('/robots.txt');
  if (robots === undefined) add('/robots.txt', 'robots-missing', 'There is none');
  else if (/^disallow: \/$/im.test(robots))
    add('/robots.txt', 'robots-closed', 'It keeps search engines from the whole site');
  // A site whose home page asks not to be listed, such as a sample, keeps out as a whole.
  const isOpen = pages.get('/')?.isIndexed === true;
  if (listed === undefined) {
    if (isOpen) add('/sitemap.xml', 'sitemap-missing', 'There is none');
    return;
  }
  for (const path of listed) {
    const page = pages.get(path);
    if (page === undefined) add('/sitemap.xml', 'sitemap-dead', `It lists ${path}, which is not there`);
    else if (!page.isIndexed && isOpen)
      add('/sitemap.xml', 'sitemap-hidden', `It lists ${path}, which asks not to be listed`);
  }
}

/** The paths in the sitemap and its parts; undefined where there is none. */
async function sitemapPaths(site: CheckedSite): Promise<Set<string> | undefined> {
  const whole = await site.read('/sitemap.xml');
  if (whole === undefined) return undefined;
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => decodePath(new URL(loc).pathname));
  if (!whole.includes('<sitemapindex')) return new Set(locations(whole));
  const parts = await Promise.all(locations(whole).map((path) => site.read(path)));
  return new Set(parts.flatMap((part) => locations(part ?? '')));
}
