import { matchRoute, RESERVED_SLUGS, routePath } from '../../urls/routes.js';
import { encodePath, parseUrlPath, trimTrailingSlash } from '../../urls/url-path.js';
import { escapePattern } from '../../values/text/escape-pattern.js';
import type { OldSite } from '../records/old-site.js';
import type { PlannedRecord } from '../records/planned-record.js';
import { type AttachmentPage, attachmentPages } from './attachment-pages.js';
import { authorPath, idQuery, oldAddressKey, PART_OF_PAGE } from './old-address.js';
import { type TermAddresses, termAddresses } from './term-addresses.js';

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
/** What WordPress calls its feeds in a query. */
const FEEDS = ['rss2', 'rss', 'atom', 'rdf', 'comments-rss2', 'comments-atom'];

/**
 * Redirects from the addresses of the old site: of its articles with what stood below them, of categories, tags, authors and
 * days, of pages of pictures, of feeds, and of further pages of lists. The longest come first. `pictureHere` says where a picture of
 * the old site is in the library.
 */
export function oldRedirects(
  site: OldSite,
  records: readonly PlannedRecord[],
  authorSlugs: ReadonlyMap<string, string>,
  pictureHere: (address: string) => string | undefined,
): OldRedirect[] {
  const shown = records.filter(({ isPublished }) => isPublished);
  const paths = new Set(shown.map(({ path }) => path));
  const attached = attachmentPages(site, shown, pictureHere);
  const terms = termAddresses(site, shown);
  const byPath = [
    ...ofArticles(site, shown, paths),
    ...ofTerms(site, terms, paths),
    ...ofAuthors(site, authorSlugs),
    ...ofAttachments(site, paths, attached),
  ];
  const byLength = byPath.toSorted((a, b) => b.source.length - a.source.length);
  const byQuery = [...ofIds(site, shown), ...ofQueries(site, terms, authorSlugs, attached)];
  return [...once(byQuery), ...uncovered(once(byLength)), ...ofParts(site, shown), ...ofLists(site)];
}

/** The first redirect of each source. */
function once(redirects: readonly OldRedirect[]): OldRedirect[] {
  const known = new Set<string>();
  return redirects.filter(({ source }) => !known.has(source) && known.add(source));
}

/** Without those that lead where the one above them in the path leads, since that takes what stood below it along. */
function uncovered(redirects: readonly OldRedirect[]): OldRedirect[] {
  const targets = new Map(redirects.map(({ source, target }) => [source, target]));
  return redirects.filter(({ source, target }) => {
    let above = source;
    do above = above.slice(0, above.lastIndexOf('/'));
    while (above !== '' && !targets.has(above));
    return targets.get(above) !== target;
  });
}

function ofArticles(
  site: OldSite,
  records: readonly PlannedRecord[],
  paths: ReadonlySet<string>,
): OldRedirect[] {
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
function ofTerms(
  site: OldSite,
  { termAddress, oldPaths }: TermAddresses,
  paths: ReadonlySet<string>,
): OldRedirect[] {
  return site.terms.flatMap((term) =>
    oldPaths(term)
      .map((path) => `${rootOf(site)}${path}`)
      .filter((source) => !isTaken(source, paths))
      .map((source) => redirect(source, termAddress(term))),
  );
}

function ofAttachments(
  site: OldSite,
  paths: ReadonlySet<string>,
  attached: readonly AttachmentPage[],
): OldRedirect[] {
  return attached.flatMap(({ link, target }) => {
    const source = oldPath(link, site);
    return source === undefined || isTaken(source, paths) ? [] : [redirect(source, target)];
  });
}

/** The addresses that name categories, tags, authors, attachments and feeds in the query. */
function ofQueries(
  site: OldSite,
  { termAddress }: TermAddresses,
  slugs: ReadonlyMap<string, string>,
  attached: readonly AttachmentPage[],
): OldRedirect[] {
  const exact = (query: string, target: string): OldRedirect => ({
    ...redirect(`${rootOf(site)}?${query}`, target),
    match: 'exact',
  });
  const ofNumber = (name: string, id: string, target: string) =>
    /^\d+$/.test(id) ? [exact(`${name}=${id}`, target)] : [];
  return [
    ...site.terms.flatMap((term) => {
      if (term.taxonomy === 'category') return ofNumber('cat', term.id, termAddress(term));
      return term.taxonomy === 'post_tag' && /^[\w%-]+$/.test(term.slug)
        ? [exact(`tag=${term.slug}`, termAddress(term))]
        : [];
    }),
    ...[...site.authors.values()].flatMap(({ id, login }) => {
      const slug = slugs.get(login);
      return slug === undefined ? [] : ofNumber('author', id, routePath({ kind: 'author', slug }));
    }),
    ...attached.flatMap(({ id, target }) => ofNumber('attachment_id', id, target)),
    ...FEEDS.map((feed) => ({ ...exact(`feed=${feed}`, FEED), preserveQuery: false })),
  ];
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

/** Whether an address is one of ours, or that of a record: what is less than an article does not take it. */
function isTaken(source: string, paths: ReadonlySet<string>): boolean {
  const route = matchRoute(source);
  if (isOwnAddress(source) || (route !== undefined && route.kind !== 'custom-page')) return true;
  return route !== undefined && paths.has(source);
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
