import type { PageTexts } from '../../labels/locales/page-texts.js';
import { withMinimumAge } from '../../labels/public/age-notice.js';
import { memoizeWeak } from '../../lazy.js';
import { messages } from '../../messages.js';
import { analyticsOf } from '../../model/documents/analytics.js';
import type { FooterSectionType } from '../../model/documents/home-sections.js';
import type { Figure } from '../../model/documents/showcase.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { type SafeHtml, sanitizeHtml } from '../../values/html/safe-html.js';
import { withOfferLinks } from '../content/offer-links.js';
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
  /** The button that opens the question whether visits may be counted, where the site names a service that does. */
  privacyChoices?: string;
  copyright: SafeHtml;
  gamblingWarning: SafeHtml;
  /** The age and risk notice; shown on every page, whichever sections are on. */
  notice: string;
}

/** Builds the footer of a catalogue's pages. */
export const pageFooter = memoizeWeak((catalogue: PublicCatalogue): FooterView => {
  const { menus, homepage, settings } = catalogue;
  const texts = pageTexts('frame', catalogue.labels);
  const names = pageTexts('footer', catalogue.labels);
  const own = menuLinks(catalogue, menus.footer);
  const footer: FooterView = {
    links: own.length > 0 ? own : liveLinks(catalogue, defaultLinks(catalogue)),
    columns: [],
    legal: liveLinks(catalogue, [
      [texts.terms, settings.termsUrl],
      [texts.privacy, settings.privacyUrl],
      ...named(LEGAL, names),
    ]),
    hasNewsletter: settings.isSample,
    social: SOCIAL.flatMap(([label, name]) => {
      const href = settings[name];
      return href === undefined ? [] : [{ label, href, target: '_blank' }];
    }),
    ...(settings.contactEmail === undefined
      ? {}
      : { contact: { label: settings.contactEmail, href: `mailto:${settings.contactEmail}` } }),
    ...(analyticsOf(settings.analyticsId) === undefined ? {} : { privacyChoices: texts.privacyNotice.title }),
    copyright: sanitizeHtml(''),
    gamblingWarning: sanitizeHtml(''),
    notice: withMinimumAge(catalogue.labels?.ageNotice ?? messages.ours.ageNotice, settings.minimumAge),
  };
  for (const [type, view] of Object.entries(SECTION_VIEWS)) {
    const isOn = homepage.sections.every((section) => section.type !== type || section.isActive);
    if (isOn) Object.assign(footer, view(catalogue));
  }
  return withoutRepeatedLinks(footer);
});

/** The links of a footer for which nobody made a menu, also to pages that are not there yet. */
export function defaultFooterLinks(catalogue: Pick<PublicCatalogue, 'labels'>): LinkView[] {
  return defaultLinks(catalogue).map(([label, href]) => ({ label, href, target: '_self' }));
}

function defaultLinks({ labels }: Pick<PublicCatalogue, 'labels'>): LabelledUrl[] {
  return named(DEFAULT_LINKS, pageTexts('menu', labels));
}

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
        title: pageTexts('frame', catalogue.labels).columns[name as ColumnName],
        links: liveLinks(catalogue, named(links, pageTexts('footer', catalogue.labels))),
      }))
      .filter(({ links }) => links.length > 0),
  }),
  'trust-security': ({ showcase }) => {
    const { trustBadges: badges, paymentMethods: payments, licensingBodies, figures } = showcase.footer;
    return { trust: { badges, payments, licenses: licensingBodies, figures } };
  },
  'footer-copyright': (catalogue) => ({
    copyright: footerText(catalogue, catalogue.homepage.content.footerCopyright),
  }),
  'footer-gambling-warning': (catalogue) => ({
    gamblingWarning: footerText(catalogue, catalogue.homepage.content.footerGamblingWarning),
  }),
} satisfies Record<FooterSectionType, (catalogue: PublicCatalogue) => Partial<FooterView>>;

function footerText(catalogue: PublicCatalogue, html: string): SafeHtml {
  return withOfferLinks(catalogue, sanitizeHtml(html)).content;
}

type LabelledUrl = readonly [label: string, url: string];

/** Addresses with the names of their pages. */
function named<U extends string>(urls: readonly U[], names: Readonly<Record<U, string>>): LabelledUrl[] {
  return urls.map((url) => [names[url], url]);
}

function liveLinks(catalogue: PublicCatalogue, links: readonly LabelledUrl[]): LinkView[] {
  if (catalogue.isFrameless === true) return [];
  return links
    .filter(([, url]) => isLiveLink(catalogue, url))
    .map(([label, href]) => ({ label, href, target: '_self' }));
}

const COLUMNS = {
  casino: [
    '/best-casinos',
    '/reviews',
    '/new-casinos',
    '/mobile-casinos',
    '/crypto-casinos',
    '/live-casino',
    '/casinos-by-country',
    '/compare',
    '/blacklisted',
  ],
  games: [
    '/games/category/slots',
    '/games/category/table',
    '/games/category/live',
    '/games/category/jackpot',
    '/providers',
    '/tournaments',
  ],
  bonuses: [
    '/bonuses',
    '/bonuses/type/welcome',
    '/bonuses/type/no-deposit',
    '/free-spins',
    '/bonuses/type/reload',
    '/vip-programs',
  ],
  guides: ['/guides/level/beginner', '/guides/level/advanced', '/payment-methods', '/blog', '/news'],
  support: [
    '/faq',
    '/help',
    '/contact',
    '/live-chat',
    '/complaints',
    '/forum',
    '/report',
    '/feedback',
    '/bug-report',
  ],
} as const satisfies Record<string, readonly (keyof PageTexts['footer'])[]>;

type ColumnName = keyof typeof COLUMNS;

const LEGAL = ['/cookies', '/disclaimer', '/about', '/responsible-gambling', '/sitemap'] as const;

const SOCIAL = [
  ['Twitter', 'twitterUrl'],
  ['Facebook', 'facebookUrl'],
  ['Instagram', 'instagramUrl'],
] as const;

const DEFAULT_LINKS = [
  '/about',
  '/best-casinos',
  '/bonuses',
  '/reviews',
  '/blog',
  '/contact',
  '/responsible-gambling',
] as const;
