import { feedPaths, feedXml, type PublicCatalogue } from '@croupier/core';
import { type ResponseContent, responseContent } from '../response-content.js';
import { FILE_HEADERS } from '../security-headers.js';
import type { NonPageRoute } from './non-page-route.js';

/** The feeds; there are none while the settings do not say where the site is. */
export const FEED_ROUTE: NonPageRoute = {
  paths: ({ catalogue }) => feedPaths(catalogue),
  match: ({ catalogue }, path) =>
    path.startsWith('/feed') && feedPaths(catalogue).includes(path)
      ? () => feedResponse(catalogue, path)
      : undefined,
};

/** The newest posts or reviews, for readers that follow the site. */
function feedResponse(catalogue: PublicCatalogue, path: string): ResponseContent | undefined {
  const xml = feedXml(catalogue, path);
  if (xml === undefined) return undefined;
  const headers = {
    ...FILE_HEADERS,
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'no-cache',
  };
  return responseContent(200, headers, xml);
}
