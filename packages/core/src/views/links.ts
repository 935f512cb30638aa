import type { PublicMenuItem } from '../model/menu.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { arrive } from '../urls/arrive.js';

/** A link of a menu. */
export interface LinkView {
  label: string;
  href: string;
  target: '_self' | '_blank';
}

/** The items of a menu as links, without those that lead nowhere. */
export function linksOf(catalogue: PublicCatalogue, items: readonly PublicMenuItem[]): LinkView[] {
  return items
    .filter(({ url }) => leadsSomewhere(catalogue, url))
    .map(({ label, url, target }) => ({ label, href: url, target }));
}

/** True where an address is another site's, or there is something at it: a link to nothing helps nobody. */
export function leadsSomewhere(catalogue: PublicCatalogue, url: string): boolean {
  if (!url.startsWith('/')) return true;
  const { is } = arrive(catalogue, url.replace(/[?#].*$/, ''));
  return is === 'page' || is === 'moved';
}
