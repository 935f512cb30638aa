import type { SiteSettings } from '../model/settings.js';
import { normalizeBaseUrl } from './base-url.js';

/** The robots.txt: disallows the admin, the search and comparisons, of which there are more than pages, and names the sitemap. */
export function robotsTxt({ siteBaseUrl }: Pick<SiteSettings, 'siteBaseUrl'>): string {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /search', 'Disallow: /compare?'];
  if (siteBaseUrl !== undefined) lines.push('', `Sitemap: ${normalizeBaseUrl(siteBaseUrl)}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}
