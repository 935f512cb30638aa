import { parseUrlPath, wholeSizeAddress } from '@croupier/core';
import { canonicalsOf, elementsOf, type PageFacts, readPageFacts } from '../../check/page-facts.js';
import type { LiveAnswer } from './live-site.js';
import { contentOf, type OldPage } from './old-pages.js';
import { withoutEnding, withoutSiteName } from './page-titles.js';

/** What of a page may have become something else. */
export const DIFFERENCES = ['title', 'heading', 'canonical', 'link', 'picture'] as const;

/** Something that an old page had and the new one has not; of a link or a picture only what was. */
export interface PageDifference {
  address: string;
  kind: (typeof DIFFERENCES)[number];
  was: string;
  is?: string;
}

/** A page of the library, in whichever of its variants. */
const IN_LIBRARY = /\/media\/[0-9a-f]{32}/;

/** What a page does not say of its site. */
interface OldSite {
  /** What its titles end with. */
  titleEnding: string;
  /** Where an old address leads now. */
  leadsTo(address: string): Promise<string>;
}

/** What the new page lacks of the old one; that its title names another site is no difference. */
export async function pageDifferences(
  old: OldPage,
  answer: LiveAnswer,
  { titleEnding, leadsTo }: OldSite,
): Promise<PageDifference[]> {
  const { address } = old;
  const facts = readPageFacts('/', answer.html ?? '');
  const found: PageDifference[] = [];
  const compare = (kind: PageDifference['kind'], was: string | undefined, is: string) => {
    if (was !== undefined && was !== '' && words(was) !== words(is)) found.push({ address, kind, was, is });
  };
  const title = elementsOf(facts, 'title')[0]?.text.trim() ?? '';
  if (old.title !== undefined && words(old.title) !== words(title))
    compare('title', withoutEnding(old.title, titleEnding), withoutSiteName(title, siteNameOf(facts)));
  compare('heading', old.heading, elementsOf(facts, 'h1')[0]?.text.trim() ?? '');
  if (old.canonical) {
    const is = pathOf(canonicalsOf(facts)[0] ?? '');
    const meant = isSamePath(old.canonical, address) ? answer.to : await leadsTo(old.canonical);
    if (is !== pathOf(meant)) found.push({ address, kind: 'canonical', was: old.canonical, is });
  }
  const { links, pictures } = contentOf(facts);
  const here = new Set(links.map(linkKey));
  for (const was of new Set(old.links.filter((link) => isOutgoing(link, old))))
    if (!here.has(linkKey(was))) found.push({ address, kind: 'link', was });
  const shown = new Set(pictures.map(pictureKey));
  for (const was of picturesOf(old))
    if (!shown.has(pictureKey(was)) && !shown.has(pictureKey(await leadsTo(was))))
      found.push({ address, kind: 'picture', was });
  return found;
}

function siteNameOf(facts: PageFacts): string {
  const named = elementsOf(facts, 'meta').find(({ attributes }) => attributes.property === 'og:site_name');
  return named?.attributes.content?.trim() ?? '';
}

/** Saved pages name their pictures from where they stand themselves. */
function picturesOf({ address, pictures }: OldPage): Set<string> {
  const whole = pictures.filter((src) => !src.startsWith('data:'));
  const base = `https://site.invalid${parseUrlPath(address).path}`;
  return new Set(
    whole.map((src) =>
      /^(?:[a-z]+:)?\/\//i.test(src) || !URL.canParse(src, base) ? src : new URL(src, base).pathname,
    ),
  );
}

/** Quotation marks, dashes and blanks are what programs set as they like. */
function words(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018-\u201f"'\u00ab\u00bb]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function isOutgoing(
  link: string,
  { address, canonical = address, host = hostOf(canonical) }: OldPage,
): boolean {
  return /^(?:https?:)?\/\//i.test(link) && hostOf(link) !== host.toLowerCase().replace(/^www\./, '');
}

function hostOf(address: string): string {
  return (/^(?:https?:)?\/\/([^/?#]*)/i.exec(address)?.[1] ?? '').toLowerCase().replace(/^www\./, '');
}

/** A link with and without its scheme, `www` and a slash at the end is the same. */
function linkKey(link: string): string {
  return hostOf(link) + link.replace(/^(?:https?:)?\/\/[^/?#]*/i, '').replace(/\/(?=[?#]|$)/, '');
}

function pictureKey(src: string): string {
  const whole = wholeSizeAddress(src);
  return IN_LIBRARY.exec(whole)?.[0] ?? pathOf(whole);
}

function pathOf(address: string): string {
  return parseUrlPath(address).path.replace(/(?<=.)\/$/, '');
}

function isSamePath(a: string, b: string): boolean {
  return pathOf(a) === pathOf(b);
}
