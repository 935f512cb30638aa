import { type PublicCatalogue, sitemapEntries, sitemapPartAt, sitemapXml } from '@croupier/core';
import { type PreparedResponse, prepareResponse } from '../prepared-response.js';
import { FILE_HEADERS } from '../security-headers.js';

interface CachedEntries {
  catalogue: PublicCatalogue;
  entries: ReturnType<typeof sitemapEntries>;
}

// Caches only the last one: an index and its parts are fetched one after another.
let cachedEntries: CachedEntries | undefined;

/** Whether a path is the sitemap's or one of its parts'; there is none while the settings do not say where the site is. */
export function isSitemapPath(catalogue: PublicCatalogue, path: string): boolean {
  return sitemapPart(catalogue, path) !== undefined;
}

/** The sitemap, or one of its parts. */
export function sitemapResponse(catalogue: PublicCatalogue, path: string): Promise<PreparedResponse> {
  const xml = sitemapPart(catalogue, path);
  const headers = {
    ...FILE_HEADERS,
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'no-cache',
  };
  return prepareResponse(200, headers, [...(xml ?? [])].join(''));
}

function sitemapPart(catalogue: PublicCatalogue, path: string): Iterable<string> | undefined {
  const part = sitemapPartAt(path);
  const { siteBaseUrl } = catalogue.settings;
  if (part === undefined || siteBaseUrl === undefined) return undefined;
  if (cachedEntries?.catalogue !== catalogue)
    cachedEntries = { catalogue, entries: sitemapEntries(catalogue, siteBaseUrl) };
  return sitemapXml(cachedEntries.entries, siteBaseUrl, part);
}
