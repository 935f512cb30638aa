import { matchRoute } from '../urls/routes.js';

/** Whether the site serves an address. */
export function isServedAddress(address: string): boolean {
  if (!address.startsWith('/')) return true;
  const route = matchRoute(address);
  return route !== undefined;
}

/**
 * Removes links to addresses that the site does not serve: their text stays, and lists of only such
 * links are dropped.
 */
export function withLiveLinks(html: string): string {
  const isDead = (address: string) => !isServedAddress(address);
  return html
    .replace(/<li><a href="([^"]*)">[^<]*<\/a><\/li>\n/g, (item, address) => (isDead(address) ? '' : item))
    .replace(/<h2>[^<]*<\/h2>\n<ul>\n<\/ul>\n/g, '')
    .replace(/<a href="([^"]*)">([^<]*)<\/a>/g, (link, address, words) => (isDead(address) ? words : link));
}
