import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { type SafeHtml, sanitizeHtml } from '../../values/safe-html.js';
import { shiftHeadings } from './shift-headings.js';

/** What staff wrote, as visitors get it. */
export interface SanitizedContentView {
  /** The text, sanitised. */
  content: SafeHtml;
  /** True where something in it leads to an offer. */
  hasOffers: boolean;
}

const LINK = /<a ((?:"[^"]*"|[^">])*)>/g;
const REL = 'rel="sponsored nofollow noopener"';

/**
 * HTML that staff wrote, sanitised again on its way out; links in it to hosts that casinos, bonuses and games of the
 * site lead to are marked as sponsored, whatever they say of themselves. Its headings go on from those around it, at
 * level 2 unless it is said.
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
  return { content: shiftHeadings(level, content as SafeHtml), hasOffers };
}

/** The hosts that offers of a site are at. */
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

/** The host of an address, as all its spellings have it; undefined where it names none. */
function hostOfLink(address: string): string | undefined {
  return /^(?:https?:)?\/\/(?:[^/?#]*@)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase();
}
