import { parseUrlPath, trimTrailingSlash } from '../../urls/url-path.js';
import { flatCopy } from '../../values/flat-copy.js';
import type { WxrItem, WxrPart } from '../reading/wxr-item.js';
import type { OldSite } from '../records/old-site.js';
import { oldAddressKey } from './old-address.js';
import { categoriesBySlug, termSteps } from './term-addresses.js';
import { type TermBases, USUAL_BASES } from './usual-bases.js';

/** The words that were told, by taxonomy; `.` for none. */
export type ToldBases = Readonly<Partial<Record<keyof TermBases, string | undefined>>>;

const LINK = /\bhref=["']([^"'\s<>]{1,2000})["']/gi;
/** One link alone may lead anywhere; so many terms with the same words before them do not by chance. */
const ENOUGH = 2;

/**
 * Finds the words before categories and tags by the links of texts and menus, as an export is read: terms come before items. A base of
 * `.` is none, as some plugins have it.
 */
export function findTermBases(): {
  add(part: WxrPart): void;
  basesOf(site: OldSite, told: ToldBases): TermBases;
} {
  const slugs = new Set<string>();
  const linked = new Set<string>();
  let url = '';
  const addLink = (href: string) => {
    const key = oldAddressKey(href, url);
    if (key !== undefined && slugs.has(key.slice(key.lastIndexOf('/') + 1))) linked.add(flatCopy(key));
  };
  const addItem = ({ type, meta, content }: WxrItem) => {
    if (type === 'nav_menu_item') addLink(meta.get('_menu_item_url') ?? '');
    else for (const [, href = ''] of content.matchAll(LINK)) addLink(href);
  };
  return {
    add(part) {
      if (part.kind === 'site') url ||= part.site.url;
      else if (part.kind === 'term') slugs.add(part.term.slug.toLowerCase());
      else if (part.kind === 'item' && slugs.size > 0) addItem(part.item);
    },
    basesOf(site, told) {
      const paths = pathsOf(site, linked);
      return {
        category: foundBases(site, 'category', told.category, paths),
        post_tag: foundBases(site, 'post_tag', told.post_tag, paths),
      };
    },
  };
}

function foundBases(
  site: OldSite,
  taxonomy: keyof TermBases,
  told: string | undefined,
  paths: readonly string[],
): string[] {
  const [usual = ''] = USUAL_BASES[taxonomy];
  const categories = categoriesBySlug(site);
  const terms = site.terms.filter((term) => term.taxonomy === taxonomy);
  const found =
    told?.replace(/^\/|\/$/g, '') ??
    mostLinked(
      terms.map((term) => termSteps(term, categories)),
      paths,
    );
  return found === undefined || found === usual ? [usual] : [found === '.' ? '' : found, usual];
}

/** The linked paths that are no article, behind the root of the site. */
function pathsOf(site: OldSite, linked: ReadonlySet<string>): string[] {
  const root = trimTrailingSlash(parseUrlPath(site.url).path.toLowerCase());
  const articles = new Set(site.articles.map(({ link }) => oldAddressKey(link, site.url)));
  const keys = [...linked].filter((key) => !key.includes('?') && !articles.has(key));
  return keys.map((key) => (root === '/' ? key : key.replace(root, '')));
}

/** The words before most of the terms that are linked to. */
function mostLinked(terms: readonly (readonly string[])[], paths: readonly string[]): string | undefined {
  const ends = new Set(terms.map((steps) => steps.join('/').toLowerCase()));
  const counts = new Map<string, number>();
  for (const path of paths) {
    const words = path.split('/').slice(1);
    const at = words.findIndex((_, i) => i > 0 && ends.has(words.slice(i).join('/')));
    if (at < 0) continue;
    const base = words.slice(0, at).join('/');
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] >= ENOUGH ? best[0] : undefined;
}
