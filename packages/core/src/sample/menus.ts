import type { MenuItem } from '../model/documents/menus.js';
import { isServedAddress } from './live-links.js';

type Link = [label: string, url: string];

/** The sample header and footer menus. */
export const sampleMenus = {
  header: items(1, [
    ['Home', '/'],
    ['Best Casinos', '/best-casinos'],
    ['Reviews', '/reviews'],
    ['Bonuses', '/bonuses'],
    ['Games', '/games'],
    ['Live Casino', '/best-casinos/live'],
    ['Payments', '/best-casinos/fast-payouts'],
    ['Guides', '/guides'],
    ['Blog', '/blog'],
    ['Blacklist', '/blacklisted'],
  ]),
  footer: items(2, [
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Casinos by Country', '/casinos-by-country'],
    ['News', '/news'],
    ['Complaints', '/complaints'],
    ['Forum', '/forum'],
    ['Tournaments', '/tournaments'],
    ['Responsible Gambling', '/responsible-gambling'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['FAQ', '/faq'],
    ['Sitemap', '/sitemap'],
  ]),
};

function items(menu: number, links: Link[]): MenuItem[] {
  const live = links.filter(([, url]) => isServedAddress(url));
  return live.map(([label, url], i) => ({
    id: `019f9000-0000-7000-8000-${menu}${String(i + 1).padStart(11, '0')}`,
    label,
    type: 'link',
    url,
    target: '_self',
    order: i + 1,
    isVisible: true,
  }));
}
