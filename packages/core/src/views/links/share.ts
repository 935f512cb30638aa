import type { SiteSettings } from '../../model/documents/settings.js';
import type { PostCardView } from '../cards/post-card.js';
import { absoluteUrl } from '../frame/page-head.js';

/** How visitors can share a page. */
export interface ShareView {
  /** The page's URL; only its path if the site has no base URL. */
  url: string;
  /** The subject of the message. */
  title: string;
  /** The message text. */
  text: string;
  /** Share links of social networks. */
  targets: { label: string; href: string }[];
}

/** Builds the share links of a post, or of any page with a path, title and excerpt. */
export function shareView(
  settings: SiteSettings,
  { href, title, excerpt }: Pick<PostCardView, 'href' | 'title' | 'excerpt'>,
): ShareView {
  const url = absoluteUrl(settings, href);
  return {
    url,
    title,
    text: excerpt,
    targets: TARGETS.map(([label, address, queryOf]) => ({
      label,
      href: `${address}?${Object.entries(queryOf({ url, title }))
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('&')}`,
    })),
  };
}

interface Shared {
  url: string;
  title: string;
}

const TARGETS: readonly (readonly [
  label: string,
  address: string,
  queryOf: (shared: Shared) => Record<string, string>,
])[] = [
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', ({ url }) => ({ u: url })],
  ['Twitter', 'https://twitter.com/intent/tweet', ({ url, title }) => ({ url, text: title })],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', ({ url }) => ({ url })],
  ['WhatsApp', 'https://wa.me/', ({ url, title }) => ({ text: `${title} ${url}` })],
  ['Telegram', 'https://t.me/share/url', ({ url, title }) => ({ url, text: title })],
];
