import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { casinoPath } from '../../urls/casino-path.js';
import { resolveUrl } from '../../urls/resolve-url.js';
import { routePath } from '../../urls/routes.js';
import { parseUrlPath } from '../../urls/url-path.js';
import { countryOfMarket } from '../../values/markets/market-names.js';
import { cardDataPath, iframePath, TOPLIST_INDEX_PATH } from '../../views/embed/embed-paths.js';
import { embedSlice } from '../../views/embed/embed-slice.js';
import { embedCards } from '../../views/embed/embedded-card.js';
import { OEMBED_PATH, oembed } from '../../views/embed/oembed.js';
import { feedPaths, feedXml } from '../../views/feed/atom-feed.js';
import { bonusListPath } from '../../views/pages/bonuses.js';
import { casinoListPaths } from '../../views/pages/casinos/casino-list-paths.js';
import { searchSuggestions } from '../../views/search/search-suggestions.js';
import { SEARCH_SUGGESTIONS_PATH } from '../../views/search/suggestions-path.js';
import { getView } from '../../views/views.js';
import type { Bonus } from './bonus.js';

/** What tells of an offer on a page: the bonus itself, a link to it, or its words at its casino. */
export const OFFER_SIGNS = ['bonus', 'link', 'words'] as const;
/** One of these. */
export type OfferSign = (typeof OFFER_SIGNS)[number];

/**
 * What showed an offer before a change, and what shows it after it, by path. Not looked up: embeds of a market, lists of
 * countries without a listing that names it, filtered lists, comparisons, and searches with other words than its title and
 * its casino.
 */
export interface OfferTrace {
  shownAt: string[];
  left: { path: string; by: OfferSign[] }[];
}

/** Renders what shows an offer, in both catalogues, and looks for it there. */
export function traceOffer(bonus: Bonus, before: PublicCatalogue, after: PublicCatalogue): OfferTrace {
  const sought = soughtOf(bonus, before);
  const paths = new Set([...pathsOf(sought, before), ...pathsOf(sought, after)]);
  const shownAt: string[] = [];
  const left: OfferTrace['left'] = [];
  for (const path of paths) {
    if (signsAt(before, path, sought).length > 0) shownAt.push(path);
    const by = signsAt(after, path, sought);
    if (by.length > 0) left.push({ path, by });
  }
  return { shownAt, left };
}

/** What is looked for. */
interface Sought {
  id: string;
  title: string;
  casino: { name: string; slug: string | undefined; review: string | undefined };
  /** Those in whose lists the card of the casino shows this offer. */
  countries: string[];
  /** The addresses that lead to this offer alone. */
  links: string[];
}

function soughtOf(
  { id, title, casinoId, casino: name, ...bonus }: Bonus,
  catalogue: PublicCatalogue,
): Sought {
  const casino = catalogue.casinos.find((one) =>
    casinoId === undefined ? one.name === name : one.id === casinoId,
  );
  const shared = new Set([
    ...[casino?.visitUrl, casino?.termsUrl],
    ...catalogue.bonuses.flatMap((one) => (one.id === id ? [] : [one.visitUrl, one.termsUrl])),
  ]);
  const links = [bonus.visitUrl, bonus.termsUrl].filter((one) => one !== undefined && !shared.has(one));
  const listings = catalogue.offers?.listings.get(casino?.id ?? '') ?? [];
  const named = listings.filter(({ offerId }) => offerId === id).map(({ market }) => market);
  return {
    ...{
      id,
      title,
      links: links as string[],
      countries: named.filter((one) => countryOfMarket(one) === one),
    },
    casino:
      casino === undefined
        ? { name, slug: undefined, review: undefined }
        : { name: casino.name, slug: casino.slug, review: casinoPath(casino.slug) },
  };
}

/** The paths that may show an offer. */
function* pathsOf(
  { id, title, casino: { name, slug, review }, countries, links }: Sought,
  catalogue: PublicCatalogue,
): Iterable<string> {
  yield routePath({ kind: 'home' });
  yield bonusListPath(catalogue, id) ?? routePath({ kind: 'bonuses' });
  if (slug !== undefined) yield* casinoListPaths(catalogue, slug, countries);
  for (const kind of ['best-casinos', 'reviews', 'casinos-by-country'] as const) yield routePath({ kind });
  for (const toplist of catalogue.toplists.keys()) yield routePath({ kind: 'toplist', slug: toplist });
  for (const words of [title, name].filter((text) => text !== '')) {
    const query = new URLSearchParams({ q: words });
    yield `${routePath({ kind: 'search' })}?${query}`;
    yield `${SEARCH_SUGGESTIONS_PATH}?${query}`;
  }
  if (slug !== undefined && review !== undefined) {
    yield review;
    yield cardDataPath(slug);
    yield iframePath(slug);
    yield `${TOPLIST_INDEX_PATH}?${new URLSearchParams({ slugs: slug })}`;
    const base = catalogue.settings.siteBaseUrl;
    if (base !== undefined) yield `${OEMBED_PATH}?${new URLSearchParams({ url: `${base}${review}` })}`;
  }
  yield* feedPaths(catalogue);
  const tells = (text: string) => isIn(text, links) || saysOffer(text, title, name);
  for (const post of catalogue.posts)
    if (tells(post.content)) yield routePath({ kind: 'post', slug: post.slug });
  for (const page of catalogue.pages.values())
    if (tells(page.content)) yield routePath({ kind: 'custom-page', slug: page.slug });
  for (const { source, target } of catalogue.redirects) if (isIn(target, links)) yield source;
}

/** The signs of an offer in what a path answers. */
function signsAt(catalogue: PublicCatalogue, path: string, sought: Sought): OfferSign[] {
  const answer = answerAt(catalogue, path);
  if (answer === undefined) return [];
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const isReview = path === sought.casino.review;
  return OFFER_SIGNS.filter((sign) => {
    if (sign === 'bonus') return text.includes(sought.id);
    if (sign === 'link') return isIn(text, sought.links);
    return saysWords(answer, sought, isReview);
  });
}

/** What a path answers: the view of its page, or what else stands there; undefined where nothing does. */
function answerAt(catalogue: PublicCatalogue, given: string): unknown {
  const { path, query } = parseUrlPath(given);
  if (path === TOPLIST_INDEX_PATH) return embedSlice(catalogue, query).data;
  if (path === OEMBED_PATH) return oembed(catalogue, query);
  if (path === SEARCH_SUGGESTIONS_PATH) return searchSuggestions(catalogue, query);
  if (feedPaths(catalogue).includes(path)) return feedXml(catalogue, path);
  for (const casino of embeddedAt(catalogue, path)) return embedCards(catalogue, [casino]);
  const at = resolveUrl(catalogue, path, query);
  if (at.kind === 'moved') return at.to;
  if (at.kind !== 'page') return undefined;
  const { kind, slug = '' } = at.route;
  return getView(catalogue, kind, { path, slug, query: at.query ?? query });
}

function embeddedAt({ casinos }: PublicCatalogue, path: string): PublicCatalogue['casinos'] {
  return path.startsWith('/embed/casinos/')
    ? casinos.filter(({ slug }) => path === cardDataPath(slug) || path === iframePath(slug))
    : [];
}

/**
 * Whether an answer says the title of an offer where it tells of its casino: in a text with the name of the casino, or in an
 * object about it. What is about another casino may have an offer of the same words.
 */
function saysWords(answer: unknown, { title, casino }: Sought, isAbout: boolean): boolean {
  if (title === '' || answer === null) return false;
  if (typeof answer === 'string')
    return isAbout ? answer.includes(title) : saysOffer(answer, title, casino.name);
  if (typeof answer !== 'object') return false;
  const { slug } = answer as { slug?: unknown };
  if (typeof slug === 'string' && casino.slug !== undefined && slug !== casino.slug) return false;
  const values: unknown[] = Object.values(answer);
  const { name, review } = casino;
  const isOfCasino = isAbout || values.includes(name) || (review !== undefined && values.includes(review));
  return values.some((value) => saysWords(value, { title, casino } as Sought, isOfCasino));
}

function saysOffer(text: string, title: string, casino: string): boolean {
  return title !== '' && text.includes(title) && text.includes(casino);
}

/** Whether a text has one of some addresses, also as HTML and XML write it. */
function isIn(text: string, addresses: readonly string[]): boolean {
  const plain = text.replace(/&(?:amp;|#x26;){1,2}/g, '&');
  return addresses.some((address) => plain.includes(address));
}
