import type { SiteSettings } from '../model/documents/settings.js';
import { VISIT_PREFIXES } from '../values/addresses/visit-link.js';
import { normalizeBaseUrl } from './base-url.js';
import { ROUTE_ENTRIES } from './routes.js';

/**
 * The robots.txt: disallows the admin, the search, visit links, and comparisons and filtered lists, of which there are more than pages;
 * it names the sitemap, which sample content has none of.
 */
export function robotsTxt({
  siteBaseUrl,
  isSample,
  visitLinks,
}: Pick<SiteSettings, 'siteBaseUrl' | 'isSample' | 'visitLinks'>): string {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /search',
    'Disallow: /compare?',
    ...FILTERED,
    ...(visitLinks === undefined ? [] : VISIT_PREFIXES.map((prefix) => `Disallow: /${prefix}/`)),
  ];
  if (siteBaseUrl !== undefined && !isSample)
    lines.push('', `Sitemap: ${normalizeBaseUrl(siteBaseUrl)}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

const FILTERED = ROUTE_ENTRIES.flatMap(([, { pattern, facets = [] }]) =>
  facets.map((name) => `Disallow: ${pattern}?*${name}=`),
);
