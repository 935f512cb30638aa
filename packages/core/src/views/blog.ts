import { labels, messages, blogLabels as say } from '../messages.js';
import type { PublicPost } from '../model/post.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import type { Figure } from '../model/showcase.js';
import { matches } from '../rules/search.js';
import { postViews, shownPosts } from '../rules/shown-posts.js';
import { asked } from './asked.js';
import type { Frame } from './frame.js';
import { type ChoiceLinkView, type FilterFormView, type PagerView, paged } from './list.js';
import { listFrame } from './list-frame.js';
import { featuredPosts, minutesOf, type PostCardView, postCard } from './post-card.js';
import { postCategories } from './post-categories.js';

/** The Blog page: posts by category, sought and sorted. */
export interface BlogView extends Frame {
  title: string;
  description: string;
  categories: ChoiceLinkView[];
  filter: FilterFormView;
  /** Empty unless all categories are shown, from the first page on. */
  featured: PostCardView[];
  /** What stands over the posts. */
  heading: string;
  /** How many posts there are of what was asked for. */
  found: string;
  posts: PostCardView[];
  /** Absent where one page holds them all. */
  pager?: PagerView;
  /** What stands in place of posts where there are none. */
  none: { title: string; text?: string };
  figures: Figure[];
}

/** The Blog page of a catalogue, as a query asks for it. */
export function blog(catalogue: PublicCatalogue, query = ''): BlogView {
  const ask = asked('blog', query);
  const q = ask.value('q');
  const all = shownPosts(catalogue);
  const { choices, current, posts } = postCategories(all, say.categories, ask);
  const found = posts.filter(({ title, excerpt, tags }) => matches(q, title, excerpt, ...tags));
  const featured = featuredPosts(catalogue, all);
  const sort = SORTS.find(({ value }) => value === ask.value('sort')) ?? NEWEST;
  const { items, pager } = paged(sort.order === undefined ? found : found.sort(sort.order(catalogue)), ask);
  const card = (post: PublicPost) => postCard(catalogue, post, featured.includes(post));
  const page = pager?.page ?? 1;
  const path = ask.path;
  return {
    ...listFrame(catalogue, ask, {
      title: say.title,
      description: say.description,
      isIndexed: q === '',
      pager,
      own: { category: current ?? '' },
    }),
    title: say.title,
    description: say.description,
    categories: choices,
    filter: {
      action: path,
      kept: ask.kept(['q', 'sort']),
      search: { name: 'q', label: say.searchLabel, placeholder: say.search, value: q },
      select: {
        name: 'sort',
        label: say.sort,
        value: sort.value,
        options: SORTS.map(({ value, label }) => ({ value, label })),
      },
      submit: labels.parts.search,
      ...(q === '' ? {} : { reset: ask.href({ q: '' }) }),
    },
    featured:
      current === undefined && page === 1 ? featured.filter((post) => found.includes(post)).map(card) : [],
    heading: say.posts(current ?? say.categories[0]),
    found: say.found(found.length),
    posts: items.map(card),
    ...(pager === undefined ? {} : { pager }),
    none: all.length === 0 ? { title: say.none } : { title: say.noneFound, text: messages.search.noneText },
    figures: catalogue.showcase.blog.figures,
  };
}

type Order = (one: PublicPost, other: PublicPost) => number;

/** One of the ways to sort posts; without an order they stay as they are, the newest first. */
interface Sort {
  value: string;
  label: string;
  order?: (catalogue: PublicCatalogue) => Order;
}

const NEWEST: Sort = { value: '', label: say.byDate };

/** The orders that can be asked for; the first one is the usual one. */
const SORTS: Sort[] = [
  NEWEST,
  {
    value: 'views',
    label: say.byViews,
    order: (catalogue) => (a, b) => postViews(catalogue, b) - postViews(catalogue, a),
  },
  { value: 'read-time', label: say.byReadTime, order: () => (a, b) => minutesOf(a) - minutesOf(b) },
];
