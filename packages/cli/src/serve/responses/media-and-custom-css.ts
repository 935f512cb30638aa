import { createHash } from 'node:crypto';
import { customStyleSheet, isProblem, type PublicCatalogue, type StorageAdapter } from '@croupier/core';
import { contentTypeOf } from '../content-type.js';
import { type ResponseContent, responseContent } from '../response-content.js';
import { FILE_HEADERS } from '../security-headers.js';
import type { NonPageRoute } from './non-page-routes.js';

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

/** A style sheet and its address. */
export interface CustomStylesheet {
  path: string;
  css: string;
}

/** The sheet of the custom CSS; undefined where there is none. */
export function customStylesheetOf({ customCss }: PublicCatalogue): CustomStylesheet | undefined {
  const css = customStyleSheet(customCss);
  if (css === '') return undefined;
  const name = createHash('sha256').update(css).digest('hex').slice(0, 16);
  return { path: `/styles/custom-${name}.css`, css };
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
