import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { resolveUrl } from '../../urls/resolve-url.js';
import { matchRoute, routePath } from '../../urls/routes.js';
import { cardDataPath, iframePath, iframeSlugAt, slugOfCardDataPath } from './embed-paths.js';

/** The slug that a casino has today: where the redirects of its review lead, if none is public under this one. */
export function currentCasinoSlug(catalogue: PublicCatalogue, slug: string): string {
  if (catalogue.redirects.length === 0 || catalogue.casinoBySlug.has(slug)) return slug;
  const resolution = resolveUrl(catalogue, routePath({ kind: 'review', slug }));
  if (resolution.kind !== 'moved') return slug;
  const route = matchRoute(resolution.to.replace(/[?#].*$/s, ''));
  return route?.kind === 'review' && route.slug !== undefined ? route.slug : slug;
}

/** The path of an embed under the slug that its casino has today, so that pasted embeds outlive a rename. */
export function currentEmbedPath(catalogue: PublicCatalogue, path: string): string {
  const slug = slugOfCardDataPath(path);
  if (slug !== undefined) return cardDataPath(currentCasinoSlug(catalogue, slug));
  const framed = iframeSlugAt(path);
  return framed === undefined ? path : iframePath(currentCasinoSlug(catalogue, framed));
}
