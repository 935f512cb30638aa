import { matchRoute } from '../urls/routes.js';

/** True for an address that the site shows something at; the kinds of page that it lacks lead nowhere. */
export function isServedAddress(address: string): boolean {
  if (!address.startsWith('/')) return true;
  const place = matchRoute(address);
  return place !== undefined;
}

/** HTML without its links to what the site does not show: their words stay, lists of nothing but such links go. */
export function withLiveLinks(html: string): string {
  const isDead = (address: string) => !isServedAddress(address);
  return html
    .replace(/<li><a href="([^"]*)">[^<]*<\/a><\/li>\n/g, (item, address) => (isDead(address) ? '' : item))
    .replace(/<h2>[^<]*<\/h2>\n<ul>\n<\/ul>\n/g, '')
    .replace(/<a href="([^"]*)">([^<]*)<\/a>/g, (link, address, words) => (isDead(address) ? words : link));
}
