import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { type SafeHtml, sanitizeHtml } from '../../values/safe-html.js';
import { shiftHeadings } from './shift-headings.js';
import { sizedImages } from './sized-images.js';

/** Sanitized HTML content of a page. */
export interface SanitizedContentView {
  content: SafeHtml;
  /** True if any link in the content leads to an offer. */
  hasOffers: boolean;
}

const LINK = /<a ((?:"[^"]*"|[^">])*)>/g;
const REL = 'rel="sponsored nofollow noopener"';

/**
 * Sanitizes staff-written HTML on output. Links to the hosts of listed casinos, bonuses and games
 * become sponsored links, whatever `rel` they carry. Headings start at `level`.
 */
export function sanitizedContent(catalogue: PublicCatalogue, html: string, level = 2): SanitizedContentView {
  const hosts = offerHosts(catalogue);
  let hasOffers = false;
  const content = sanitizeHtml(html).replace(LINK, (link, attributes: string) => {
    const host = hostOfLink(/(?:^|\s)href="([^"]*)"/.exec(attributes)?.[1] ?? '');
    if (host === undefined || !hosts.has(host)) return link;
    hasOffers = true;
    return `<a ${attributes.replace(/\s?\brel="[^"]*"/, '')} ${REL}>`;
  });
  return { content: sizedImages(catalogue, shiftHeadings(level, content as SafeHtml)), hasOffers };
}

/** The hosts that casino, bonus and game links point to. */
const offerHosts = memoizeWeak(({ casinos, bonuses, games }: PublicCatalogue): ReadonlySet<string> => {
  const hosts = new Set<string>();
  const note = (url: string | undefined) => {
    const host = url === undefined ? undefined : hostOfLink(url);
    if (host !== undefined) hosts.add(host);
  };
  for (const { visitUrl } of casinos) note(visitUrl);
  for (const { visitUrl } of bonuses) note(visitUrl);
  for (const { playUrl } of games) note(playUrl);
  return hosts;
});

/** The host of a URL in lower case; undefined if the URL names none. */
function hostOfLink(address: string): string | undefined {
  return /^(?:https?:)?\/\/(?:[^/?#]*@)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase();
}
