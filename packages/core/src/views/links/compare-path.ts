import { routePath } from '../../urls/routes.js';

/** How many casinos a comparison takes. */
export const COMPARE_LIMITS = { min: 2, max: 4 } as const;

/** The URL of a comparison; with fewer than two slugs, of the page to choose casinos on. */
export function comparePath(slugs: readonly string[]): string {
  const path = routePath({ kind: 'compare' });
  return slugs.length === 0 ? path : `${path}?c=${slugs.join(',')}`;
}
