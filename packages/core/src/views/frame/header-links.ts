import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { type LinkView, menuLinks } from '../links/menu-links.js';

/** The header's menu: what staff put there, those items that are visible; on a site without a menu the usual places. */
export function headerLinks(catalogue: PublicCatalogue): LinkView[] {
  if (catalogue.hasHeaderMenu) return menuLinks(catalogue, catalogue.menus.header);
  return DEFAULT_LINKS.map(([label, href]) => ({ label, href, target: '_self' }));
}

const DEFAULT_LINKS = [
  ['Home', '/'],
  ['Best Casinos', '/best-casinos'],
  ['Reviews', '/reviews'],
  ['Bonuses', '/bonuses'],
  ['Games', '/games'],
  ['Guides', '/guides'],
  ['Blog', '/blog'],
  ['Blacklist', '/blacklisted'],
] as const;
