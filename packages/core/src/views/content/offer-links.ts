import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { visitPrefix } from '../../urls/find-visit.js';
import { visitPath } from '../../values/addresses/visit-link.js';
import { escapeHtml } from '../../values/html/escape-html.js';
import type { SafeHtml } from '../../values/html/safe-html.js';
import { linkedOffer } from '../links/linked-offer.js';

/** Sanitized HTML whose links follow the offers that they lead to. */
export interface OfferLinksView {
  /** Its links to offers are marked as sponsored. */
  content: SafeHtml;
  /** True if any link in the content leads to an offer. */
  hasOffers: boolean;
}

const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|[^">])*)>/g;
const HREF = /\shref="([^"]*)"/;
const REL = 'rel="sponsored nofollow noopener"';

/**
 * Marks the links of sanitized HTML to offers as sponsored, whatever `rel` they carry, and names the casino for the count
 * of clicks. Of links to blacklisted and withdrawn casinos, and to withdrawn offers, only the text stays.
 */
export function withOfferLinks(catalogue: PublicCatalogue, html: SafeHtml): OfferLinksView {
  let hasOffers = false;
  const isKept: boolean[] = [];
  const content = html.replace(TAG, (tag, slash: string, name: string, attributes: string) => {
    if (name !== 'a') return tag;
    if (slash !== '') return isKept.pop() === false ? '' : tag;
    const href = hrefOf(attributes);
    const offer = href === undefined ? undefined : linkedOffer(catalogue, href);
    isKept.push(offer?.barred === undefined);
    if (offer === undefined) return tag;
    if (offer.barred !== undefined) return '';
    hasOffers = true;
    const { slug = '', label } = offer;
    const prefix = visitPrefix(catalogue);
    const isOwn = prefix !== undefined && href === catalogue.casinoBySlug.get(slug)?.visitUrl;
    const led = isOwn ? attributes.replace(HREF, ` href="${visitPath(prefix, slug)}"`) : attributes;
    const counted = `data-croupier-visit="${escapeHtml(slug)}" data-croupier-label="${escapeHtml(label)}"`;
    return `<a${led.replace(/\s?\brel="[^"]*"/, '')} ${REL} ${counted}>`;
  }) as SafeHtml;
  return { content, hasOffers };
}

/** The addresses of the links of sanitized HTML. */
export function linkAddresses(html: string): string[] {
  return Array.from(html.matchAll(TAG)).flatMap(([, slash, name, attributes = '']) => {
    const href = slash === '' && name === 'a' ? hrefOf(attributes) : undefined;
    return href === undefined ? [] : [href];
  });
}

/** The address of a link, as the sanitizer writes its attributes. */
function hrefOf(attributes: string): string | undefined {
  return HREF.exec(attributes)?.[1]
    ?.replaceAll('&#x22;', '"')
    .replaceAll('&#x26;', '&')
    .replaceAll('&amp;', '&');
}
