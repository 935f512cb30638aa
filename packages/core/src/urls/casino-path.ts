/** The path of a review; `{slug}` is that of its casino. */
export const CASINO_PATTERN = '/casino/{slug}';

/** The path of a casino's review. Cards need it without all other routes, so that an app which shows cards does not load these. */
export function casinoPath(slug: string): string {
  return CASINO_PATTERN.replace('{slug}', encodeURIComponent(slug));
}
