import type { PublicCatalogue } from '../model/public-catalogue.js';
import type { SearchTexts } from '../model/search/search-fields.js';
import { authorsOf } from '../rules/authors.js';
import type { ROUTES, RouteKind } from './routes.js';

/** The kinds of records that have pages: the `record` of a route. */
export type RouteRecord = Extract<(typeof ROUTES)[RouteKind], { record: unknown }>['record'];

/** The records that have a page each. */
export function publicRecords(
  catalogue: PublicCatalogue,
  name: RouteRecord,
): Iterable<{ slug: string; updatedAt: string } & Pick<SearchTexts, 'isHiddenFromSearch' | 'canonicalUrl'>> {
  return name === 'authors' ? authorsOf(catalogue).values() : catalogue[name].values();
}
