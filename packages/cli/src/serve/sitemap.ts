import { type PublicCatalogue, sitemap, sitemapPartAt, sitemapXml } from '@croupier/core';
import { type Answer, wholeAnswer } from './answer.js';
import { EVERY_FILE } from './security-headers.js';

interface Found {
  catalogue: PublicCatalogue;
  entries: ReturnType<typeof sitemap>;
}

// The last one asked for: an index and its parts are fetched one after another.
let latest: Found | undefined;

/** Whether a path is the sitemap's or one of its parts'; there is none while the settings do not say where the site is. */
export function hasSitemap(catalogue: PublicCatalogue, path: string): boolean {
  return partOf(catalogue, path) !== undefined;
}

/** The sitemap, or one of its parts. */
export function sitemapAnswer(catalogue: PublicCatalogue, path: string): Promise<Answer> {
  const xml = partOf(catalogue, path);
  const headers = {
    ...EVERY_FILE,
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'no-cache',
  };
  return wholeAnswer(200, headers, [...(xml ?? [])].join(''));
}

function partOf(catalogue: PublicCatalogue, path: string): Iterable<string> | undefined {
  const part = sitemapPartAt(path);
  const { siteBaseUrl } = catalogue.settings;
  if (part === undefined || siteBaseUrl === undefined) return undefined;
  if (latest?.catalogue !== catalogue) latest = { catalogue, entries: sitemap(catalogue, siteBaseUrl) };
  return sitemapXml(latest.entries, siteBaseUrl, part);
}
