/** The path of the casinos that toplists on other sites choose from. */
export const TOPLIST_INDEX_PATH = '/embed/casinos.json';

/** The path of a casino's card as JSON. */
export function cardDataPath(slug: string): string {
  return `/embed/casinos/${encodeURIComponent(slug)}.json`;
}
