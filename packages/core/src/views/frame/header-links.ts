import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { type LinkView, menuLinks } from '../links/menu-links.js';

/** The visible items of the header menu, or the default links if the site has no header menu. */
export function headerLinks(catalogue: PublicCatalogue): LinkView[] {
  if (catalogue.hasHeaderMenu) return menuLinks(catalogue, catalogue.menus.header);
  const names = pageTexts('menu', catalogue.labels);
  return DEFAULT_LINKS.map((href) => ({ label: names[href], href, target: '_self' }));
}

const DEFAULT_LINKS = [
  '/',
  '/best-casinos',
  '/reviews',
  '/bonuses',
  '/games',
  '/guides',
  '/blog',
  '/blacklisted',
] as const;
