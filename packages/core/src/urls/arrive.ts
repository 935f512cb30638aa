import type { PublicCatalogue } from '../model/public-catalogue.js';
import { shownPost } from '../rules/shown-posts.js';
import { isShown, type PagePlace, placeAt } from './places.js';
import { redirectsIn } from './redirects.js';

/** What is at an address. */
export type Arrival =
  | { is: 'page'; place: PagePlace }
  | { is: 'moved'; to: string; permanent: boolean }
  /** It was there and is no more. */
  | { is: 'gone' }
  | { is: 'missing' };

/**
 * What is at a decoded path, asked for with a query: the one answer that the server, the browser and the static build
 * share. Redirects come before pages; one that never comes to rest leaves the visitor where they are.
 */
export function arrive(catalogue: PublicCatalogue, path: string, query = ''): Arrival {
  const { hops, ends, to } = redirectsIn(catalogue).follow({ path, query });
  if (hops.length > 0 && ends !== 'never') {
    return { is: 'moved', to, permanent: hops.every(({ rule }) => rule.permanent) };
  }
  const place = placeAt(path);
  if (place === undefined || !isShown(place.kind)) return { is: 'missing' };
  const slug = place.slug ?? '';
  switch (place.kind) {
    case 'casino':
      if (catalogue.casinoBySlug.has(slug)) return { is: 'page', place };
      return catalogue.retiredCasinos.has(slug) ? { is: 'gone' } : { is: 'missing' };
    case 'post':
      return shownPost(catalogue, slug) === undefined ? { is: 'missing' } : { is: 'page', place };
    case 'page':
      return catalogue.pages.has(slug) ? { is: 'page', place } : { is: 'missing' };
    default:
      return { is: 'page', place };
  }
}
