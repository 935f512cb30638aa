import type { PublicMenuItem } from '../../model/documents/menus.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { hasContent } from '../../urls/list-content.js';
import { resolveUrl } from '../../urls/resolve-url.js';
import { pageAddress, routeParams } from '../../urls/route-queries.js';
import { matchRoute } from '../../urls/routes.js';
import { parseUrlPath } from '../../urls/url-path.js';

/** A menu link. */
export interface LinkView {
  label: string;
  href: string;
  target: '_self' | '_blank';
}

/** The items of a menu as links, without dead links. */
export function menuLinks(catalogue: PublicCatalogue, items: readonly PublicMenuItem[]): LinkView[] {
  return items
    .filter(({ url }) => isLiveLink(catalogue, url))
    .map(({ label, url, target }) => ({ label, href: currentAddress(url), target }));
}

/** Whether a link works: it leads to another site, or to a page that has something on it, itself or by redirects. */
export function isLiveLink(catalogue: PublicCatalogue, url: string, isRedirected = false): boolean {
  if (!url.startsWith('/')) return true;
  const { path, query } = parseUrlPath(url);
  const found = resolveUrl(catalogue, path, query);
  if (found.kind === 'moved') return isRedirected || isLiveLink(catalogue, found.to, true);
  return (
    found.kind === 'page' && hasContent(catalogue, found.route, routeParams(found.route, found.query ?? ''))
  );
}

/** The address of a page of this site as the site itself writes it; other addresses stay. */
function currentAddress(url: string): string {
  if (!url.startsWith('/') || !url.includes('?')) return url;
  const [address = '', fragment] = url.split('#');
  const { path, query } = parseUrlPath(address);
  const route = matchRoute(path);
  if (route === undefined) return url;
  const canonical = pageAddress(route, query);
  return fragment === undefined ? canonical : `${canonical}#${fragment}`;
}
