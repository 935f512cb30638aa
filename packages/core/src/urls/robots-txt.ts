import type { SiteSettings } from '../model/documents/settings.js';
import { normalizeBaseUrl } from './base-url.js';
import { ROUTE_ENTRIES } from './routes.js';

/**
 * The robots.txt: disallows the admin, the search, and comparisons and filtered lists, of which there are more than pages;
 * it names the sitemap, which sample content has none of.
 */
export function robotsTxt({ siteBaseUrl, isSample }: Pick<SiteSettings, 'siteBaseUrl' | 'isSample'>): string {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /search',
    'Disallow: /compare?',
    ...FILTERED,
  ];
  if (siteBaseUrl !== undefined && !isSample)
    lines.push('', `Sitemap: ${normalizeBaseUrl(siteBaseUrl)}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

const FILTERED = ROUTE_ENTRIES.flatMap(([, { pattern, facets = [] }]) =>
  facets.map((name) => `Disallow: ${pattern}?*${name}=`),
);
