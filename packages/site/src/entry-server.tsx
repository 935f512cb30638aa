import { framedSlug, type Load } from '@croupier/core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CardDocument } from './CardDocument.js';
import { Document, type DocumentLinks } from './Document.js';
import { pageAt } from './page-at.js';

export { isTitleFace } from './title-face.js';

/** A page as HTML, ready to be sent. */
export interface Rendered {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/**
 * Renders the page of a decoded path, asked for with a query, from what `load` gives. The HTML works by itself: no
 * script takes it over.
 */
export async function render(path: string, load: Load, links: DocumentLinks, query = ''): Promise<Rendered> {
  const framed = framedSlug(path);
  const shown = framed === undefined ? undefined : await load('embedded-card', { slug: framed });
  if (shown !== undefined) return rendered(200, <CardDocument {...shown} stylesheets={links.stylesheets} />);
  const page = await pageAt(path, load, query);
  if ('to' in page) return { status: page.status, headers: { ...HTML, location: page.to }, html: '' };
  return rendered(page.status, <Document {...page} {...links} />);
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

function rendered(status: number, document: ReactElement): Rendered {
  return { status, headers: HTML, html: `<!doctype html>${renderToStaticMarkup(document)}` };
}
