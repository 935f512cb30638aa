import type { SiteSettings } from '../model/documents/settings.js';
import { normalizeBaseUrl } from './base-url.js';

/**
 * The page that search engines list in place of the one at `path`, as its record says: a path of this site, or the address
 * of a page of another. Undefined where that is the page itself.
 */
export function canonicalElsewhere(
  { siteBaseUrl }: Pick<SiteSettings, 'siteBaseUrl'>,
  path: string,
  canonicalUrl: string | undefined,
): string | undefined {
  if (canonicalUrl === undefined) return undefined;
  const base = normalizeBaseUrl(siteBaseUrl ?? '');
  const rest = base !== '' && canonicalUrl.startsWith(base) ? canonicalUrl.slice(base.length) : undefined;
  const own = rest === undefined || !/^(?:[/?#]|$)/.test(rest) ? canonicalUrl : rest.replace(/^(?!\/)/, '/');
  return own.replace(/(.)\/$/, '$1') === path ? undefined : own;
}
