import { memoizeWeak } from '../../lazy.js';
import type { PublicCasino } from '../../model/casino.js';
import type { PublicPost } from '../../model/post.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { createMatcher, plainText, searchable } from '../../rules/search.js';
import { visiblePosts } from '../../rules/visible-posts.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { createNameRanker, searchableName } from './searchable-name.js';

/** The casinos and posts that a search finds. */
export interface FoundRecords {
  casinos: PublicCasino[];
  posts: PublicPost[];
}

/**
 * Finds casinos by name or description and posts by title or text; after them those whose name is the search text in other
 * letters, or holds its words apart.
 */
export function findCasinosAndPosts(catalogue: PublicCatalogue, searchText: string): FoundRecords {
  if (searchText === '') return { casinos: [], posts: [] };
  const contains = createMatcher(searchText);
  const rankOf = createNameRanker(searchText);
  const find = <T extends object>(
    records: readonly T[],
    index: (record: T) => ReturnType<typeof indexCasino>,
  ) => {
    const [exact, similar]: [T[], T[]] = [[], []];
    for (const record of records) {
      const { texts, name } = index(record);
      if (contains(texts)) exact.push(record);
      else if (rankOf(name) !== undefined) similar.push(record);
    }
    return [...exact, ...similar];
  };
  return {
    casinos: find(rankedCasinos(catalogue), indexCasino),
    posts: find(visiblePosts(catalogue), indexPost),
  };
}

// A record that a change leaves alone stays the same object, so its texts are prepared once.
const indexCasino = memoizeWeak(({ name, description }: PublicCasino) => ({
  texts: searchable(name, description),
  name: searchableName(name),
}));
const indexPost = memoizeWeak(({ title, content }: PublicPost) => ({
  texts: searchable(title, plainText(content)),
  name: searchableName(title),
}));
