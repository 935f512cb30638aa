/** The path of the casinos that toplists on other sites choose from. */
export const TOPLIST_INDEX_PATH = '/embed/casinos.json';

/** The path of a casino's card as JSON. */
export function cardDataPath(slug: string): string {
  return `/embed/casinos/${encodeURIComponent(slug)}.json`;
}

/** The slug in the path of a card as JSON; undefined for other paths. */
export function slugOfCardDataPath(path: string): string | undefined {
  return /^\/embed\/casinos\/([^/]+)\.json$/.exec(path)?.[1];
}

/** The path of the oEmbed description of a casino's card, for hosts that know no queries. */
export function oembedFilePath(slug: string): string {
  return `/embed/oembed/${slug}.json`;
}

/** The slug in the path of an oEmbed description; undefined for other paths. */
export function slugOfOembedFilePath(path: string): string | undefined {
  return /^\/embed\/oembed\/([a-z0-9-]+)\.json$/.exec(path)?.[1];
}

/** The path of a casino's card as a page for an iframe. */
export function iframePath(slug: string): string {
  return `/embed/casinos/${slug}`;
}

/** The slug in the path of an iframe card; undefined for other paths. */
export function iframeSlugAt(path: string): string | undefined {
  return /^\/embed\/casinos\/([a-z0-9-]+)$/.exec(path)?.[1];
}

/** The path of the words of cards in a language. */
export function cardLabelsPath(language: string): string {
  return `/embed/locales/${language}.json`;
}

/** The language in the path of the words of cards; undefined for other paths. */
export function languageOfCardLabelsPath(path: string): string | undefined {
  return /^\/embed\/locales\/([a-z]{2})\.json$/.exec(path)?.[1];
}

/** The path of an embed in a market by its code, such as `/embed/markets/CA-ON/casinos.json`: hosts of files know no queries. */
export function pathInMarket(path: string, market: string | undefined): string {
  // What no code has could lead elsewhere, such as dots to the embeds of another market.
  return market ? path.replace('/embed/', `/embed/markets/${market.replace(/\W/g, '-')}/`) : path;
}

/** A path and a query with the market in the query alone, for a path that names one. */
export function marketInQuery(path: string, query: string): { path: string; query: string } {
  const [, market, rest] = /^\/embed\/markets\/([^/]+)\/(.+)$/s.exec(path) ?? [];
  if (market === undefined) return { path, query };
  const params = new URLSearchParams(query);
  params.set('market', market);
  return { path: `/embed/${rest}`, query: `${params}` };
}
