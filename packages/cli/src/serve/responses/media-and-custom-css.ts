import { isProblem, type PublicCatalogue, type StorageAdapter } from '@croupier/core';
import { contentTypeOf } from '../requests/content-type.js';
import { type ResponseContent, responseContent } from '../response-content.js';
import { FILE_HEADERS } from '../security-headers.js';
import type { CustomStylesheet } from './custom-stylesheet.js';
import type { NonPageRoute } from './non-page-route.js';

/** For what is named by its content. */
export const IMMUTABLE_CACHE = { 'cache-control': 'public, max-age=31536000, immutable' };

/** The pictures of the library. */
export const MEDIA_ROUTE: NonPageRoute = {
  *paths({ catalogue }) {
    for (const file of catalogue.media.keys()) yield `/media/${file}`;
  },
  match({ catalogue, storage }, path) {
    const file = pictureFileAt(catalogue, path);
    return file === undefined ? undefined : () => pictureResponse(storage, file);
  },
};

/** The sheet of the custom CSS. */
export const CUSTOM_CSS_ROUTE: NonPageRoute = {
  paths: ({ customStylesheet }) => (customStylesheet === undefined ? [] : [customStylesheet.path]),
  match: ({ customStylesheet }, path) =>
    customStylesheet?.path === path ? () => stylesheetResponse(customStylesheet) : undefined,
};

/** The file of the library that a path asks for; undefined where the library lists none of that name. */
function pictureFileAt({ media }: PublicCatalogue, path: string): string | undefined {
  const file = path.startsWith('/media/') ? path.slice('/media/'.length) : '';
  return media.has(file) ? file : undefined;
}

/** A picture of the library; undefined where its bytes are gone, or are not those that it was named after. */
export async function pictureResponse(
  storage: Pick<StorageAdapter, 'media'>,
  file: string,
  caching: Record<string, string> = IMMUTABLE_CACHE,
): Promise<ResponseContent | undefined> {
  const bytes = await storage.media.read(file).catch((error: unknown) => {
    if (isProblem(error)) return undefined;
    throw error;
  });
  if (bytes === undefined) return undefined;
  return responseContent(
    200,
    { ...FILE_HEADERS, ...caching, 'content-type': contentTypeOf(file) },
    Buffer.from(bytes),
  );
}

/** The style sheets of pages, the site's own before that of the custom CSS. */
export function pageStylesheets(
  own: readonly string[],
  custom: CustomStylesheet | undefined,
): readonly string[] {
  return custom === undefined ? own : [...own, custom.path];
}

/** The response for a style sheet. */
function stylesheetResponse({ css }: CustomStylesheet): ResponseContent {
  return responseContent(
    200,
    { ...FILE_HEADERS, ...IMMUTABLE_CACHE, 'content-type': 'text/css; charset=utf-8' },
    css,
  );
}
