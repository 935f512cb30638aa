import { messages } from '../messages.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import type { SiteSettings } from '../model/settings.js';
import { arrive } from '../urls/arrive.js';
import { type SafeHtml, sanitiseHtml } from '../values/safe-html.js';
import { absolute, type PageHead, type StructuredData } from './page-head.js';

export type { PageHead } from './page-head.js';

/** A link of a menu. */
export interface LinkView {
  label: string;
  href: string;
  target: '_self' | '_blank';
}

/** What every page has around its own content. */
export interface Frame {
  head: PageHead;
  site: {
    name: string;
    tagline: string;
    logo: { src: string; width: number; height: number };
    favicon: string;
    showName: boolean;
    primaryColor: string;
    accentColor: string;
    hasDarkMode: boolean;
    /** Shown on every page of a site that holds samples. */
    sampleNotice?: string;
  };
  header: LinkView[];
  footer: { links: LinkView[]; copyright: SafeHtml; gamblingWarning: SafeHtml; notice: string };
  disclosure: string;
  /** The page's own path. */
  path: string;
}

/** What a page says of itself to its frame. */
export interface FramedPage {
  title: string;
  path: string;
  description?: string;
  image?: string;
  /** The head's title as it is, without the site's name after it. */
  wholeTitle?: string;
  isIndexed?: boolean;
  /** Which page of a long list it shows, from 1. */
  page?: number;
  /** The path and query that it is known by, where that is not its path and its page. */
  canonical?: string;
  kind?: PageHead['kind'];
  structured?: StructuredData[];
}

/** The frame of a page. */
export function frame(catalogue: PublicCatalogue, page: FramedPage): Frame {
  const { settings, menus, homepage } = catalogue;
  const links = (items: typeof menus.header): LinkView[] =>
    items
      .filter(({ url }) => leadsSomewhere(catalogue, url))
      .map(({ label, url, target }) => ({ label, href: url, target }));
  return {
    head: headOf(settings, page),
    site: {
      name: settings.siteName,
      tagline: settings.siteTagline,
      logo: { src: settings.logoUrl, width: settings.logoWidth, height: settings.logoHeight },
      favicon: settings.faviconUrl,
      showName: settings.showSiteName,
      primaryColor: settings.primaryColor,
      accentColor: settings.accentColor,
      hasDarkMode: settings.enableDarkMode,
      ...(settings.isSample ? { sampleNotice: messages.ours.sampleNotice } : {}),
    },
    header: links(menus.header),
    footer: {
      links: links(menus.footer),
      copyright: sanitiseHtml(homepage.content.footerCopyright),
      gamblingWarning: sanitiseHtml(homepage.content.footerGamblingWarning),
      notice: messages.ours.ageNotice,
    },
    disclosure: messages.ours.disclosure,
    path: page.path,
  };
}

function headOf(settings: SiteSettings, page: FramedPage): PageHead {
  const suffix = settings.siteName === '' ? '' : ` - ${settings.siteName}`;
  const isIndexed = page.isIndexed ?? true;
  const hasCanonical = isIndexed && settings.siteBaseUrl !== undefined;
  const canonical = page.canonical ?? `${page.path}${numbered(page, '?page=')}`;
  return {
    title: page.wholeTitle ?? `${page.title}${numbered(page, ', page ')}${suffix}`,
    description: page.description ?? (settings.defaultMetaDescription || settings.siteTagline),
    image: absolute(settings, page.image ?? settings.defaultOgImage),
    siteName: settings.siteName,
    kind: page.kind ?? 'website',
    isIndexed,
    ...(hasCanonical ? { canonical: absolute(settings, canonical) } : {}),
    structured: page.structured ?? [],
  };
}

function numbered({ page = 1 }: FramedPage, before: string): string {
  return page > 1 ? `${before}${page}` : '';
}

// A menu may name pages that are not published, or not yet: a link to nothing helps nobody.
function leadsSomewhere(catalogue: PublicCatalogue, url: string): boolean {
  if (!url.startsWith('/')) return true;
  const path = url.replace(/[?#].*$/, '');
  return arrive(catalogue, path).is !== 'missing';
}
