import { FEED_PATH, feedXml, hasFeed, type PublicCatalogue } from '@croupier/core';
import { type PreparedResponse, prepareResponse } from '../prepared-response.js';
import { FILE_HEADERS } from '../security-headers.js';

/** Whether a path is the feed's; there is none while the settings do not say where the site is. */
export function isFeedPath(catalogue: PublicCatalogue, path: string): boolean {
  return path === FEED_PATH && hasFeed(catalogue);
}

/** The newest posts, for readers that follow the site. */
export async function feedResponse(catalogue: PublicCatalogue): Promise<PreparedResponse | undefined> {
  const xml = feedXml(catalogue);
  if (xml === undefined) return undefined;
  const headers = {
    ...FILE_HEADERS,
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'no-cache',
  };
  return prepareResponse(200, headers, xml);
}
