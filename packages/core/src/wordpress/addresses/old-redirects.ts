import { RESERVED_SLUGS, routePath } from '../../urls/routes.js';
import { encodePath, parseUrlPath, trimTrailingSlash } from '../../urls/url-path.js';
import { escapePattern } from '../../values/text/escape-pattern.js';
import type { OldSite } from '../records/old-site.js';
import type { PlannedRecord } from '../records/planned-record.js';
import { authorPath, idQuery, oldAddressKey, PART_OF_PAGE } from './old-address.js';
import { termAddresses } from './term-addresses.js';

/** A redirect from an old address. */
export interface OldRedirect {
  source: string;
  target: string;
  match: 'exact' | 'prefix' | 'regex';
  appendRemainder: false;
  preserveQuery: boolean;
}

const BLOG = routePath({ kind: 'blog' });
/** Where the feed of posts is. */
const FEED = '/feed.xml';

/**
 * Redirects from the addresses of the old site: of its articles with what stood below them, of categories, tags, authors and
 * days, of feeds, and of further pages of lists. The longest come first.
 */
export function oldRedirects(
  site: OldSite,
  records: readonly PlannedRecord[],
  authorSlugs: ReadonlyMap<string, string>,
): OldRedirect[] {
  const shown = records.filter(({ isPublished }) => isPublished);
  const byPath = [...ofArticles(site, shown), ...ofTerms(site, shown), ...ofAuthors(site, authorSlugs)];
  const byLength = byPath.toSorted((a, b) => b.source.length - a.source.length);
  const known = new Set<string>();
  const once = [...ofIds(site, shown), ...byLength].filter(
    ({ source }) => !known.has(source) && known.add(source),
  );
  return [...once, ...ofParts(site, shown), ...ofLists(site)];
}

function ofArticles(site: OldSite, records: readonly PlannedRecord[]): OldRedirect[] {
  const paths = new Set(records.map(({ path }) => path));
  return records.flatMap(({ item, path }) => {
    const source = oldPath(item.link, site);
    return source === undefined || paths.has(source) || isOwnAddress(source) ? [] : [redirect(source, path)];
  });
}

/** What stood below articles whose address stays, which no redirect of their own takes along. */
function ofParts(site: OldSite, records: readonly PlannedRecord[]): OldRedirect[] {
  const kept = records.flatMap(({ item, path }) => (oldPath(item.link, site) === path ? [path] : []));
  const folders = new Set(kept.map((path) => path.slice(0, path.lastIndexOf('/'))).filter(Boolean));
  const atTop = kept.filter((path) => path.lastIndexOf('/') === 0);
  return [
    ...atTop.map((path) => pattern(`${escapePattern(path)}${PART_OF_PAGE}`, path)),
    ...[...folders].map((folder) =>
      pattern(`${escapePattern(folder)}/([^/]+)${PART_OF_PAGE}`, `${folder}/$1`),
    ),
  ];
}

/** The addresses that name an article by its number. */
function ofIds(site: OldSite, records: readonly PlannedRecord[]): OldRedirect[] {
  const base = rootOf(site);
  return records.flatMap(({ item, path }) => {
    const query = idQuery(item);
    return query === undefined ? [] : [{ ...redirect(`${base}?${query}`, path), match: 'exact' as const }];
  });
}

/** Categories and tags, below the words that WordPress has before them. */
function ofTerms(site: OldSite, records: readonly PlannedRecord[]): OldRedirect[] {
  const { termAddress, oldPath: pathOf } = termAddresses(site, records);
  return site.terms.flatMap((term) => {
    const path = pathOf(term);
    return path === undefined ? [] : [redirect(`${rootOf(site)}${path}`, termAddress(term))];
  });
}

function ofAuthors(site: OldSite, slugs: ReadonlyMap<string, string>): OldRedirect[] {
  return [...slugs].map(([login, slug]) =>
    redirect(`${rootOf(site)}${authorPath(login)}`, routePath({ kind: 'author', slug })),
  );
}

/** Days, feeds, and further pages of the front page. */
function ofLists(site: OldSite): OldRedirect[] {
  const base = escapePattern(rootOf(site));
  return [
    pattern(`${base}\\d{4}(?:/\\d{2}){0,2}(?:/page/\\d+)?`, BLOG),
    pattern(`${base}page/\\d+`, BLOG),
    pattern(`${base}(?:comments/)?feed(?:/(?:rss2?|rdf|atom))?`, FEED),
  ];
}

function pattern(regex: string, target: string): OldRedirect {
  return { ...redirect(`^${regex}/?$`, target), match: 'regex' };
}

/** A redirect of a page and of what stood below it. */
function redirect(source: string, target: string): OldRedirect {
  return { source, target, match: 'prefix', appendRemainder: false, preserveQuery: true };
}

/** Whether the site answers an address by a page of its own, such as its list of reviews. */
function isOwnAddress(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  return rest.length === 0 && RESERVED_SLUGS.has(first);
}

/** The path of an address of the old site, unless it is its root or names its page in the query. */
function oldPath(link: string, site: OldSite): string | undefined {
  const key = link === '' ? undefined : oldAddressKey(link, site.url);
  if (key === undefined || key.includes('?')) return undefined;
  const path = trimTrailingSlash(encodePath(parseUrlPath(link).path));
  return `${path}/` === rootOf(site) || path === '/' ? undefined : path;
}

/** The path of the front page, with a slash at its end. */
function rootOf({ url }: OldSite): string {
  return `${trimTrailingSlash(parseUrlPath(url).path)}/`.replace('//', '/');
}
