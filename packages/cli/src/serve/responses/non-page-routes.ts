import { type PublicCatalogue, robotsTxt } from '@croupier/core';
import { type ResponseContent, responseContent } from '../response-content.js';
import { FILE_HEADERS } from '../security-headers.js';
import { EMBED_ROUTE, FRAME_ROUTE } from './embed-cards.js';
import { FEED_ROUTE } from './feed.js';
import { CUSTOM_CSS_ROUTE, MEDIA_ROUTE } from './media-and-custom-css.js';
import type { CreateResponse, NonPageRoute, RenderContext } from './non-page-route.js';
import { VARIANT_ROUTE } from './picture-variants.js';
import { SHARE_PICTURE_ROUTE } from './share-pictures.js';
import { SITE_ICON_ROUTE, SITE_MANIFEST_ROUTE } from './site-icons.js';
import { SITEMAP_ROUTE } from './sitemap.js';

const ROBOTS_ROUTE: NonPageRoute = {
  paths: () => ['/robots.txt'],
  match: ({ catalogue }, path) => (path === '/robots.txt' ? () => robotsResponse(catalogue) : undefined),
};

/** What a site answers besides pages; the server asks `match`, a build writes `paths`. */
export const NON_PAGE_ROUTES: readonly NonPageRoute[] = [
  ROBOTS_ROUTE,
  SITEMAP_ROUTE,
  FEED_ROUTE,
  CUSTOM_CSS_ROUTE,
  MEDIA_ROUTE,
  VARIANT_ROUTE,
  SHARE_PICTURE_ROUTE,
  SITE_ICON_ROUTE,
  SITE_MANIFEST_ROUTE,
  EMBED_ROUTE,
  FRAME_ROUTE,
];

/** How a path that is not a page is answered: embeds, the sitemap, the feed, robots.txt, styles, pictures. */
export function nonPageRoute(
  context: RenderContext,
  path: string,
  query: string,
): CreateResponse | undefined {
  for (const route of NON_PAGE_ROUTES) {
    const create = route.match(context, path, query);
    if (create !== undefined) return create;
  }
  return undefined;
}

function robotsResponse({ settings }: PublicCatalogue): ResponseContent {
  const headers = {
    ...FILE_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
  };
  return responseContent(200, headers, robotsTxt(settings));
}
