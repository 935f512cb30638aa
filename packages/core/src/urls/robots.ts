import type { SiteSettings } from '../model/settings.js';
import { baseOf } from './base-url.js';

/** What a robots.txt says: all but the admin and the search may be read, and where the sitemap is. */
export function robotsText({ siteBaseUrl }: Pick<SiteSettings, 'siteBaseUrl'>): string {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /search'];
  if (siteBaseUrl !== undefined) lines.push('', `Sitemap: ${baseOf(siteBaseUrl)}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}
