import { countedText, localNumber } from '../../../labels/localize/localized-text.js';
import type { ForumCategory, ForumMember, ForumTopic } from '../../../model/documents/community.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { matches } from '../../../rules/search.js';
import { readPageQuery } from '../../lists/page-query.js';
import { paginate } from '../../lists/pagination.js';
import type { QueryInput } from '../../lists/query-text.js';
import { type CommunityPageView, communityPage } from './community-page.js';

/** A forum category with the URL of its topics. */
export interface ForumCategoryView extends ForumCategory {
  href: string;
}

/** The Forum page; its content is sample data. */
export interface ForumPageView extends CommunityPageView {
  /** Numbers of topics, posts and members. */
  stats: { label: string; value: string }[];
  /** Empty during a search, so that the matches come first. */
  categories: ForumCategoryView[];
  /** Pinned topics come first. */
  topics: ForumTopic[];
  /** Highest reputation first. */
  members: ForumMember[];
  /** The rules of the forum, one sentence each. */
  rules: string[];
  /** Names of the members who are online. */
  online: string[];
}

const TOP_MEMBERS = 5;

/** Builds the Forum page. */
export function forumPage(catalogue: PublicCatalogue, query: QueryInput = ''): ForumPageView {
  const ask = readPageQuery('forum', query);
  const { categories, topics, members, rules, online } = catalogue.community.forum;
  const searchText = ask.value('q');
  const found = topics
    .filter((topic) => matches(searchText, topic.title, topic.author, topic.category))
    .sort((a, b) => Number(b.isPinned) - Number(a.isPinned));
  const { items, pager } = paginate(found, ask);
  const hasSamples = categories.length + topics.length > 0;
  const texts = pageTexts('forum', catalogue.labels);
  return {
    ...communityPage(catalogue, ask, texts, { hasSamples, pager }),
    stats: [
      { label: texts.stats.topics, value: sumOf(categories, 'topics') },
      { label: texts.stats.posts, value: sumOf(categories, 'posts') },
      { label: texts.stats.members, value: members.length },
      { label: texts.stats.online, value: online.length },
    ].map(({ label, value }) => ({ label, value: localNumber(value, texts) })),
    filter: {
      action: ask.path,
      hiddenFields: [],
      search: { name: 'q', label: texts.search, placeholder: texts.searchHint, value: searchText },
      submit: texts.submit,
      ...(searchText === '' ? {} : { reset: ask.path }),
    },
    categories:
      searchText === ''
        ? categories.map((category) => ({ ...category, href: ask.href({ q: category.name }) }))
        : [],
    found: countedText(texts.found, found.length, texts),
    topics: items,
    empty: hasSamples
      ? { title: texts.none, text: texts.noneText }
      : { title: texts.noneYet, text: texts.noneYetText },
    members: [...members].sort((a, b) => b.reputation - a.reputation).slice(0, TOP_MEMBERS),
    rules,
    online,
  };
}

function sumOf(categories: readonly ForumCategory[], count: 'topics' | 'posts'): number {
  return categories.reduce((sum, category) => sum + category[count], 0);
}
