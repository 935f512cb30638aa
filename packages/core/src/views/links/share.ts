import type { SiteSettings } from '../../model/settings.js';
import type { PostCardView } from '../cards/post-card.js';
import { absoluteUrl } from '../frame/page-head.js';

/** Where a page can be shared, and with which words. */
export interface ShareView {
  /** The address of the page: whole where the site knows its base URL, else its path. */
  url: string;
  /** What the message is headed with. */
  title: string;
  /** What is said beside the address. */
  text: string;
  /** The places that take it by an address of their own. */
  targets: { label: string; href: string }[];
}

/** How a post is shared, or any page with a path, a title and a beginning. */
export function shareView(
  settings: SiteSettings,
  { href, title, excerpt }: Pick<PostCardView, 'href' | 'title' | 'excerpt'>,
): ShareView {
  const url = absoluteUrl(settings, href);
  return {
    url,
    title,
    text: excerpt,
    targets: TARGETS.map(([label, address, asks]) => ({
      label,
      href: `${address}?${Object.entries(asks({ url, title }))
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
  asks: (shared: Shared) => Record<string, string>,
])[] = [
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', ({ url }) => ({ u: url })],
  ['Twitter', 'https://twitter.com/intent/tweet', ({ url, title }) => ({ url, text: title })],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', ({ url }) => ({ url })],
  ['WhatsApp', 'https://wa.me/', ({ url, title }) => ({ text: `${title} ${url}` })],
  ['Telegram', 'https://t.me/share/url', ({ url, title }) => ({ url, text: title })],
];
