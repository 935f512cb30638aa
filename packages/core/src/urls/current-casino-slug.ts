import type { PublicCatalogue } from '../model/public-catalogue.js';
import { casinoPath } from './casino-path.js';
import { catalogueRedirects } from './redirects/compile-redirects.js';
import { matchRoute } from './routes.js';

/** The slug that a casino has today: where the redirects of its review lead, if none is public under this one. */
export function currentCasinoSlug(catalogue: PublicCatalogue, slug: string): string {
  if (catalogue.redirects.length === 0 || catalogue.casinoBySlug.has(slug)) return slug;
  const path = casinoPath(slug);
  const { hops, ends, to } = catalogueRedirects(catalogue).follow({ path, query: '' });
  if (hops.length === 0 || ends === 'never') return slug;
  const route = matchRoute(to.replace(/[?#].*$/s, ''));
  return route?.kind === 'review' && route.slug !== undefined ? route.slug : slug;
}

/** The former slugs of casinos, each with the one of today, as far as redirects of single addresses tell them. */
export function movedCasinos(catalogue: PublicCatalogue): Map<string, string> {
  const moved = new Map<string, string>();
  for (const { match, source } of catalogue.redirects) {
    const route = match === 'exact' ? matchRoute(source) : undefined;
    if (route?.kind !== 'review' || route.slug === undefined) continue;
    const slug = currentCasinoSlug(catalogue, route.slug);
    if (slug !== route.slug) moved.set(route.slug, slug);
  }
  return moved;
}
