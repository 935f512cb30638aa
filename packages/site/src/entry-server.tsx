import {
  type AccountMenuView,
  type CountrySuggestionView,
  cardLocales,
  embedLanguage,
  iframeSlugAt,
  type LoadView,
  type Locale,
} from '@croupier/core';
import { AccountMenu, type KeepHtml, renderWithKeptParts } from '@croupier/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CardDocument } from './CardDocument.js';
import { CountrySuggestion } from './CountrySuggestion.js';
import { Document, type DocumentAssets } from './Document.js';
import { resolvePage } from './resolve-page.js';

export { createPartKeeper } from './kept-parts.js';
export { isPreloadedFont } from './preloaded-font.js';

/** A rendered page. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/**
 * Renders the page of a decoded path, asked for with a query, from what `load` gives. The HTML works by itself: no
 * script takes it over.
 */
export async function render(
  path: string,
  load: LoadView,
  { keepHtml, ...links }: DocumentAssets & { keepHtml?: KeepHtml },
  query = '',
): Promise<RenderedPage> {
  const framed = iframeSlugAt(path);
  const shown = framed === undefined ? undefined : await load('iframe-card', { slug: framed, query });
  if (shown !== undefined) {
    const labels = cardLocales[embedLanguage(query, shown.language)];
    return htmlResponse(200, <CardDocument {...shown} labels={labels} stylesheets={links.stylesheets} />);
  }
  const page = await resolvePage(path, load, query);
  if ('to' in page) return { status: page.status, headers: { ...HTML_HEADERS, location: page.to }, html: '' };
  return renderWithKeptParts(keepHtml, () => htmlResponse(page.status, <Document {...page} {...links} />));
}

/** Renders the account menu of the header, which stands in each page once. */
export function renderAccountMenu(account: AccountMenuView, labels?: Locale): string {
  return renderToStaticMarkup(<AccountMenu account={account} path="/" labels={labels} />);
}

/** Renders the suggestion of a country, which the script of a list asks for. */
export function renderCountrySuggestion(suggestion: CountrySuggestionView): string {
  return renderToStaticMarkup(<CountrySuggestion {...suggestion} />);
}

const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8' };

function htmlResponse(status: number, document: ReactElement): RenderedPage {
  return { status, headers: HTML_HEADERS, html: `<!doctype html>${renderToStaticMarkup(document)}` };
}
