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
import { type QueryInput, readPageQuery } from '../lists/page-query.js';
import { type PagerView, paginate } from '../lists/pagination.js';
import { suggestSearch } from './search-suggestion.js';

/** Length of a generated excerpt, in characters. */
const EXCERPT_LENGTH = 200;
const ALTERNATIVES = 3;

/** A post among the search results. */
export interface FoundPostView {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  href: string;
}

/** The search page: casinos first, then posts, paginated together. */
export interface SearchPageView extends PageFrameView {
  title: string;
  /** The search text; '' for none. */
  query: QueryInput;
  /** The number of matches on all pages. */
  count: number;
  /** The number of matches, in words. */
  countText: string;
  /** The number of matching casinos on all pages. */
  casinoCount: number;
  /** The number of matching posts on all pages. */
  postCount: number;
  /** The matching casinos of this page. */
  casinos: CasinoCardView[];
  /** The matching posts of this page. */
  posts: FoundPostView[];
  /** Absent if all matches fit on one page. */
  pager?: PagerView;
  /** The closest spelling and its search URL, for a search without results. */
  suggestion?: { text: string; href: string };
  /** The message shown without matches or without a search. */
  emptyState: { title: string; text: string };
  /** Highly rated casinos, shown without matches. */
  alternatives: CasinoCardView[];
}

/** Builds the search page. */
export function searchPage(catalogue: PublicCatalogue, query: QueryInput): SearchPageView {
  const ask = readPageQuery('search', query);
  const searchText = ask.value('q');
  const { casinos, posts } = findMatches(catalogue, searchText);
  const { items, pager } = paginate<PublicCasino | PublicPost>([...casinos, ...posts], ask);
  const { search: searchLabels } = siteLabels;
  const count = casinos.length + posts.length;
  const meant = count > 0 ? undefined : suggestSearch(catalogue, searchText);
  const title = searchText === '' ? searchLabels.title : searchLabels.titleFor(searchText);
  return {
    ...pageFrame(catalogue, { title, path: ask.path, searchText, isIndexed: false }),
    title,
    query: searchText,
    count,
    countText: searchLabels.found(count),
    casinoCount: casinos.length,
    postCount: posts.length,
    casinos: items.filter(isCasino).map(casinoCard),
    posts: items.filter(isPost).map(foundPost),
    ...(pager === undefined ? {} : { pager }),
    ...(meant === undefined
      ? {}
      : { suggestion: { text: searchLabels.meant(meant), href: ask.hrefOnly({ q: meant }) } }),
    emptyState:
      searchText === ''
        ? { title: searchLabels.ask, text: searchLabels.askText }
        : { title: messages.search.none, text: messages.search.noneText },
    alternatives: items.length > 0 ? [] : wellRated(catalogue),
  };
}

function findMatches(
  catalogue: PublicCatalogue,
  query: string,
): { casinos: PublicCasino[]; posts: PublicPost[] } {
  if (query === '') return { casinos: [], posts: [] };
  const finds = createMatcher(query);
  return {
    casinos: casinoTexts(rankedCasinos(catalogue)).flatMap(({ casino, texts }) =>
      finds(texts) ? casino : [],
    ),
    posts: postTexts(visiblePosts(catalogue)).flatMap(({ post, texts }) => (finds(texts) ? post : [])),
  };
}

// The searchable texts are prepared once for each state of the catalogue.
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
