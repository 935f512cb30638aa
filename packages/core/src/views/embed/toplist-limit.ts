/** Number of casinos in a toplist by default. */
export const USUAL_TOPLIST_LIMIT = 5;

/** The most casinos in a toplist. */
export const MAX_TOPLIST_LIMIT = 25;

/** Parses a toplist's `limit`; falls back to the default, and is capped at the maximum. */
export function toplistLimit(text: string | null | undefined): number {
  const limit = Math.floor(Number(text));
  return limit >= 1 ? Math.min(limit, MAX_TOPLIST_LIMIT) : USUAL_TOPLIST_LIMIT;
}
