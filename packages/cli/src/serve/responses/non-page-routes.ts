import { type PublicCatalogue, robotsTxt, type StorageAdapter } from '@croupier/core';
import { type PreparedResponse, prepareResponse } from '../prepared-response.js';
import { FILE_HEADERS } from '../security-headers.js';
import { embedRoute } from './embed-cards.js';
import { feedResponse, isFeedPath } from './feed.js';
import {
  type CustomStylesheet,
  pictureFileAt,
  pictureResponse,
  stylesheetResponse,
} from './media-and-custom-css.js';
import { isSitemapPath, sitemapResponse } from './sitemap.js';

/** The sources of responses that are not pages. */
export interface RenderContext {
  catalogue: PublicCatalogue;
  storage: Pick<StorageAdapter, 'media'>;
  /** The sheet of the custom CSS. */
  customStylesheet: CustomStylesheet | undefined;
  /** Draws the page of a path. */
  renderPage(
    path: string,
    query?: string,
  ): Promise<{ status: number; headers: Record<string, string>; html: string }>;
}

/** Makes a response; undefined if its content is gone. */
export type CreateResponse = () => Promise<PreparedResponse | undefined>;

/** The response for a path that is not a page: embeds, the sitemap, the feed, robots.txt, styles, pictures. */
export function nonPageRoute(
  { catalogue, storage, customStylesheet, renderPage }: RenderContext,
  path: string,
  query: string,
): CreateResponse | undefined {
  if (path === '/robots.txt') return () => robotsResponse(catalogue);
  if (isSitemapPath(catalogue, path)) return () => sitemapResponse(catalogue, path);
  if (isFeedPath(catalogue, path)) return () => feedResponse(catalogue);
  if (customStylesheet !== undefined && path === customStylesheet.path)
    return () => stylesheetResponse(customStylesheet);
  const file = pictureFileAt(catalogue, path);
  if (file !== undefined) return () => pictureResponse(storage, file);
  return embedRoute(catalogue, path, query, renderPage);
}

function robotsResponse({ settings }: PublicCatalogue): Promise<PreparedResponse> {
  const headers = {
    ...FILE_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
  };
  return prepareResponse(200, headers, robotsTxt(settings));
}
