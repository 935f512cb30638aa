import { routePath } from '../../urls/routes.js';

/** How many casinos stand side by side. */
export const COMPARE_LIMITS = { min: 2, max: 4 } as const;

/** The address of a comparison, or where one casino is given, of choosing what to compare it with. */
export function comparePath(slugs: readonly string[]): string {
  const path = routePath({ kind: 'compare' });
  return slugs.length === 0 ? path : `${path}?c=${slugs.join(',')}`;
}
