import type { PublicPost } from '../../../collections/posts/post.js';
import { countedText } from '../../../labels/localize/localized-text.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { shownAuthor } from '../../../rules/authors.js';
import { matches } from '../../../rules/search.js';
import { visiblePosts } from '../../../rules/visible-posts.js';
import { fixedCategories } from '../../../urls/post-categories.js';
import { featuredPosts, type PostCardView, postCard } from '../../cards/post-card.js';
import { listPageFrame } from '../../frame/list-page-frame.js';
import type { PageFrameView } from '../../frame/page-frame.js';
import { readPageQuery } from '../../lists/page-query.js';
import {
  type ChoiceLinkView,
  type FilterFormView,
  type PagerView,
  paginate,
} from '../../lists/pagination.js';
import { categoryHead, postCategories } from '../../lists/post-categories.js';
import type { QueryInput } from '../../lists/query-text.js';

/** The News page: the most read articles, then the rest, newest first. */
export interface NewsPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** The line below it. */
  description: string;
  /** Category tabs. */
  categories: ChoiceLinkView[];
  /** The search and the order. */
  filter: FilterFormView;
  /** The number of matches, in words. */
  found: string;
  /** The most read articles of the category; only on the first page and without a search. */
  featured: PostCardView[];
  /** All other articles. */
  latest: PostCardView[];
  /** Absent if all articles fit on one page. */
  pager?: PagerView;
  /** The message shown when the list is empty. */
  emptyState: { title: string; text?: string };
}

/** Builds the News page. */
export function newsPage(catalogue: PublicCatalogue, query: QueryInput = ''): NewsPageView {
  const ask = readPageQuery('news', query);
  const labels = pageTexts('news', catalogue.labels);
  const lists = pageTexts('lists', catalogue.labels);
  const q = ask.value('q');
  const { choices, current, posts } = postCategories(
    visiblePosts(catalogue),
    { all: labels.all, fixed: fixedCategories('news', catalogue.labels) },
    ask,
  );
  const featuredArticles = q === '' ? featuredPosts(catalogue, posts) : [];
  const found = posts.filter(
    (post) =>
      !featuredArticles.includes(post) &&
      matches(q, post.title, post.excerpt, shownAuthor(catalogue, post.author)),
  );
  const { items, pager } = paginate(found, ask);
  const card = (post: PublicPost) => postCard(catalogue, post, featuredArticles.includes(post));
  const page = pager?.page ?? 1;
  const path = ask.path;
  return {
    ...listPageFrame(catalogue, ask, {
      ...categoryHead(labels, current?.label),
      crumb: labels.title,
      isIndexed: q === '',
      pager,
      own: { category: current?.name ?? '' },
    }),
    title: labels.title,
    description: labels.description,
    categories: choices,
    filter: {
      action: path,
      hiddenFields: ask.hiddenFields(['q']),
      search: { name: 'q', label: labels.searchLabel, placeholder: labels.search, value: q },
      submit: lists.search,
      ...(q === '' ? {} : { reset: ask.href({ q: '' }) }),
    },
    found: countedText(labels.found, featuredArticles.length + found.length, labels),
    featured: page === 1 ? featuredArticles.map(card) : [],
    latest: items.map(card),
    ...(pager === undefined ? {} : { pager }),
    emptyState: { title: labels.none, ...(q === '' ? {} : { text: lists.notFoundText }) },
  };
}
