import {
  type PublicCatalogue,
  sitemapEntries,
  sitemapPartAt,
  sitemapPartPath,
  sitemapXml,
} from '@croupier/core';
import { type ResponseContent, responseContent } from '../response-content.js';
import { FILE_HEADERS } from '../security-headers.js';
import type { NonPageRoute } from './non-page-route.js';

interface CachedEntries {
  catalogue: PublicCatalogue;
  entries: ReturnType<typeof sitemapEntries>;
}

// Caches only the last one: an index and its parts are fetched one after another.
let cachedEntries: CachedEntries | undefined;

/** The sitemap and its parts; there is none while the settings do not say where the site is, and none of sample content. */
export const SITEMAP_ROUTE: NonPageRoute = {
  *paths({ catalogue }) {
    let part = 0;
    for (
      let path = '/sitemap.xml';
      sitemapPart(catalogue, path) !== undefined;
      path = sitemapPartPath(part)
    ) {
      yield path;
      part++;
    }
  },
  match: ({ catalogue }, path) =>
    sitemapPart(catalogue, path) === undefined ? undefined : () => sitemapResponse(catalogue, path),
};

/** The sitemap, or one of its parts. */
function sitemapResponse(catalogue: PublicCatalogue, path: string): ResponseContent {
  const xml = sitemapPart(catalogue, path);
  const headers = {
    ...FILE_HEADERS,
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'no-cache',
  };
  return responseContent(200, headers, [...(xml ?? [])].join(''));
}

function sitemapPart(catalogue: PublicCatalogue, path: string): Iterable<string> | undefined {
  const part = sitemapPartAt(path);
  const { siteBaseUrl, isSample } = catalogue.settings;
  if (part === undefined || siteBaseUrl === undefined || isSample) return undefined;
  if (cachedEntries?.catalogue !== catalogue)
    cachedEntries = { catalogue, entries: sitemapEntries(catalogue, siteBaseUrl) };
  return sitemapXml(cachedEntries.entries, siteBaseUrl, part);
}
