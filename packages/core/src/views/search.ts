import { messages, siteLabels } from '../messages.js';
import type { PublicCasino } from '../model/casino.js';
import type { PublicPost } from '../model/post.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { oncePer } from '../once.js';
import { excerptOf } from '../rules/reading.js';
import { finder, plainText, searchable } from '../rules/search.js';
import { shownPosts } from '../rules/shown-posts.js';
import { addressOf } from '../urls/places.js';
import { asked } from './asked.js';
import { type CasinoCardView, casinoCard } from './casino-card.js';
import { rankedCasinos } from './casino-ranking.js';
import { type Frame, frame } from './frame.js';
import { type PagerView, paged } from './list.js';
import { meantBy } from './search-guess.js';

/** How many characters of a post stand in for an excerpt in the search. */
const EXCERPT_LENGTH = 200;
/** How many casinos are shown to who found nothing. */
const INSTEAD = 3;

/** A post as the search shows it. */
export interface FoundPostView {
  /** Its name in addresses. */
  slug: string;
  /** The heading. */
  title: string;
  /** What it is about. */
  excerpt: string;
  /** The subject that it is filed under. */
  category: string;
  /** Where it leads. */
  href: string;
}

/** What a search found: casinos first, then posts, a page of both at a time. */
export interface SearchView extends Frame {
  title: string;
  /** '' where nothing was sought. */
  sought: string;
  /** How many were found in all, and of each kind. */
  count: number;
  /** The same in words. */
  countText: string;
  casinoCount: number;
  postCount: number;
  casinos: CasinoCardView[];
  posts: FoundPostView[];
  pager?: PagerView;
  /** What may have been meant by words that find nothing, and the search for it. */
  meant?: { text: string; href: string };
  /** What stands there where nothing was found or sought. */
  none: { title: string; text: string };
  /** Well rated casinos, for who found nothing. */
  instead: CasinoCardView[];
}

/** The search of a catalogue for what a query asks. */
export function search(catalogue: PublicCatalogue, query: string): SearchView {
  const ask = asked('search', query);
  const sought = ask.value('q');
  const { casinos, posts } = found(catalogue, sought);
  const { items, pager } = paged<PublicCasino | PublicPost>([...casinos, ...posts], ask);
  const { search: say } = siteLabels;
  const count = casinos.length + posts.length;
  const meant = count > 0 ? undefined : meantBy(catalogue, sought);
  const title = sought === '' ? say.title : say.titleFor(sought);
  return {
    ...frame(catalogue, { title, path: ask.path, sought, isIndexed: false }),
    title,
    sought,
    count,
    countText: say.found(count),
    casinoCount: casinos.length,
    postCount: posts.length,
    casinos: items.filter(isCasino).map(casinoCard),
    posts: items.filter(isPost).map(foundPost),
    ...(pager === undefined ? {} : { pager }),
    ...(meant === undefined ? {} : { meant: { text: say.meant(meant), href: ask.only({ q: meant }) } }),
    none:
      sought === ''
        ? { title: say.ask, text: say.askText }
        : { title: messages.search.none, text: messages.search.noneText },
    instead: items.length > 0 ? [] : wellRated(catalogue),
  };
}

function found(catalogue: PublicCatalogue, sought: string): { casinos: PublicCasino[]; posts: PublicPost[] } {
  if (sought === '') return { casinos: [], posts: [] };
  const finds = finder(sought);
  return {
    casinos: casinoTexts(rankedCasinos(catalogue)).flatMap(({ casino, texts }) =>
      finds(texts) ? casino : [],
    ),
    posts: postTexts(shownPosts(catalogue)).flatMap(({ post, texts }) => (finds(texts) ? post : [])),
  };
}

// What is searched is made ready once, however often somebody searches.
const casinoTexts = oncePer((casinos: readonly PublicCasino[]) =>
  casinos.map((casino) => ({ casino, texts: searchable(casino.name, casino.description) })),
);
const postTexts = oncePer((posts: readonly PublicPost[]) =>
  posts.map((post) => ({ post, texts: searchable(post.title, plainText(post.content)) })),
);

function wellRated(catalogue: PublicCatalogue): CasinoCardView[] {
  return rankedCasinos(catalogue)
    .filter(({ isBlacklisted }) => !isBlacklisted)
    .slice(0, INSTEAD)
    .map(casinoCard);
}

const isPost = (one: PublicCasino | PublicPost): one is PublicPost => 'content' in one;
const isCasino = (one: PublicCasino | PublicPost): one is PublicCasino => !isPost(one);

function foundPost(post: PublicPost): FoundPostView {
  const { slug, title, category } = post;
  return {
    slug,
    title,
    category,
    excerpt: excerptOf(post.excerpt, post.content, EXCERPT_LENGTH),
    href: addressOf({ kind: 'post', slug }),
  };
}
