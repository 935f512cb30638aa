import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { isLiveLink, type LinkView, menuLinks } from '../links/menu-links.js';

/** The visible items of the header menu, or the default links to pages with something on them if the site has none. */
export const headerLinks = memoizeWeak((catalogue: PublicCatalogue): LinkView[] => {
  if (catalogue.isFrameless === true) return [];
  if (catalogue.hasHeaderMenu) return menuLinks(catalogue, catalogue.menus.header);
  const names = pageTexts('menu', catalogue.labels);
  return DEFAULT_LINKS.filter((href) => isLiveLink(catalogue, href)).map((href) => ({
    label: names[href],
    href,
    target: '_self',
  }));
});

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
