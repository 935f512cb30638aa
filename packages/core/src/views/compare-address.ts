import { addressOf } from '../urls/places.js';

/** How many casinos stand side by side. */
export const COMPARED = { fewest: 2, most: 4 } as const;

/** The address of a comparison, or where one casino is given, of choosing what to compare it with. */
export function comparisonOf(slugs: readonly string[]): string {
  const path = addressOf({ kind: 'compare' });
  return slugs.length === 0 ? path : `${path}?c=${slugs.join(',')}`;
}
