import type { PublicCatalogue } from '../model/public-catalogue.js';
import { plainText } from '../rules/search.js';
import { addressOf } from '../urls/places.js';
import { type SafeHtml, sanitiseHtml } from '../values/safe-html.js';
import { type Frame, frame } from './frame.js';
import { breadcrumbData, metaText } from './page-head.js';

/** A page of the site's own, such as its terms. */
export interface CustomPageView extends Frame {
  title: string;
  content: SafeHtml;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** The published page of a slug; undefined where there is none. */
export function customPage(catalogue: PublicCatalogue, slug: string): CustomPageView | undefined {
  const page = catalogue.pages.get(slug);
  if (page === undefined) return undefined;
  const content = sanitiseHtml(page.content);
  const path = addressOf({ kind: 'page', slug });
  const text = metaText(plainText(content));
  return {
    ...frame(catalogue, {
      title: page.title,
      path,
      ...(text === '' ? {} : { description: text }),
      structured: [breadcrumbData(catalogue.settings, [{ name: page.title, path }])],
    }),
    title: page.title,
    content,
    updatedAt: page.updatedAt,
  };
}
