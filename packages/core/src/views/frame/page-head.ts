import type { PublicCasino } from '../../collections/casinos/casino.js';
import { fillPlaceholders } from '../../labels/localize/localized-text.js';
import type { SiteSettings } from '../../model/documents/settings.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { normalizeBaseUrl } from '../../urls/base-url.js';
import { casinoPath } from '../../urls/casino-path.js';
import { routePath } from '../../urls/routes.js';
import { questionsIn } from '../../values/html/questions.js';
import type { SafeHtml } from '../../values/html/safe-html.js';

/** The contents of a page's `<head>`. */
export interface PageHead {
  title: string;
  description: string;
  /** Absent if the site has no base URL. */
  canonical?: string;
  /** The URL of the page's oEmbed description. */
  oembed?: string;
  image?: string;
  /** The size of the image in pixels, where it was drawn for the page. */
  imageSize?: { width: number; height: number };
  /** The path of the Atom feed, if the site has one. */
  feed?: string;
  /** May be empty. */
  siteName: string;
  kind: 'website' | 'article';
  /** False for pages that search engines should not index. */
  isIndexed: boolean;
  /** schema.org data, made from stored values only. */
  structured: StructuredData[];
}

/** A block of schema.org data in JSON-LD. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
}

/** What search engines read of the questions in a text; nothing where it has none. */
export function questionsStructuredData(content: SafeHtml): StructuredData[] {
  const questions = questionsIn(content);
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}

/** One step of a breadcrumb trail. */
export interface Crumb {
  name: string;
  path: string;
}

/** Resolves a path against the site's base URL; returns it unchanged if the site has none. */
export function absoluteUrl(settings: Pick<SiteSettings, 'siteBaseUrl'>, path: string): string {
  return path.startsWith('/') ? `${normalizeBaseUrl(settings.siteBaseUrl ?? '')}${path}` : path;
}

/** Text for a meta description: whitespace collapsed, cut between words at 160 characters; `last` follows in whole. */
export function metaDescription(text: string, last?: string): string {
  if (last !== undefined) return text === '' ? '' : `${cutAt(text, 159 - last.length)} ${last}`;
  return cutAt(text, 160);
}

function cutAt(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut.slice(0, most - 1)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The input of structured data. */
type Described = Pick<PublicCatalogue, 'settings' | 'labels'>;

/** The language of a page that is not in English, which search engines take pages for. */
export function inLanguage({ language }: Pick<SiteSettings, 'language'>): { inLanguage?: string } {
  return language === 'en' ? {} : { inLanguage: language };
}

/** Breadcrumbs as schema.org data. */
export function breadcrumbStructuredData(
  { settings, labels }: Described,
  crumbs: readonly Crumb[],
): StructuredData {
  const way = [{ name: settings.siteName || pageTexts('head', labels).home, path: '/' }, ...crumbs];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: absoluteUrl(settings, path),
    })),
  };
}

/** The site and its publisher as schema.org data. */
export function siteStructuredData({ settings }: Described): StructuredData[] {
  if (settings.siteName === '') return [];
  const url = absoluteUrl(settings, routePath({ kind: 'home' }));
  const name = settings.siteName;
  const sameAs = [settings.twitterUrl, settings.facebookUrl, settings.instagramUrl].filter(Boolean);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url,
      ...inLanguage(settings),
      potentialAction: {
        '@type': 'SearchAction',
        target: `${absoluteUrl(settings, routePath({ kind: 'search' }))}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      url,
      logo: absoluteUrl(settings, settings.logoUrl),
      ...(sameAs.length === 0 ? {} : { sameAs }),
    },
  ];
}

/** A list of casinos as schema.org data, best first or in no such order, without blacklisted ones; nothing of an empty list. */
export function casinoListStructuredData(
  settings: SiteSettings,
  casinos: readonly PublicCasino[],
  isRanked = true,
): StructuredData[] {
  const listed = casinos.filter(({ isBlacklisted }) => !isBlacklisted);
  if (listed.length === 0) return [];
  const itemListElement = listed.map(({ name, slug }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    url: absoluteUrl(settings, casinoPath(slug)),
  }));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: listed.length,
      itemListOrder: `https://schema.org/${isRanked ? 'ItemListOrderDescending' : 'ItemListUnordered'}`,
      itemListElement,
    },
  ];
}

/** A casino review as schema.org data; undefined for an unrated or blacklisted casino, for a sample, and where nobody signs it. */
export function reviewStructuredData(
  { settings, labels }: Described,
  casino: PublicCasino,
  { author: person, page }: { author?: object | undefined; page?: object | undefined } = {},
): StructuredData | undefined {
  if (settings.isSample || casino.isBlacklisted || casino.rating === undefined) return undefined;
  const author =
    casino.reviewer !== undefined
      ? (person ?? { '@type': 'Person', name: casino.reviewer })
      : settings.siteName !== '' && { '@type': 'Organization', name: settings.siteName };
  // A review without an author is invalid.
  if (author === false) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Review',
    name: fillPlaceholders(pageTexts('head', labels).reviewOf, { name: casino.name }),
    ...inLanguage(settings),
    url: absoluteUrl(settings, casinoPath(casino.slug)),
    ...(page === undefined ? {} : { mainEntityOfPage: page }),
    itemReviewed: {
      '@type': 'Organization',
      name: casino.name,
      ...(casino.visitUrl === undefined ? {} : { url: casino.visitUrl }),
    },
    reviewRating: { '@type': 'Rating', ratingValue: casino.rating, bestRating: 10, worstRating: 0 },
    reviewBody: metaDescription(casino.description),
    author,
    datePublished: casino.createdAt,
    dateModified: casino.updatedAt,
  };
}
