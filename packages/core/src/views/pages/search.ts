import { memoizeWeak } from '../../lazy.js';
import { messages, siteLabels } from '../../messages.js';
import type { PublicCasino } from '../../model/casino.js';
import type { PublicPost } from '../../model/post.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { excerptOf } from '../../rules/reading-time.js';
import { createMatcher, plainText, searchable } from '../../rules/search.js';
import { visiblePosts } from '../../rules/visible-posts.js';
import { routePath } from '../../urls/routes.js';
import { type CasinoCardView, casinoCard } from '../cards/casino-card.js';
import { type PageFrameView, pageFrame } from '../frame/page-frame.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { readPageQuery } from '../lists/page-query.js';
import { type PagerView, paginate } from '../lists/pagination.js';
import { suggestSearch } from './search-suggestion.js';

/** How many characters of a post stand in for an excerpt in the search. */
const EXCERPT_LENGTH = 200;
/** How many casinos are shown to who found nothing. */
const ALTERNATIVES = 3;

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
export interface SearchPageView extends PageFrameView {
  /** The heading of the page. */
  title: string;
  /** '' where nothing was sought. */
  sought: string;
  /** How many were found in all, and of each kind. */
  count: number;
  /** The same in words. */
  countText: string;
  /** How many casinos match, on all pages together. */
  casinoCount: number;
  /** How many posts match, on all pages together. */
  postCount: number;
  /** The matching casinos of this page. */
  casinos: CasinoCardView[];
  /** The matching posts of this page. */
  posts: FoundPostView[];
  /** Links to the other pages of the list; absent where one page holds it all. */
  pager?: PagerView;
  /** What may have been meant by words that find nothing, and the search for it. */
  suggestion?: { text: string; href: string };
  /** What stands there where nothing was found or sought. */
  emptyState: { title: string; text: string };
  /** Well rated casinos, for who found nothing. */
  alternatives: CasinoCardView[];
}

/** The search of a catalogue for what a query asks. */
export function searchPage(catalogue: PublicCatalogue, query: string): SearchPageView {
  const ask = readPageQuery('search', query);
  const searchText = ask.value('q');
  const { casinos, posts } = findMatches(catalogue, searchText);
  const { items, pager } = paginate<PublicCasino | PublicPost>([...casinos, ...posts], ask);
  const { search: say } = siteLabels;
  const count = casinos.length + posts.length;
  const meant = count > 0 ? undefined : suggestSearch(catalogue, searchText);
  const title = searchText === '' ? say.title : say.titleFor(searchText);
  return {
    ...pageFrame(catalogue, { title, path: ask.path, searchText, isIndexed: false }),
    title,
    sought: searchText,
    count,
    countText: say.found(count),
    casinoCount: casinos.length,
    postCount: posts.length,
    casinos: items.filter(isCasino).map(casinoCard),
    posts: items.filter(isPost).map(foundPost),
    ...(pager === undefined ? {} : { pager }),
    ...(meant === undefined
      ? {}
      : { suggestion: { text: say.meant(meant), href: ask.hrefOnly({ q: meant }) } }),
    emptyState:
      searchText === ''
        ? { title: say.ask, text: say.askText }
        : { title: messages.search.none, text: messages.search.noneText },
    alternatives: items.length > 0 ? [] : wellRated(catalogue),
  };
}

function findMatches(
  catalogue: PublicCatalogue,
  sought: string,
): { casinos: PublicCasino[]; posts: PublicPost[] } {
  if (sought === '') return { casinos: [], posts: [] };
  const finds = createMatcher(sought);
  return {
    casinos: casinoTexts(rankedCasinos(catalogue)).flatMap(({ casino, texts }) =>
      finds(texts) ? casino : [],
    ),
    posts: postTexts(visiblePosts(catalogue)).flatMap(({ post, texts }) => (finds(texts) ? post : [])),
  };
}

// What is searched is made ready once, however often somebody searches.
const casinoTexts = memoizeWeak((casinos: readonly PublicCasino[]) =>
  casinos.map((casino) => ({ casino, texts: searchable(casino.name, casino.description) })),
);
const postTexts = memoizeWeak((posts: readonly PublicPost[]) =>
  posts.map((post) => ({ post, texts: searchable(post.title, plainText(post.content)) })),
);

function wellRated(catalogue: PublicCatalogue): CasinoCardView[] {
  return rankedCasinos(catalogue)
    .filter(({ isBlacklisted }) => !isBlacklisted)
    .slice(0, ALTERNATIVES)
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
    href: routePath({ kind: 'post', slug }),
  };
}
