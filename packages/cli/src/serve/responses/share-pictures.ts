import { sharePictureAt, sharePictures } from '@croupier/core';
import { type ResponseContent, responseContent } from '../response-content.js';
import { FILE_HEADERS } from '../security-headers.js';
import { IMMUTABLE_CACHE } from './media-and-custom-css.js';
import type { NonPageRoute } from './non-page-route.js';

/** The pictures of pages for social networks, each drawn on first use and named by what it shows. */
export const SHARE_PICTURE_ROUTE: NonPageRoute = {
  // Its name says what it shows.
  reuse: { contentType: 'image/png', source: (_context, path) => path },
  *paths({ catalogue }) {
    for (const { path } of sharePictures(catalogue)) yield path;
  },
  match({ catalogue, pictures }, path) {
    const picture = sharePictureAt(catalogue, path);
    if (picture === undefined) return undefined;
    return async () => drawnPicture(await pictures.sharePicture(picture), catalogue.settings.defaultOgImage);
  },
};

/** A picture that was drawn, or the way to the one that must do. */
export function drawnPicture(bytes: Uint8Array | undefined, location: string): ResponseContent {
  if (bytes === undefined)
    return responseContent(302, { ...FILE_HEADERS, location, 'cache-control': 'no-cache' }, '');
  const headers = { ...FILE_HEADERS, ...IMMUTABLE_CACHE, 'content-type': 'image/png' };
  return responseContent(200, headers, Buffer.from(bytes));
}
