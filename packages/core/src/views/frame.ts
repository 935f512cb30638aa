import { messages } from '../messages.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import type { SafeHtml } from '../values/safe-html.js';

/** What stands in a page's head. */
export interface PageHead {
  title: string;
  description: string;
  /** Absent where the site has no base URL yet. */
  canonical?: string;
  image?: string;
}

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

/** The frame of a page. */
export function frame(
  catalogue: PublicCatalogue,
  page: { title: string; path: string; description?: string; image?: string },
): Frame {
  const { settings, menus, homepage } = catalogue;
  const links = (items: typeof menus.header): LinkView[] =>
    items.map(({ label, url, target }) => ({ label, href: url, target }));
  const base = settings.siteBaseUrl?.replace(/\/$/, '');
  const head: PageHead = {
    title: settings.siteName === '' ? page.title : `${page.title} - ${settings.siteName}`,
    description: page.description ?? (settings.defaultMetaDescription || settings.siteTagline),
    image: page.image ?? settings.defaultOgImage,
  };
  if (base !== undefined) head.canonical = `${base}${page.path}`;
  return {
    head,
    site: {
      name: settings.siteName,
      tagline: settings.siteTagline,
      logo: { src: settings.logoUrl, width: settings.logoWidth, height: settings.logoHeight },
      showName: settings.showSiteName,
      primaryColor: settings.primaryColor,
      accentColor: settings.accentColor,
      hasDarkMode: settings.enableDarkMode,
      ...(settings.isSample ? { sampleNotice: messages.ours.sampleNotice } : {}),
    },
    header: links(menus.header),
    footer: {
      links: links(menus.footer),
      copyright: homepage.content.footerCopyright,
      gamblingWarning: homepage.content.footerGamblingWarning,
      notice: messages.ours.ageNotice,
    },
    disclosure: messages.ours.disclosure,
    path: page.path,
  };
}
