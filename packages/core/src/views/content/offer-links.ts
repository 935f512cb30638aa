import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { visitPrefix } from '../../urls/find-visit.js';
import { visitPath } from '../../values/addresses/visit-link.js';
import { escapeHtml } from '../../values/html/escape-html.js';
import type { SafeHtml } from '../../values/html/safe-html.js';
import { linkedOffer } from '../links/linked-offer.js';
import { HREF, hrefOf, type LinkedOfferNames, RECORD_ATTRIBUTES, recordLink } from './record-link.js';

/** Sanitized HTML whose links follow the offers that they lead to. */
export interface OfferLinksView {
  /** Its links to offers are marked as sponsored. */
  content: SafeHtml;
  /** True if any link in the content leads to an offer. */
  hasOffers: boolean;
}

const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|[^">])*)>/g;
const REL = 'rel="sponsored nofollow noopener"';

/**
 * Marks the links of sanitized HTML to offers as sponsored, whatever `rel` they carry, and names the casino for the count
 * of clicks. Of links to blacklisted and withdrawn casinos, and to withdrawn offers, only the text stays.
 */
export function withOfferLinks(catalogue: PublicCatalogue, html: SafeHtml): OfferLinksView {
  let hasOffers = false;
  const isKept: boolean[] = [];
  const content = html.replace(TAG, (tag, slash: string, name: string, given: string) => {
    if (name !== 'a') return tag;
    if (slash !== '') return isKept.pop() === false ? '' : tag;
    const record = recordLink(catalogue, given);
    isKept.push(record !== 'gone');
    if (record === 'gone') return '';
    const attributes = record === undefined ? given : withHref(given, record.href);
    if (record?.offer !== undefined) {
      hasOffers = true;
      return offerTag(attributes, record.offer);
    }
    const href = hrefOf(attributes);
    const offer = href === undefined ? undefined : linkedOffer(catalogue, href);
    if (offer === undefined) return attributes === given ? tag : `<a${attributes}>`;
    if (offer.barred !== undefined) {
      isKept[isKept.length - 1] = false;
      return '';
    }
    hasOffers = true;
    const { slug = '', label } = offer;
    const prefix = visitPrefix(catalogue);
    const isOwn = prefix !== undefined && href === catalogue.casinoBySlug.get(slug)?.visitUrl;
    return offerTag(isOwn ? withHref(attributes, visitPath(prefix, slug)) : attributes, { slug, label });
  }) as SafeHtml;
  return { content, hasOffers };
}

function offerTag(attributes: string, { slug, label }: LinkedOfferNames): string {
  const counted = `data-croupier-visit="${escapeHtml(slug)}" data-croupier-label="${escapeHtml(label)}"`;
  return `<a${attributes.replace(/\s?\brel="[^"]*"/, '')} ${REL} ${counted}>`;
}

/** The attributes of a link that leads elsewhere, without those that name a record. */
function withHref(attributes: string, href: string): string {
  const others = attributes.replace(RECORD_ATTRIBUTES, '');
  const written = ` href="${escapeHtml(href)}"`;
  return HREF.test(others) ? others.replace(HREF, () => written) : `${written}${others}`;
}

/** The addresses of the links of sanitized HTML. */
export function linkAddresses(html: string): string[] {
  return linksIn(html).map(({ href }) => href);
}

/** The links of sanitized HTML, with their attributes as they are written. */
export function linksIn(html: string): { href: string; attributes: string }[] {
  return Array.from(html.matchAll(TAG)).flatMap(([, slash, name, attributes = '']) => {
    const href = slash === '' && name === 'a' ? hrefOf(attributes) : undefined;
    return href === undefined ? [] : [{ href, attributes }];
  });
}
