import { type PublicCatalogue, robotsTxt, type StorageAdapter } from '@croupier/core';
import type { PictureMaker } from '../../pictures/picture-maker.js';
import { type ResponseContent, responseContent } from '../response-content.js';
import { FILE_HEADERS } from '../security-headers.js';
import { EMBED_ROUTE, FRAME_ROUTE } from './embed-cards.js';
import { FEED_ROUTE } from './feed.js';
import { CUSTOM_CSS_ROUTE, type CustomStylesheet, MEDIA_ROUTE } from './media-and-custom-css.js';
import { VARIANT_ROUTE } from './picture-variants.js';
import { SHARE_PICTURE_ROUTE } from './share-pictures.js';
import { SITE_ICON_ROUTE, SITE_MANIFEST_ROUTE } from './site-icons.js';
import { SITEMAP_ROUTE } from './sitemap.js';

/** The sources of responses that are not pages. */
export interface RenderContext {
  catalogue: PublicCatalogue;
  storage: Pick<StorageAdapter, 'media'>;
  /** Makes variants of pictures. */
  pictures: PictureMaker;
  /** The style sheets of pages. */
  stylesheets: readonly string[];
  /** The sheet of the custom CSS. */
  customStylesheet: CustomStylesheet | undefined;
  /** Draws the page of a path. */
  renderPage(
    path: string,
    query?: string,
  ): Promise<{ status: number; headers: Record<string, string>; html: string }>;
}

/** Makes the content of a response; undefined if that is gone. */
export type CreateResponse = () => ResponseContent | undefined | Promise<ResponseContent | undefined>;

/** A kind of path that is not a page: what it answers, and every path that it answers without a query. */
export interface NonPageRoute {
  /** How a build knows an answer of the last one as still right, where that is quicker than answering again. */
  readonly reuse?: {
    contentType: string;
    /** What the answer is made from, besides the code of the site: while it stays the same, so does the answer. */
    source(context: RenderContext, path: string): string;
  };
  /** A long answer piece by piece, the same each time, for a build; undefined for paths with short answers. */
  pieces?(context: RenderContext, path: string): (() => Iterable<string>) | undefined;
  paths(context: RenderContext): Iterable<string>;
  /** How a path is answered; undefined for paths of other routes. `query` is canonical. */
  match(context: RenderContext, path: string, query: string): CreateResponse | undefined;
}

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
