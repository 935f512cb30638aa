import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { resolveUrl } from '../../urls/resolve-url.js';
import { routePath } from '../../urls/routes.js';

/** The path of the page on how casinos are reviewed: the site's own, or else that of the weights; empty without either. */
export function methodLink(catalogue: PublicCatalogue): { method?: string } {
  const paths = [
    routePath({ kind: 'custom-page', slug: 'how-we-review' }),
    routePath({ kind: 'rating-method' }),
  ];
  const method = paths.find((path) => isLivePath(catalogue, path));
  return method === undefined ? {} : { method };
}

/** Whether something answers at a path. */
export function isLivePath(catalogue: PublicCatalogue, path: string): boolean {
  return resolveUrl(catalogue, path).kind !== 'missing';
}
