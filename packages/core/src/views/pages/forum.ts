import { forumLabels } from '../../labels/community.js';
import type { ForumCategory, ForumMember, ForumTopic } from '../../model/community.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { matches } from '../../rules/search.js';
import { listPageFrame } from '../frame/list-page-frame.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { readPageQuery } from '../lists/page-query.js';
import { type FilterFormView, type PagerView, paginate } from '../lists/pagination.js';

/** A part of the forum, and the address of its topics. */
export interface ForumCategoryView extends ForumCategory {
  href: string;
}

/** The forum: samples, or nothing. */
export interface ForumPageView extends PageFrameView {
  /** The heading of the page. */
  title: string;
  /** A sentence below the heading. */
  intro: string;
  /** False where the site has no forum at all. */
  hasSamples: boolean;
  /** Counts of topics, posts and members. */
  stats: { label: string; value: string }[];
  /** The search, the order and where the form sends them. */
  filter: FilterFormView;
  /** Empty while something is sought: then what is found comes first. */
  categories: ForumCategoryView[];
  /** How many are found, in words. */
  found: string;
  /** Pinned ones first. */
  topics: ForumTopic[];
  /** Absent where one page holds them all. */
  pager?: PagerView;
  /** What stands there where no topic is found. */
  empty: { title: string; text: string };
  /** The most esteemed first. */
  members: ForumMember[];
  /** The rules of the forum, in their order. */
  rules: string[];
  /** The names of members who are online. */
  online: string[];
}

/** How many members the forum names. */
const TOP_MEMBERS = 5;

/** The forum of a catalogue, with the topics that a query asks for. */
export function forumPage(catalogue: PublicCatalogue, query = ''): ForumPageView {
  const ask = readPageQuery('forum', query);
  const { categories, topics, members, rules, online } = catalogue.community.forum;
  const sought = ask.value('q');
  const found = topics
    .filter((topic) => matches(sought, topic.title, topic.author, topic.category))
    .sort((a, b) => Number(b.isPinned) - Number(a.isPinned));
  const { items, pager } = paginate(found, ask);
  const hasSamples = categories.length + topics.length > 0;
  const { title, intro } = forumLabels;
  return {
    ...listPageFrame(catalogue, ask, { title, description: intro, pager }),
    title,
    intro,
    hasSamples,
    stats: [
      { label: forumLabels.stats.topics, value: sumOf(categories, 'topics') },
      { label: forumLabels.stats.posts, value: sumOf(categories, 'posts') },
      { label: forumLabels.stats.members, value: members.length },
      { label: forumLabels.stats.online, value: online.length },
    ].map(({ label, value }) => ({ label, value: value.toLocaleString('en') })),
    filter: {
      action: ask.path,
      hiddenFields: [],
      search: {
        name: 'q',
        label: forumLabels.search,
        placeholder: forumLabels.searchHint,
        value: sought,
      },
      submit: forumLabels.submit,
      ...(sought === '' ? {} : { reset: ask.path }),
    },
    categories:
      sought === ''
        ? categories.map((category) => ({ ...category, href: ask.href({ q: category.name }) }))
        : [],
    found: forumLabels.found(found.length),
    topics: items,
    ...(pager === undefined ? {} : { pager }),
    empty: hasSamples
      ? { title: forumLabels.none, text: forumLabels.noneText }
      : { title: forumLabels.noneYet, text: forumLabels.noneYetText },
    members: [...members].sort((a, b) => b.reputation - a.reputation).slice(0, TOP_MEMBERS),
    rules,
    online,
  };
}

function sumOf(categories: readonly ForumCategory[], count: 'topics' | 'posts'): number {
  return categories.reduce((sum, category) => sum + category[count], 0);
}
