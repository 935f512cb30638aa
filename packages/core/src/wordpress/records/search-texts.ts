import { readPhpValue } from '../reading/php-value.js';
import type { WxrItem } from '../reading/wxr-item.js';
import { plainLine } from './plain-line.js';

/** What an item says of its page to search engines, in the fields of ours. */
export interface ItemSearchTexts {
  seoTitle?: string;
  seoDescription?: string;
  isHiddenFromSearch?: true;
  canonicalUrl?: string;
  shareImage?: string;
}

/** The custom fields of Yoast SEO and of Rank Math that have a counterpart here; the first that says something counts. */
const KEYS = {
  title: ['_yoast_wpseo_title', 'rank_math_title'],
  description: ['_yoast_wpseo_metadesc', 'rank_math_description'],
  canonical: ['_yoast_wpseo_canonical', 'rank_math_canonical_url'],
  image: [
    ...['_yoast_wpseo_opengraph-image', 'rank_math_facebook_image'],
    ...['_yoast_wpseo_twitter-image', 'rank_math_twitter_image'],
  ],
  noindex: ['_yoast_wpseo_meta-robots-noindex'],
  robots: ['rank_math_robots'],
} as const;

/** The names of the custom fields that are understood. */
export const SEARCH_KEYS: readonly string[] = Object.values(KEYS).flat();

/** What an item says of its page to search engines, by the plugins that most sites have. */
export function searchTexts(
  { meta, title }: Pick<WxrItem, 'meta' | 'title'>,
  siteTitle: string,
): ItemSearchTexts {
  const said = (keys: readonly string[]) => keys.map((key) => meta.get(key)?.trim()).find(Boolean);
  const words = (text: string | undefined, most: number) =>
    text === undefined ? undefined : plainLine(withVariables(text, { title, siteTitle }), most) || undefined;
  const isHidden = said(KEYS.noindex) === '1' || saysNoindex(said(KEYS.robots));
  const texts = {
    seoTitle: words(said(KEYS.title), 200),
    seoDescription: words(said(KEYS.description), 500),
    isHiddenFromSearch: isHidden ? true : undefined,
    canonicalUrl: said(KEYS.canonical),
    shareImage: said(KEYS.image),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
}

function saysNoindex(robots: string | undefined): boolean {
  const value = robots === undefined ? undefined : readPhpValue(robots);
  return Array.isArray(value) ? value.includes('noindex') : /\bnoindex\b/.test(robots ?? '');
}

/** `%%title%%` of Yoast and `%title%` of Rank Math; what we cannot know is left out. */
function withVariables(text: string, { title, siteTitle }: { title: string; siteTitle: string }): string {
  const known: Readonly<Record<string, string>> = {
    title,
    sitename: siteTitle,
    site_title: siteTitle,
    sep: '-',
  };
  return text
    .replace(/%%([\w-]+)%%|%([a-z][\w-]*)(?:\([^()]*\))?%/g, (_, yoast?: string, rankMath?: string) => {
      return known[yoast ?? rankMath ?? ''] ?? '';
    })
    .replace(/\s+/g, ' ')
    .replace(/^\s*-\s|\s-\s*$/g, '');
}
