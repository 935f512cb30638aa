import type { SiteSettings } from '../model/settings.js';
import { normalizeBaseUrl } from './base-url.js';

/** What a robots.txt says: all but the admin and the search may be read, and where the sitemap is. */
export function robotsTxt({ siteBaseUrl }: Pick<SiteSettings, 'siteBaseUrl'>): string {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /search'];
  if (siteBaseUrl !== undefined) lines.push('', `Sitemap: ${normalizeBaseUrl(siteBaseUrl)}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}
