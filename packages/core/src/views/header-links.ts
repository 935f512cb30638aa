import type { PublicCatalogue } from '../model/public-catalogue.js';
import { type LinkView, linksOf } from './links.js';

/** The header's menu: what staff put there, those items that are visible; on a site without a menu the usual places. */
export function headerLinks(catalogue: PublicCatalogue): LinkView[] {
  if (catalogue.hasHeaderMenu) return linksOf(catalogue, catalogue.menus.header);
  return USUAL.map(([label, href]) => ({ label, href, target: '_self' }));
}

const USUAL = [
  ['Home', '/'],
  ['Best Casinos', '/best-casinos'],
  ['Reviews', '/reviews'],
  ['Bonuses', '/bonuses'],
  ['Games', '/games'],
  ['Guides', '/guides'],
  ['Blog', '/blog'],
  ['Blacklist', '/blacklisted'],
] as const;
