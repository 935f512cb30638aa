import { casinoLabels } from '../../messages.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { type LinkView, menuLinks } from '../links/menu-links.js';

/** The visible items of the header menu, or the default links if the site has no header menu. */
export function headerLinks(catalogue: PublicCatalogue): LinkView[] {
  if (catalogue.hasHeaderMenu) return menuLinks(catalogue, catalogue.menus.header);
  return DEFAULT_LINKS.map(([label, href]) => ({ label, href, target: '_self' }));
}

const DEFAULT_LINKS = [
  ['Home', '/'],
  [casinoLabels.bestCasinos.title, '/best-casinos'],
  ['Reviews', '/reviews'],
  ['Bonuses', '/bonuses'],
  ['Games', '/games'],
  ['Guides', '/guides'],
  ['Blog', '/blog'],
  ['Blacklist', '/blacklisted'],
] as const;
