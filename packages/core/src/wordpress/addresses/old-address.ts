import { parseUrlPath, queryParts, trimTrailingSlash } from '../../urls/url-path.js';
import { slugOf } from '../../values/text/make-slug.js';
import type { WxrItem } from '../reading/wxr-item.js';

/** The queries by which WordPress finds a page where it has no other address. */
export const ID_QUERY = /^(?:p|page_id|attachment_id|cat|author|tag|feed)=/;

/** Whether a query names a page by its number, as WordPress does. */
export function namesPage(query: string): boolean {
  return queryParts(query).some((part) => ID_QUERY.test(part));
}

/** The query by which WordPress finds an item where it has no other address; undefined for one without a number. */
export function idQuery({ id, type }: Pick<WxrItem, 'id' | 'type'>): string | undefined {
  return /^\d+$/.test(id) ? `${type === 'page' ? 'page_id' : 'p'}=${id}` : undefined;
}

/** What stands behind the address of a page: its further pages, its feed, its comments. */
export const PART_OF_PAGE = String.raw`/(?:page/\d+|comment-page-\d+|feed(?:/[a-z\d]+)?|amp|embed|trackback|\d+)`;

/** The page of an author below the address of a site: WordPress makes it from the login. */
export function authorPath(login: string): string {
  return `author/${slugOf(login)}`;
}

/**
 * What an address of the old site is known by: its path, or the query that names its page; undefined for one of another site.
 * Sites are named with and without `www`, and with any scheme.
 */
export function oldAddressKey(href: string, siteUrl: string): string | undefined {
  const host = hostOf(href);
  if (host !== undefined ? host !== hostOf(siteUrl) : !href.startsWith('/')) return undefined;
  const { path, query } = parseUrlPath(href.replace(/^\/\/[^/?#]*/, ''));
  const id = queryParts(query).find((part) => ID_QUERY.test(part));
  const place = trimTrailingSlash(path);
  return id === undefined ? place.toLowerCase() : `${place}?${id}`.toLowerCase();
}

/** The path and query of an address of the old site, with its fragment. */
export function withinSite(href: string): string {
  return href.replace(/^(?:https?:)?\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}

function hostOf(address: string): string | undefined {
  const [, host] = /^(?:https?:)?\/\/([^/?#]+)/i.exec(address) ?? [];
  return host
    ?.toLowerCase()
    .replace(/^www\./, '')
    .replace(/:(?:80|443)$/, '');
}
