import type { MenuItem } from '../model/menu.js';

type Link = [label: string, url: string];

/** The sample menus: where the header and the footer lead. */
export const sampleMenus = {
  header: items(1, [
    ['Home', '/'],
    ['Best Casinos', '/best-casinos'],
    ['Bonuses', '/bonuses'],
    ['Games', '/games'],
    ['Reviews', '/reviews'],
    ['Guides', '/guides'],
    ['Blog', '/blog'],
    ['News', '/news'],
    ['Blacklist', '/blacklisted'],
  ]),
  footer: items(2, [
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Responsible Gambling', '/responsible-gambling'],
    ['Casinos by Country', '/casinos-by-country'],
    ['Complaints', '/complaints'],
    ['Forum', '/forum'],
    ['Tournaments', '/tournaments'],
    ['FAQ', '/faq'],
    ['Sitemap', '/sitemap'],
  ]),
};

function items(menu: number, links: Link[]): MenuItem[] {
  return links.map(([label, url], i) => ({
    id: `019f9000-0000-7000-8000-${menu}${String(i + 1).padStart(11, '0')}`,
    label,
    type: 'link',
    url,
    target: '_self',
    order: i + 1,
    isVisible: true,
  }));
}
