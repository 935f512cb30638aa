import { fillPlaceholders } from '../../labels/localize/localized-text.js';
import { directionOf } from '../../labels/localize/text-direction.js';
import type { Locale } from '../../labels/replaceable/labels.js';
import { memoizeWeak } from '../../lazy.js';
import type { SiteSettings } from '../../model/documents/settings.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { SearchTexts } from '../../model/search/search-fields.js';
import { pageTexts } from '../../page-texts.js';
import { canonicalElsewhere } from '../../urls/canonical-elsewhere.js';
import { queryParams } from '../../urls/route-queries.js';
import { matchRoute, ROUTES, routePath } from '../../urls/routes.js';
import { FEED_PATH, hasFeed } from '../feed/atom-feed.js';
import { type HelpView, helpLinks } from '../links/help-links.js';
import type { LinkView } from '../links/menu-links.js';
import { pictureWithin } from '../picture-within.js';
import { SEARCH_SUGGESTIONS_PATH } from '../search/suggestions-path.js';
import { SHARE_PICTURE_SIZE, type SharePicture } from '../share/share-picture.js';
import { sharedPicture } from '../share/shared-picture.js';
import { type AccountMenuView, accountMenu } from './account-menu.js';
import { type FooterView, pageFooter } from './footer.js';
import { headerLinks } from './header-links.js';
import { type PrivacyNoticeView, privacyNotice } from './page-analytics.js';
import { absoluteUrl, type PageHead, type StructuredData } from './page-head.js';
import { siteIconLinks } from './site-icons.js';

export type { LinkView } from '../links/menu-links.js';
export type { AccountMenuView } from './account-menu.js';
export type { FooterView } from './footer.js';
export { type PrivacyNoticeView, pageAnalytics } from './page-analytics.js';
export type { PageHead } from './page-head.js';

/** The frame around the content of every page: head, header, footer and site data. */
export interface PageFrameView {
  /** The title, description and canonical URL of the document. */
  head: PageHead;
  /** The site's names, logo and brand colors. */
  site: {
    name: string;
    tagline: string;
    logo: { src: string; width: number; height: number };
    favicon: string;
    /** The icon for home screens, where the site has a name or an icon. */
    touchIcon?: string;
    /** The path of the web manifest, where the site has one. */
    manifest?: string;
    showName: boolean;
    primaryColor: string;
    accentColor: string;
    hasDarkMode: boolean;
    /** Set on every page of a site with sample data. */
    sampleNotice?: string;
  };
  /** The entries of the header menu. */
  header: LinkView[];
  /** The header's search form: its path and current text, and the path of suggestions while typing. */
  search: { action: string; value: string; suggestions: string };
  /** The account menu in the header. */
  account: AccountMenuView;
  /** The columns, social links and legal texts of the footer. */
  footer: FooterView;
  /** The affiliate disclosure, shown before the first offer of a page; empty while nothing on the site can earn any. */
  disclosure: string;
  /** Where people find help, beside the disclosure. */
  help: HelpView;
  /** What the page says where scripts do not run, on a site of files: that nothing answers its forms. */
  needsScript?: string;
  /** What the page says where the index that answers its forms cannot be loaded, on a site of files. */
  indexUnreached?: string;
  /** The question whether the visit may be counted, where the site names a service that does. */
  privacyNotice?: PrivacyNoticeView;
  /** The language of the page, BCP 47. */
  language: SiteSettings['language'];
  /** The direction in which it is written. */
  direction: 'ltr' | 'rtl';
  /** The page's own path. */
  path: string;
  /** The page that this one belongs to, where its path does not say so: a menu marks its entry. */
  section?: string | undefined;
}

/** The input of a page's frame. */
export interface PageFrameOptions {
  title: string;
  path: string;
  description?: string;
  /** The path of the page that this one belongs to, where its own does not say so. */
  section?: string;
  /** The search text, on a page of search results. */
  searchText?: string;
  image?: string;
  /** The picture that is drawn for the page, in the place of an image. */
  drawnImage?: SharePicture | undefined;
  /** The full document title, used without the site name suffix. */
  wholeTitle?: string;
  isIndexed?: boolean;
  /** The number of this page in a paginated list, from 1. */
  page?: number;
  /** The page that this one shows a part of: search engines index that one instead. */
  partOf?: string;
  /** The canonical path and query; defaults to the path and page number. */
  canonical?: string;
  kind?: PageHead['kind'];
  /** The path of a feed of what the page lists; by default that of all posts. */
  feed?: string | undefined;
  structured?: StructuredData[];
  /** What the record of the page says to search engines and social networks itself. */
  search?: SearchTexts;
  /** The country that the page is about: its ISO 3166 code. */
  country?: string | undefined;
}

/** Builds the frame of a page. */
export function pageFrame(catalogue: PublicCatalogue, page: PageFrameOptions): PageFrameView {
  const { settings } = catalogue;
  const words = pageTexts('frame', catalogue.labels);
  const notice = privacyNotice(catalogue, page.path);
  const { icon: favicon, ...iconLinks } = siteIconLinks(catalogue);
  return {
    head: { ...pageHead(catalogue, page), ...feedOf(catalogue, page.feed) },
    site: {
      name: settings.siteName,
      tagline: settings.siteTagline,
      logo: { src: settings.logoUrl, width: settings.logoWidth, height: settings.logoHeight },
      favicon,
      ...iconLinks,
      showName: settings.showSiteName,
      primaryColor: settings.primaryColor,
      accentColor: settings.accentColor,
      hasDarkMode: settings.enableDarkMode,
      ...(settings.isSample ? { sampleNotice: words.sampleNotice } : {}),
    },
    header: headerLinks(catalogue),
    search: {
      action: routePath({ kind: 'search' }),
      value: page.searchText ?? '',
      suggestions: SEARCH_SUGGESTIONS_PATH,
    },
    account: accountMenu(catalogue.visitor, catalogue),
    footer: pageFooter(catalogue),
    disclosure: settings.disclosure ?? defaultDisclosure(catalogue),
    help: helpLinks(catalogue, page.country),
    ...(catalogue.isStatic === true && hasForms(page.path)
      ? { needsScript: words.needsScript, indexUnreached: words.indexUnreached }
      : {}),
    ...(notice === undefined ? {} : { privacyNotice: notice }),
    language: settings.language,
    direction: directionOf(settings.language),
    path: page.path,
    ...(page.section === undefined ? {} : { section: page.section }),
  };
}

/** Whether a page has forms whose answers no path of a site of files can name. */
function hasForms(path: string): boolean {
  const kind = matchRoute(path)?.kind;
  if (kind === undefined || NOT_IN_LISTS.has(kind)) return false;
  const config = ROUTES[kind];
  const inPath: readonly string[] = 'inPath' in config ? config.inPath : [];
  return queryParams(kind).some((name) => !inPath.includes(name));
}

const NOT_IN_LISTS: ReadonlySet<string> = new Set(['login', 'profile']);

/** The feed that a page names: its own, or else that of all posts, where the site has it. */
function feedOf(catalogue: PublicCatalogue, own: string | undefined): { feed?: string } {
  if (own !== undefined && catalogue.settings.siteBaseUrl !== undefined) return { feed: own };
  return hasFeed(catalogue) ? { feed: FEED_PATH } : {};
}

/** The width from which social networks show no more of a picture, in pixels. */
const LARGEST_SHARED = 1_280;

const defaultDisclosure = memoizeWeak(({ settings, casinos, bonuses, labels }: PublicCatalogue): string => {
  const { disclosure, sampleDisclosure } = pageTexts('frame', labels);
  if (settings.isSample) return sampleDisclosure;
  const canEarn = [casinos, bonuses].some((list) => list.some(({ visitUrl }) => visitUrl !== undefined));
  return canEarn ? disclosure : '';
});

function pageHead(catalogue: PublicCatalogue, page: PageFrameOptions): PageHead {
  const { settings, labels } = catalogue;
  const search = page.search ?? {};
  const own = sharedPicture(search);
  const shared = own ?? page.image ?? settings.defaultOgImage;
  const suffix = settings.siteName === '' ? '' : ` - ${settings.siteName}`;
  const isIndexed =
    page.partOf === undefined && (page.isIndexed ?? true) && search.isHiddenFromSearch !== true;
  const elsewhere = canonicalElsewhere(settings, page.path, search.canonicalUrl);
  const canonical = page.partOf ?? elsewhere ?? page.canonical ?? `${page.path}${numbered(page, '?page=')}`;
  const hasCanonical =
    (isIndexed || page.partOf !== undefined) &&
    (settings.siteBaseUrl !== undefined || !canonical.startsWith('/'));
  return {
    title: search.seoTitle
      ? numberedTitle({ ...page, title: search.seoTitle }, labels)
      : (page.wholeTitle ?? `${numberedTitle(page, labels)}${suffix}`),
    description: numberedDescription(
      page,
      search.seoDescription || (page.description ?? siteDescription(settings, page, labels)),
      labels,
    ),
    image: absoluteUrl(settings, pictureWithin(shared, LARGEST_SHARED, catalogue)),
    ...(own !== undefined || page.drawnImage === undefined || settings.siteBaseUrl === undefined
      ? {}
      : { image: absoluteUrl(settings, page.drawnImage.path), imageSize: SHARE_PICTURE_SIZE }),
    siteName: settings.siteName,
    kind: page.kind ?? 'website',
    // Invented brands and scores are not for search engines.
    isIndexed: isIndexed && !settings.isSample,
    ...(hasCanonical ? { canonical: absoluteUrl(settings, canonical) } : {}),
    structured: page.structured ?? [],
  };
}

/** The site's own description, or its name; after the title on the pages that have none, so that no two are the same. */
function siteDescription(
  { defaultMetaDescription, siteTagline, siteName }: SiteSettings,
  { title, wholeTitle }: PageFrameOptions,
  labels: Locale | undefined,
): string {
  const text = defaultMetaDescription || siteTagline;
  if (text !== '') return wholeTitle === undefined ? `${title}. ${text}` : text;
  if (siteName === '') return '';
  const { siteDescription, pageDescription } = pageTexts('head', labels);
  return fillPlaceholders(wholeTitle === undefined ? pageDescription : siteDescription, {
    title,
    site: siteName,
  });
}

function numberedTitle({ title, page = 1 }: PageFrameOptions, labels: Locale | undefined): string {
  return page > 1 ? fillPlaceholders(pageTexts('head', labels).numbered, { title, page }) : title;
}

/** The description of a page of a list: that of the list, with its number, so that no two are the same. */
function numberedDescription(
  { page = 1 }: PageFrameOptions,
  description: string,
  labels: Locale | undefined,
): string {
  if (page === 1 || description === '') return description;
  const title = description.replace(/[.\u2026]$/, '');
  return fillPlaceholders(pageTexts('head', labels).numbered, { title, page });
}

function numbered({ page = 1 }: PageFrameOptions, before: string): string {
  return page > 1 ? `${before}${page}` : '';
}
