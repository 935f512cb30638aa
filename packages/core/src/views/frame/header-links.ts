import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { isLiveLink, type LinkView, menuLinks } from '../links/menu-links.js';

/** The visible items of the header menu, or the default links to pages with something on them if the site has none. */
export const headerLinks = memoizeWeak((catalogue: PublicCatalogue): LinkView[] => {
  if (catalogue.isFrameless === true) return [];
  if (catalogue.hasHeaderMenu) return menuLinks(catalogue, catalogue.menus.header);
  return defaultHeaderLinks(catalogue).filter(({ href }) => isLiveLink(catalogue, href));
});

/** The links of a header for which nobody made a menu, also to pages with nothing on them yet. */
export function defaultHeaderLinks({ labels }: Pick<PublicCatalogue, 'labels'>): LinkView[] {
  const names = pageTexts('menu', labels);
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
