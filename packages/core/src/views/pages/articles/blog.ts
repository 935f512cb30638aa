import type { PublicPost } from '../../../collections/posts/post.js';
import { countedText, fillPlaceholders } from '../../../labels/localize/localized-text.js';
import { postLabels } from '../../../messages.js';
import type { Figure } from '../../../model/documents/showcase.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { matches } from '../../../rules/search.js';
import { type POST_SORTS, postViewCount, visiblePosts } from '../../../rules/visible-posts.js';
import { fixedCategories } from '../../../urls/post-categories.js';
import { featuredPosts, type PostCardView, postCard, postReadingMinutes } from '../../cards/post-card.js';
import { categoryFeedPath } from '../../feed/atom-feed.js';
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
import { findTag, hasSameTag } from '../../lists/post-tags.js';
import type { QueryInput } from '../../lists/query-text.js';

/** The Blog page: posts by category, with search and sorting. */
export interface BlogPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** The line below it. */
  description: string;
  /** Category tabs. */
  categories: ChoiceLinkView[];
  /** The search and the order. */
  filter: FilterFormView;
  /** Only on the first page of all categories; else empty. */
  featured: PostCardView[];
  /** The heading of the list. */
  heading: string;
  /** The number of matches, in words. */
  found: string;
  /** The posts of this page. */
  posts: PostCardView[];
  /** Absent if all posts fit on one page. */
  pager?: PagerView;
  /** The message shown when the list is empty. */
  emptyState: { title: string; text?: string };
  /** Numbers that staff entered for this page. */
  figures: Figure[];
}

/** Builds the Blog page. */
export function blogPage(catalogue: PublicCatalogue, query: QueryInput = ''): BlogPageView {
  const ask = readPageQuery('blog', query);
  const labels = pageTexts('blog', catalogue.labels);
  const lists = pageTexts('lists', catalogue.labels);
  const q = ask.value('q');
  const all = visiblePosts(catalogue);
  const fixed = fixedCategories('blog', catalogue.labels);
  const { choices, current, posts } = postCategories(
    all,
    { all: labels.all, fixed },
    {
      ...ask,
      href: (changes) => ask.href({ tag: '', ...changes }),
    },
  );
  const tag = findTag(all, ask.value('tag'));
  const found = posts.filter(
    ({ title, excerpt, tags }) =>
      (tag === undefined || tags.some((own) => hasSameTag(own, tag))) && matches(q, title, excerpt, ...tags),
  );
  const featured = featuredPosts(catalogue, all);
  const sort = SORTS.find(({ value }) => value === ask.value('sort')) ?? NEWEST;
  const { items, pager } = paginate(
    sort.order === undefined ? found : found.sort(sort.order(catalogue)),
    ask,
  );
  const card = (post: PublicPost) => postCard(catalogue, post, featured.includes(post));
  const page = pager?.page ?? 1;
  const path = ask.path;
  return {
    ...listPageFrame(catalogue, ask, {
      ...categoryHead(labels, tag === undefined ? current?.label : postLabels.tag(tag)),
      crumb: labels.title,
      isIndexed: q === '' && (current === undefined || fixed.some(({ name }) => name === current.name)),
      pager,
      feed: current === undefined ? undefined : categoryFeedPath(found[0]?.category ?? ''),
      own: tag === undefined ? { category: current?.name ?? '' } : { tag },
      isFiltered: tag !== undefined && current !== undefined,
    }),
    title: labels.title,
    description: labels.description,
    categories: choices,
    filter: {
      action: path,
      hiddenFields: ask.hiddenFields(['q', 'sort']),
      search: { name: 'q', label: labels.searchLabel, placeholder: labels.search, value: q },
      select: {
        name: 'sort',
        label: labels.sort,
        value: sort.value,
        options: SORTS.map(({ value, label }) => ({ value, label: labels[label] })),
      },
      submit: lists.search,
      ...(q === '' ? {} : { reset: ask.href({ q: '' }) }),
    },
    featured:
      current === undefined && tag === undefined && page === 1
        ? featured.filter((post) => found.includes(post)).map(card)
        : [],
    heading: fillPlaceholders(labels.posts, {
      category: tag === undefined ? (current?.label ?? labels.all) : postLabels.tag(tag),
    }),
    found: countedText(labels.found, found.length, labels),
    posts: items.map(card),
    ...(pager === undefined ? {} : { pager }),
    emptyState:
      all.length === 0 ? { title: labels.none } : { title: labels.noneFound, text: lists.notFoundText },
    figures: catalogue.showcase.blog.figures,
  };
}

type ComparePosts = (one: PublicPost, other: PublicPost) => number;

/** A sort option; without `order`, posts stay newest first. */
interface Sort {
  value: '' | (typeof POST_SORTS)[number];
  label: 'byDate' | 'byViews' | 'byReadTime';
  order?: (catalogue: PublicCatalogue) => ComparePosts;
}

const NEWEST: Sort = { value: '', label: 'byDate' };

/** The first is the default. */
const SORTS: Sort[] = [
  NEWEST,
  {
    value: 'views',
    label: 'byViews',
    order: (catalogue) => (a, b) => postViewCount(catalogue, b) - postViewCount(catalogue, a),
  },
  {
    value: 'read-time',
    label: 'byReadTime',
    order: () => (a, b) => postReadingMinutes(a) - postReadingMinutes(b),
  },
];
