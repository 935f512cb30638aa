import type { PublicCatalogue } from '../model/public-catalogue.js';
import { plainText } from '../rules/search.js';
import { addressOf } from '../urls/places.js';
import { type WrittenView, written } from './affiliate-links.js';
import { type Frame, frame } from './frame.js';
import { breadcrumbData, metaText } from './page-head.js';

/** A page of the site's own, such as its terms. */
export interface CustomPageView extends Frame, WrittenView {
  title: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** The published page of a slug; undefined where there is none. */
export function customPage(catalogue: PublicCatalogue, slug: string): CustomPageView | undefined {
  const page = catalogue.pages.get(slug);
  if (page === undefined) return undefined;
  const shown = written(catalogue, page.content);
  const path = addressOf({ kind: 'page', slug });
  const description = metaText(plainText(shown.content));
  return {
    ...frame(catalogue, {
      title: page.title,
      path,
      ...(description === '' ? {} : { description }),
      structured: [breadcrumbData(catalogue.settings, [{ name: page.title, path }])],
    }),
    title: page.title,
    ...shown,
    updatedAt: page.updatedAt,
  };
}
