import { createHash } from 'node:crypto';
import { customSheet, type Home, isProblem, type PublicCatalogue } from '@croupier/core';
import { type Answer, wholeAnswer } from './answer.js';
import { EVERY_FILE } from './security-headers.js';

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};
// Both are named by their content: what is at an address never changes.
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/** The file of the library that a path asks for; undefined where the library lists none of that name. */
export function pictureAt({ media }: PublicCatalogue, path: string): string | undefined {
  const file = path.startsWith('/media/') ? path.slice('/media/'.length) : '';
  return media.has(file) ? file : undefined;
}

/** A picture of the library; undefined where its bytes are gone, or are not those that it was named after. */
export async function pictureAnswer(home: Pick<Home, 'media'>, file: string): Promise<Answer | undefined> {
  const bytes = await home.media.read(file).catch((error: unknown) => {
    if (isProblem(error)) return undefined;
    throw error;
  });
  if (bytes === undefined) return undefined;
  const type = TYPES[file.slice(file.indexOf('.') + 1)] ?? 'application/octet-stream';
  return wholeAnswer(200, { ...EVERY_FILE, ...FOREVER, 'content-type': type }, Buffer.from(bytes));
}

/** A style sheet and its address. */
export interface Sheet {
  path: string;
  css: string;
}

/** The sheet of the custom CSS; undefined where there is none. */
export function customSheetOf({ customCss }: PublicCatalogue): Sheet | undefined {
  const css = customSheet(customCss);
  if (css === '') return undefined;
  const name = createHash('sha256').update(css).digest('hex').slice(0, 16);
  return { path: `/styles/custom-${name}.css`, css };
}

/** The answer of a style sheet. */
export function sheetAnswer({ css }: Sheet): Promise<Answer> {
  return wholeAnswer(200, { ...EVERY_FILE, ...FOREVER, 'content-type': 'text/css; charset=utf-8' }, css);
}
