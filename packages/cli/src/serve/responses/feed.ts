import { FEED_PATH, feedXml, hasFeed, type PublicCatalogue } from '@croupier/core';
import { type ResponseContent, responseContent } from '../response-content.js';
import { FILE_HEADERS } from '../security-headers.js';
import type { NonPageRoute } from './non-page-routes.js';

/** The feed; there is none while the settings do not say where the site is. */
export const FEED_ROUTE: NonPageRoute = {
  paths: ({ catalogue }) => (hasFeed(catalogue) ? [FEED_PATH] : []),
  match: ({ catalogue }, path) =>
    path === FEED_PATH && hasFeed(catalogue) ? () => feedResponse(catalogue) : undefined,
};

/** The newest posts, for readers that follow the site. */
function feedResponse(catalogue: PublicCatalogue): ResponseContent | undefined {
  const xml = feedXml(catalogue);
  if (xml === undefined) return undefined;
  const headers = {
    ...FILE_HEADERS,
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'no-cache',
  };
  return responseContent(200, headers, xml);
}
