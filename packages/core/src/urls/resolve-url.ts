import type { PublicCatalogue } from '../model/public-catalogue.js';
import { visiblePost } from '../rules/visible-posts.js';
import { catalogueRedirects } from './redirects/compile-redirects.js';
import { matchRoute, ROUTES, type Route, type RouteKind } from './routes.js';

/** What a URL leads to. */
export type UrlResolution =
  | { kind: 'page'; route: Route }
  | { kind: 'moved'; to: string; permanent: boolean }
  /** A record that was public before. */
  | { kind: 'gone' }
  | { kind: 'missing' };

/**
 * Resolves a decoded path and query; shared by the server and the demo.
 * Redirects win over pages, and redirect loops are ignored.
 */
export function resolveUrl(catalogue: PublicCatalogue, path: string, query = ''): UrlResolution {
  const { hops, ends, to } = catalogueRedirects(catalogue).follow({ path, query });
  if (hops.length > 0 && ends !== 'never') {
    return { kind: 'moved', to, permanent: hops.every(({ rule }) => rule.permanent) };
  }
  const route = matchRoute(path);
  if (route === undefined) return { kind: 'missing' };
  if (path !== '/' && path.endsWith('/')) {
    const page = resolveUrl(catalogue, path.slice(0, -1), query);
    const to = query === '' ? path.slice(0, -1) : `${path.slice(0, -1)}?${query}`;
    return page.kind === 'page' ? { kind: 'moved', to, permanent: true } : page;
  }
  const config = ROUTES[route.kind];
  const kind = 'record' in config ? PRESENCE[config.record](catalogue, route.slug ?? '') : 'page';
  return kind === 'page' ? { kind, route } : { kind };
}

type Presence = 'page' | 'gone' | 'missing';
type RecordName = Extract<(typeof ROUTES)[RouteKind], { record: unknown }>['record'];

/** Whether a slug is public, by collection. */
const PRESENCE = {
  casinos: ({ casinoBySlug, retiredCasinos }, slug) => {
    if (casinoBySlug.has(slug)) return 'page';
    return retiredCasinos.has(slug) ? 'gone' : 'missing';
  },
  posts: (catalogue, slug) => (visiblePost(catalogue, slug) === undefined ? 'missing' : 'page'),
  pages: ({ pages }, slug) => (pages.has(slug) ? 'page' : 'missing'),
} satisfies Record<RecordName, (catalogue: PublicCatalogue, slug: string) => Presence>;
