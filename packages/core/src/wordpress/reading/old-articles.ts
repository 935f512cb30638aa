import { decodeText, type TextSource } from '../../csv/encoding/decode-text.js';
import { plainLine } from '../records/plain-line.js';
import { searchTexts } from '../records/search-texts.js';
import { startOfTexts } from './old-addresses.js';
import { readWxr } from './read-wxr.js';

/** What an export says of the page of an article. */
export interface OldArticle {
  address: string;
  heading: string;
  /** What a plugin for search engines says; lacking where nothing was said. */
  title?: string | undefined;
  canonical?: string | undefined;
  /** The text as it was written. */
  html: string;
}

/** The published articles of an export of WordPress; none of another file. */
export async function* oldArticles(source: TextSource): AsyncGenerator<OldArticle> {
  const { start, whole } = await startOfTexts(decodeText(source));
  if (!/<rss\b/.test(start)) return;
  let siteTitle = '';
  for await (const part of readWxr(whole)) {
    if (part.kind === 'site') siteTitle ||= part.site.title;
    if (part.kind !== 'item' || part.item.status !== 'publish' || part.item.link === '') continue;
    const { item } = part;
    if (item.hasPassword || NO_PAGE.has(item.type)) continue;
    const { seoTitle, canonicalUrl } = searchTexts(item, siteTitle);
    const heading = plainLine(item.title, 300);
    yield { address: item.link, heading, title: seoTitle, canonical: canonicalUrl, html: item.content };
  }
}

/** What has no page of its own text. */
const NO_PAGE = new Set(['attachment', 'nav_menu_item', 'wp_block']);
