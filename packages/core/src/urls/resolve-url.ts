import type { PublicCatalogue } from '../model/public-catalogue.js';
import { authorsOf } from '../rules/authors.js';
import { shownWeights } from '../rules/ratings.js';
import { visiblePost } from '../rules/visible-posts.js';
import { findVisit } from './find-visit.js';
import { knowsChoices } from './list-content.js';
import { catalogueRedirects } from './redirects/compile-redirects.js';
import { formatQuery, pageAddress, parseRouteQuery, routeAddress, routeParams } from './route-queries.js';
import { matchRoute, ROUTES, type Route, type RouteKind } from './routes.js';

/** The target of a URL; the query of a page is the parameters of its path and its query. */
export type UrlResolution =
  | { kind: 'page'; route: Route; query?: string }
  | { kind: 'moved'; to: string; permanent: boolean }
  /** A record that was public before, a casino to which nothing links any more, or what a redirect calls gone. */
  | { kind: 'gone' }
  | { kind: 'missing' };

/**
 * Resolves a decoded path and query; shared by the server and the demo.
 * Redirects win over pages, and redirect loops are ignored.
 */
export function resolveUrl(catalogue: PublicCatalogue, path: string, query = ''): UrlResolution {
  const { hops, ends, to } = catalogueRedirects(catalogue).follow({ path, query });
  if (ends === 'gone') return { kind: 'gone' };
  if (hops.length > 0 && ends !== 'never') {
    return { kind: 'moved', to, permanent: hops.every(({ rule }) => rule.permanent) };
  }
  const found = findVisit(catalogue, path, query);
  if (found !== undefined)
    return found.kind === 'visit' ? { kind: 'moved', to: found.visit.to, permanent: false } : found;
  const route = matchRoute(path);
  if (route === undefined) return { kind: 'missing' };
  if (path !== '/' && path.endsWith('/')) {
    const page = resolveUrl(catalogue, path.slice(0, -1), query);
    const to = query === '' ? path.slice(0, -1) : `${path.slice(0, -1)}?${query}`;
    return page.kind === 'page' ? { kind: 'moved', to, permanent: true } : page;
  }
  const kind = presenceOf(catalogue, route);
  if (kind !== 'page') return { kind };
  const asked = routeParams(route, query);
  if (asked.size === 0) return { kind, route };
  if (!knowsChoices(catalogue, route, asked)) return { kind: 'missing' };
  const address = routeAddress(route, asked);
  const isCanonical = address.includes('?')
    ? route.params === undefined
    : path === address && parseRouteQuery(route.kind, query).size === 0;
  return isCanonical
    ? { kind, route, query: formatQuery(asked) }
    : { kind: 'moved', to: pageAddress(route, query), permanent: true };
}

function presenceOf(catalogue: PublicCatalogue, { kind, slug = '' }: Route): Presence {
  const config = ROUTES[kind];
  if ('needsWeights' in config) return shownWeights(catalogue.settings).length === 0 ? 'missing' : 'page';
  return 'record' in config ? PRESENCE[config.record](catalogue, slug) : 'page';
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
  authors: (catalogue, slug) => (authorsOf(catalogue).has(slug) ? 'page' : 'missing'),
  pages: ({ pages }, slug) => (pages.has(slug) ? 'page' : 'missing'),
  toplists: ({ toplists }, slug) => (toplists.has(slug) ? 'page' : 'missing'),
} satisfies Record<RecordName, (catalogue: PublicCatalogue, slug: string) => Presence>;
