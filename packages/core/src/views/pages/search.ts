import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { PublicPost } from '../../collections/posts/post.js';
import { countedText, fillPlaceholders } from '../../labels/localize/localized-text.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { excerptOf } from '../../rules/reading-time.js';
import { routePath } from '../../urls/routes.js';
import type { CasinoCardView } from '../cards/casino-card.js';
import { listedCasinoCard } from '../cards/listed-casino-card.js';
import { type PageFrameView, pageFrame } from '../frame/page-frame.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { readPageQuery } from '../lists/page-query.js';
import { type PagerView, paginate } from '../lists/pagination.js';
import type { QueryInput } from '../lists/query-text.js';
import { correctSpelling } from '../search/correct-spelling.js';
import { findCasinosAndPosts } from '../search/find-casinos-and-posts.js';
import { type FoundGroupView, foundGroups } from '../search/found-groups.js';
import { findTopics } from '../search/search-topics.js';

export type { FoundGroupView, FoundTopicView } from '../search/found-groups.js';

/** Length of a generated excerpt, in characters. */
const EXCERPT_LENGTH = 200;
const ALTERNATIVES = 3;

/** A post among the search results. */
export interface FoundPostView {
  /** Its name in addresses. */
  slug: string;
  /** The headline. */
  title: string;
  /** Plain text, from the content where staff wrote none. */
  excerpt: string;
  /** The name of its category. */
  category: string;
  /** The path of the post. */
  href: string;
}

/** The search page: casinos first, then posts, paginated together; other kinds of results on the first page. */
export interface SearchPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** The search text; '' for none. */
  query: QueryInput;
  /** The number of matches of all kinds on all pages. */
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
  /** Payment methods, providers, bonuses, games and pages. */
  groups: FoundGroupView[];
  /** Absent if all matches fit on one page. */
  pager?: PagerView;
  /** The closest spelling and its search URL, for a search without results. */
  suggestion?: { text: string; href: string };
  /** The message shown without matches or without a search. */
  emptyState: { title: string; text: string };
  /** Casinos shown without matches, and their title: those of the closest spelling, or else highly rated ones. */
  alternatives: CasinoCardView[];
  /** The heading above the alternatives. */
  alternativesTitle: string;
}

/** Builds the search page. */
export function searchPage(catalogue: PublicCatalogue, query: QueryInput): SearchPageView {
  const ask = readPageQuery('search', query);
  const searchText = ask.value('q');
  const { casinos, posts } = findCasinosAndPosts(catalogue, searchText);
  const topics = findTopics(catalogue, searchText);
  const { items, pager } = paginate<PublicCasino | PublicPost>([...casinos, ...posts], ask);
  const count = casinos.length + posts.length + topics.length;
  const corrected = count > 0 ? undefined : correctSearch(catalogue, searchText);
  const texts = pageTexts('search', catalogue.labels);
  const lists = pageTexts('lists', catalogue.labels);
  const title = searchText === '' ? texts.title : fillPlaceholders(texts.titleFor, { words: searchText });
  return {
    ...pageFrame(catalogue, { title, path: ask.path, searchText, isIndexed: false }),
    title,
    query: searchText,
    count,
    countText: countedText(texts.found, count, texts),
    casinoCount: casinos.length,
    postCount: posts.length,
    casinos: items.filter(isCasino).map((casino) => listedCasinoCard(casino, catalogue)),
    posts: items.filter(isPost).map(foundPost),
    groups: ask.page === 1 ? foundGroups(catalogue, topics) : [],
    ...(pager === undefined ? {} : { pager }),
    ...(corrected === undefined
      ? {}
      : {
          suggestion: {
            text: fillPlaceholders(texts.meant, { words: corrected.text }),
            href: ask.hrefOnly({ q: corrected.text }),
          },
        }),
    emptyState:
      searchText === ''
        ? { title: texts.ask, text: texts.askText }
        : { title: lists.notFound, text: lists.notFoundText },
    ...(count > 0
      ? { alternatives: [], alternativesTitle: texts.instead }
      : alternatives(catalogue, corrected)),
  };
}

interface CorrectedSearch {
  text: string;
  casinos: PublicCasino[];
}

/** The closest spelling that finds something. */
function correctSearch(catalogue: PublicCatalogue, searchText: string): CorrectedSearch | undefined {
  const text = correctSpelling(catalogue, searchText);
  if (text === undefined) return undefined;
  const { casinos, posts } = findCasinosAndPosts(catalogue, text);
  const isFound = casinos.length + posts.length > 0 || findTopics(catalogue, text).length > 0;
  return isFound ? { text, casinos } : undefined;
}

function alternatives(
  catalogue: PublicCatalogue,
  corrected: CorrectedSearch | undefined,
): Pick<SearchPageView, 'alternatives' | 'alternativesTitle'> {
  const { instead, correctedTitle } = pageTexts('search', catalogue.labels);
  return corrected === undefined || corrected.casinos.length === 0
    ? { alternatives: wellRated(catalogue), alternativesTitle: instead }
    : {
        alternatives: corrected.casinos
          .slice(0, ALTERNATIVES)
          .map((casino) => listedCasinoCard(casino, catalogue)),
        alternativesTitle: fillPlaceholders(correctedTitle, { words: corrected.text }),
      };
}

function wellRated(catalogue: PublicCatalogue): CasinoCardView[] {
  return rankedCasinos(catalogue)
    .filter(({ isBlacklisted }) => !isBlacklisted)
    .slice(0, ALTERNATIVES)
    .map((casino) => listedCasinoCard(casino, catalogue));
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
