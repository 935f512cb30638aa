import type { Load } from '@croupier/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type DocumentLinks } from './Document.js';
import { pageAt } from './page-at.js';

/** A page as HTML, ready to be sent. */
export interface Rendered {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** Renders the page of a path from what `load` gives. The HTML works by itself: no script takes it over. */
export async function render(path: string, load: Load, links: DocumentLinks): Promise<Rendered> {
  const page = await pageAt(path, load);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  if ('to' in page) return { status: page.status, headers: { ...headers, location: page.to }, html: '' };
  const html = renderToStaticMarkup(<Document {...page} stylesheets={links.stylesheets} />);
  return { status: page.status, headers, html: `<!doctype html>${html}` };
}
