import { labels, messages, newsLabels as say } from '../messages.js';
import type { PublicPost } from '../model/post.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { matches } from '../rules/search.js';
import { shownPosts } from '../rules/shown-posts.js';
import { asked } from './asked.js';
import type { Frame } from './frame.js';
import { type ChoiceLinkView, type FilterFormView, type PagerView, paged } from './list.js';
import { listFrame } from './list-frame.js';
import { featuredPosts, type PostCardView, postCard } from './post-card.js';
import { postCategories } from './post-categories.js';

/** The News page: what is read most, then everything else, the newest first. */
export interface NewsView extends Frame {
  title: string;
  description: string;
  categories: ChoiceLinkView[];
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
  none: { title: string; text?: string };
}

/** The News page of a catalogue, as a query asks for it. */
export function news(catalogue: PublicCatalogue, query = ''): NewsView {
  const ask = asked('news', query);
  const q = ask.value('q');
  const { choices, current, posts } = postCategories(shownPosts(catalogue), say.categories, ask);
  const stars = q === '' ? featuredPosts(catalogue, posts) : [];
  const found = posts.filter(
    (post) => !stars.includes(post) && matches(q, post.title, post.excerpt, post.author),
  );
  const { items, pager } = paged(found, ask);
  const card = (post: PublicPost) => postCard(catalogue, post, stars.includes(post));
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
      kept: ask.kept(['q']),
      search: { name: 'q', label: say.searchLabel, placeholder: say.search, value: q },
      submit: labels.parts.search,
      ...(q === '' ? {} : { reset: ask.href({ q: '' }) }),
    },
    found: say.found(stars.length + found.length),
    featured: page === 1 ? stars.map(card) : [],
    latest: items.map(card),
    ...(pager === undefined ? {} : { pager }),
    none: { title: messages.news.none, ...(q === '' ? {} : { text: messages.search.noneText }) },
  };
}
