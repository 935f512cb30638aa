import type { PublicMenuItem } from '../../model/menus.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { resolveUrl } from '../../urls/resolve-url.js';

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
    .map(({ label, url, target }) => ({ label, href: url, target }));
}

/** Whether a link works: it leads to another site, to a page, or to a redirect. */
export function isLiveLink(catalogue: PublicCatalogue, url: string): boolean {
  if (!url.startsWith('/')) return true;
  const { kind } = resolveUrl(catalogue, url.replace(/[?#].*$/, ''));
  return kind === 'page' || kind === 'moved';
}
