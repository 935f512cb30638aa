import { memoizeWeak } from '../../lazy.js';
import { casinoLabels, messages, siteLabels } from '../../messages.js';
import type { FooterSectionType } from '../../model/home-sections.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { Figure } from '../../model/showcase.js';
import { type SafeHtml, sanitizeHtml } from '../../values/safe-html.js';
import { isLiveLink, type LinkView, menuLinks } from '../links/menu-links.js';

/** The footer of every page. */
export interface FooterView {
  /** The footer menu, or the default links if no menu item is visible. */
  links: LinkView[];
  /** Link columns; empty if the site turns the "casino-guide" section off. */
  columns: { title: string; links: LinkView[] }[];
  legal: LinkView[];
  /** Whether there is the sample's field for a newsletter; a site has no newsletter of its own. */
  hasNewsletter: boolean;
  /** The site's social media accounts. */
  social: LinkView[];
  /** The contact email address. */
  contact?: { label: string; href: string };
  /** Trust badges, payment methods, licenses and figures; absent if the site turns this section off. */
  trust?: { badges: string[]; payments: string[]; licenses: string[]; figures: Figure[] };
  copyright: SafeHtml;
  gamblingWarning: SafeHtml;
  /** The age and risk notice; shown on every page, whichever sections are on. */
  notice: string;
}

/** Builds the footer of a catalogue's pages. */
export const pageFooter = memoizeWeak((catalogue: PublicCatalogue): FooterView => {
  const { menus, homepage, settings } = catalogue;
  const own = menuLinks(catalogue, menus.footer);
  const footer: FooterView = {
    links: own.length > 0 ? own : liveLinks(catalogue, DEFAULT_LINKS),
    columns: [],
    legal: liveLinks(catalogue, [
      [labels.terms, settings.termsUrl],
      [labels.privacy, settings.privacyUrl],
      ...LEGAL,
    ]),
    hasNewsletter: settings.isSample,
    social: SOCIAL.flatMap(([label, name]) => {
      const href = settings[name];
      return href === undefined ? [] : [{ label, href, target: '_blank' }];
    }),
    ...(settings.contactEmail === undefined
      ? {}
      : { contact: { label: settings.contactEmail, href: `mailto:${settings.contactEmail}` } }),
    copyright: sanitizeHtml(''),
    gamblingWarning: sanitizeHtml(''),
    notice: messages.ours.ageNotice,
  };
  for (const [type, view] of Object.entries(SECTION_VIEWS)) {
    const isOn = homepage.sections.every((section) => section.type !== type || section.isActive);
    if (isOn) Object.assign(footer, view(catalogue));
  }
  return withoutRepeatedLinks(footer);
});

/** Leaves out of the menu what a column or the legal links lead to; there such a link has the words of the menu. */
function withoutRepeatedLinks(footer: FooterView): FooterView {
  const { links, columns, legal } = footer;
  const inWordsOfMenu = (link: LinkView) => links.find((own) => isSameTarget(own, link)) ?? link;
  const others = [...columns.flatMap((column) => column.links), ...legal];
  return {
    ...footer,
    links: links.filter((link) => !others.some((other) => isSameTarget(other, link))),
    columns: columns.map((column) => ({ ...column, links: column.links.map(inWordsOfMenu) })),
    legal: legal.map(inWordsOfMenu),
  };
}

function isSameTarget(one: LinkView, other: LinkView): boolean {
  return one.href === other.href && one.target === other.target;
}

/** What each active section adds to the footer. */
const SECTION_VIEWS = {
  'casino-guide': (catalogue) => ({
    columns: Object.entries(COLUMNS)
      .map(([name, links]) => ({
        title: labels.columns[name as ColumnName],
        links: liveLinks(catalogue, links),
      }))
      .filter(({ links }) => links.length > 0),
  }),
  'trust-security': ({ showcase }) => {
    const { trustBadges: badges, paymentMethods: payments, licensingBodies, figures } = showcase.footer;
    return { trust: { badges, payments, licenses: licensingBodies, figures } };
  },
  'footer-copyright': ({ homepage: { content } }) => ({ copyright: sanitizeHtml(content.footerCopyright) }),
  'footer-gambling-warning': ({ homepage: { content } }) => ({
    gamblingWarning: sanitizeHtml(content.footerGamblingWarning),
  }),
} satisfies Record<FooterSectionType, (catalogue: PublicCatalogue) => Partial<FooterView>>;

function liveLinks(catalogue: PublicCatalogue, links: readonly LabelledUrl[]): LinkView[] {
  return links
    .filter(([, url]) => isLiveLink(catalogue, url))
    .map(([label, href]) => ({ label, href, target: '_self' }));
}

type LabelledUrl = readonly [label: string, url: string];
type ColumnName = keyof typeof COLUMNS;

const labels = siteLabels.footer;

const COLUMNS = {
  casino: [
    [casinoLabels.bestCasinos.title, '/best-casinos'],
    [casinoLabels.reviews.title, '/reviews'],
    ['New Casinos', '/new-casinos'],
    ['Mobile Casinos', '/mobile-casinos'],
    ['Crypto Casinos', '/crypto-casinos'],
    ['Live Casino', '/live-casino'],
    [casinoLabels.countries.title, '/casinos-by-country'],
    [casinoLabels.compare.title, '/compare'],
    [casinoLabels.blacklisted.title, '/blacklisted'],
  ],
  games: [
    ['Slots', '/games/category/slots'],
    ['Table Games', '/games/category/table'],
    ['Live Games', '/games/category/live'],
    ['Jackpots', '/games/category/jackpot'],
    ['Game Providers', '/providers'],
    ['Tournaments', '/tournaments'],
  ],
  bonuses: [
    ['All Bonuses', '/bonuses'],
    ['Welcome Bonuses', '/bonuses/type/welcome'],
    ['No Deposit Bonuses', '/bonuses/type/no-deposit'],
    ['Free Spins', '/free-spins'],
    ['Reload Bonuses', '/bonuses/type/reload'],
    ['VIP Programs', '/vip-programs'],
  ],
  guides: [
    ['Beginner Guides', '/guides/level/beginner'],
    ['Advanced Strategies', '/guides/level/advanced'],
    ['Payment Methods', '/payment-methods'],
    ['Blog', '/blog'],
    ['News', '/news'],
  ],
  support: [
    ['FAQ', '/faq'],
    ['Help', '/help'],
    ['Contact', '/contact'],
    ['Live Chat', '/live-chat'],
    ['Complaints', '/complaints'],
    ['Forum', '/forum'],
    ['Report a Problem', '/report'],
    ['Feedback', '/feedback'],
    ['Bug Report', '/bug-report'],
  ],
} as const satisfies Record<string, readonly LabelledUrl[]>;

const LEGAL: readonly LabelledUrl[] = [
  ['Cookie Policy', '/cookies'],
  ['Disclaimer', '/disclaimer'],
  ['About Us', '/about'],
  ['Responsible Gambling', '/responsible-gambling'],
  ['Sitemap', '/sitemap'],
];

const SOCIAL = [
  ['Twitter', 'twitterUrl'],
  ['Facebook', 'facebookUrl'],
  ['Instagram', 'instagramUrl'],
] as const;

const DEFAULT_LINKS: readonly LabelledUrl[] = [
  ['About Us', '/about'],
  [casinoLabels.bestCasinos.title, '/best-casinos'],
  ['Bonuses', '/bonuses'],
  ['Reviews', '/reviews'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
  ['Responsible Gambling', '/responsible-gambling'],
];
