import type { PublicCatalogue } from '../model/public-catalogue.js';
import { visiblePost } from '../rules/visible-posts.js';
import { catalogueRedirects } from './redirects/compile-redirects.js';
import { matchRoute, type Route } from './routes.js';

/** What is at an address. */
export type UrlResolution =
  | { kind: 'page'; route: Route }
  | { kind: 'moved'; to: string; permanent: boolean }
  /** It was there and is no more. */
  | { kind: 'gone' }
  | { kind: 'missing' };

/**
 * What is at a decoded path, asked for with a query: the one answer that the server, the browser and the static build
 * share. Redirects come before pages; one that never comes to rest leaves the visitor where they are.
 */
export function resolveUrl(catalogue: PublicCatalogue, path: string, query = ''): UrlResolution {
  const { hops, ends, to } = catalogueRedirects(catalogue).follow({ path, query });
  if (hops.length > 0 && ends !== 'never') {
    return { kind: 'moved', to, permanent: hops.every(({ rule }) => rule.permanent) };
  }
  const route = matchRoute(path);
  if (route === undefined) return { kind: 'missing' };
  const slug = route.slug ?? '';
  switch (route.kind) {
    case 'review':
      if (catalogue.casinoBySlug.has(slug)) return { kind: 'page', route };
      return catalogue.retiredCasinos.has(slug) ? { kind: 'gone' } : { kind: 'missing' };
    case 'post':
      return visiblePost(catalogue, slug) === undefined ? { kind: 'missing' } : { kind: 'page', route };
    case 'custom-page':
      return catalogue.pages.has(slug) ? { kind: 'page', route } : { kind: 'missing' };
    default:
      return { kind: 'page', route };
  }
}
