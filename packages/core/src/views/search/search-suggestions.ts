import { siteLabels } from '../../messages.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { parseRouteQuery } from '../../urls/route-queries.js';
import { routePath } from '../../urls/routes.js';
import { correctSpelling } from './correct-spelling.js';
import { findCasinosAndPosts } from './find-casinos-and-posts.js';
import { findTopics } from './search-topics.js';
import { createNameRanker, searchableName } from './searchable-name.js';

const [MAX_CASINOS, MAX_SUGGESTIONS] = [5, 8];
const { search: searchLabels } = siteLabels;

/** A suggestion for a search that is being typed. */
export interface SearchSuggestion {
  title: string;
  /** What it is, in words. */
  kind: string;
  href: string;
}

/** Suggests casinos, then other results, for what was typed so far; without any, those of the closest spelling. */
export function searchSuggestions(catalogue: PublicCatalogue, query: string): SearchSuggestion[] {
  const typed = parseRouteQuery('search', query).get('q') ?? '';
  if (typed === '') return [];
  const found = suggest(catalogue, typed);
  if (found.length > 0) return found;
  const corrected = correctSpelling(catalogue, typed);
  return corrected === undefined ? [] : suggest(catalogue, corrected);
}

function suggest(catalogue: PublicCatalogue, typed: string): SearchSuggestion[] {
  const { casinos, posts } = findCasinosAndPosts(catalogue, typed);
  const named = byName(typed, casinos, ({ name }) => name)
    .slice(0, MAX_CASINOS)
    .map(({ name, slug }) => ({
      title: name,
      kind: searchLabels.kinds.casinos,
      href: routePath({ kind: 'review', slug }),
    }));
  const topics = findTopics(catalogue, typed).map(({ kind, title, href }) => ({
    title,
    kind: searchLabels.kinds[kind],
    href: href ?? `${routePath({ kind: 'search' })}?${new URLSearchParams({ q: title })}`,
  }));
  const articles = byName(typed, posts, ({ title }) => title).map(({ title, slug }) => ({
    title,
    kind: searchLabels.kinds.posts,
    href: routePath({ kind: 'post', slug }),
  }));
  return [...named, ...topics, ...articles].slice(0, MAX_SUGGESTIONS);
}

/** Those whose name answers the search text, the closest first; otherwise in their order. */
function byName<T>(typed: string, records: readonly T[], nameOf: (record: T) => string): T[] {
  const rankOf = createNameRanker(typed);
  return records
    .flatMap((record) => {
      const rank = rankOf(searchableName(nameOf(record)));
      return rank === undefined ? [] : { record, rank };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ record }) => record);
}
