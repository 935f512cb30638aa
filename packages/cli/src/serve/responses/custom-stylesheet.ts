import { createHash } from 'node:crypto';
import { customStyleSheet, type PublicCatalogue } from '@croupier/core';

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
