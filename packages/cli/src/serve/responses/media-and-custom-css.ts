import { isProblem, type StorageAdapter } from '@croupier/core';
import { contentTypeOf } from '../requests/content-type.js';
import { type ResponseContent, responseContent } from '../response-content.js';
import { FILE_HEADERS } from '../security-headers.js';
import type { CustomStylesheet } from './custom-stylesheet.js';
import type { NonPageRoute } from './non-page-route.js';

/** For what is named by its content. */
export const IMMUTABLE_CACHE = { 'cache-control': 'public, max-age=31536000, immutable' };

/** For what stands in the place of something else for a while. */
export const BRIEF_CACHE = { 'cache-control': 'public, max-age=3600' };

/** The pictures of the library, also at the addresses that they had before they were replaced. */
export const MEDIA_ROUTE: NonPageRoute = {
  *paths({ catalogue }) {
    for (const file of catalogue.media.keys()) yield `/media/${file}`;
    for (const file of catalogue.replacedMedia?.keys() ?? []) yield `/media/${file}`;
  },
  match({ catalogue, storage }, path) {
    const name = path.startsWith('/media/') ? path.slice('/media/'.length) : '';
    if (catalogue.media.has(name)) return () => pictureResponse(storage, name);
    const file = catalogue.replacedMedia?.get(name);
    return file === undefined ? undefined : () => pictureResponse(storage, file, BRIEF_CACHE);
  },
};

/** The sheet of the custom CSS. */
export const CUSTOM_CSS_ROUTE: NonPageRoute = {
  paths: ({ customStylesheet }) => (customStylesheet === undefined ? [] : [customStylesheet.path]),
  match: ({ customStylesheet }, path) =>
    customStylesheet?.path === path ? () => stylesheetResponse(customStylesheet) : undefined,
};

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
