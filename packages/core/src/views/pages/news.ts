import { componentLabels, messages, newsLabels as say } from '../../messages.js';
import type { PublicPost } from '../../model/post.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { matches } from '../../rules/search.js';
import { visiblePosts } from '../../rules/visible-posts.js';
import { featuredPosts, type PostCardView, postCard } from '../cards/post-card.js';
import { listPageFrame } from '../frame/list-page-frame.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { readPageQuery } from '../lists/page-query.js';
import { type ChoiceLinkView, type FilterFormView, type PagerView, paginate } from '../lists/pagination.js';
import { postCategories } from '../lists/post-categories.js';

/** The News page: what is read most, then everything else, the newest first. */
export interface NewsPageView extends PageFrameView {
  /** The heading of the page. */
  title: string;
  /** A sentence below the heading. */
  description: string;
  /** One link for each category, the chosen one marked. */
  categories: ChoiceLinkView[];
  /** The search, the order and where the form sends them. */
  filter: FilterFormView;
  /** How many articles there are of what was asked for. */
  found: string;
  /** The most read articles of the category; on the first page, and while nothing is sought. */
  featured: PostCardView[];
  /** All others. */
  latest: PostCardView[];
  /** Absent where one page holds them all. */
  pager?: PagerView;
  /** What stands in place of articles where there are none. */
  emptyState: { title: string; text?: string };
}

/** The News page of a catalogue, as a query asks for it. */
export function newsPage(catalogue: PublicCatalogue, query = ''): NewsPageView {
  const ask = readPageQuery('news', query);
  const q = ask.value('q');
  const { choices, current, posts } = postCategories(visiblePosts(catalogue), say.categories, ask);
  const stars = q === '' ? featuredPosts(catalogue, posts) : [];
  const found = posts.filter(
    (post) => !stars.includes(post) && matches(q, post.title, post.excerpt, post.author),
  );
  const { items, pager } = paginate(found, ask);
  const card = (post: PublicPost) => postCard(catalogue, post, stars.includes(post));
  const page = pager?.page ?? 1;
  const path = ask.path;
  return {
    ...listPageFrame(catalogue, ask, {
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
      hiddenFields: ask.hiddenFields(['q']),
      search: { name: 'q', label: say.searchLabel, placeholder: say.search, value: q },
      submit: componentLabels.parts.search,
      ...(q === '' ? {} : { reset: ask.href({ q: '' }) }),
    },
    found: say.found(stars.length + found.length),
    featured: page === 1 ? stars.map(card) : [],
    latest: items.map(card),
    ...(pager === undefined ? {} : { pager }),
    emptyState: { title: messages.news.none, ...(q === '' ? {} : { text: messages.search.noneText }) },
  };
}
