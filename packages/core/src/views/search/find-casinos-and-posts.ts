import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { PublicPost } from '../../collections/posts/post.js';
import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { containsWords, createMatcher, searchable, wordsApart } from '../../rules/search.js';
import { visiblePosts } from '../../rules/visible-posts.js';
import { plainText } from '../../values/html/plain-text.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { createNameRanker, searchableName } from './searchable-name.js';

/** The casinos and posts that a search finds. */
export interface FoundRecords {
  casinos: PublicCasino[];
  posts: PublicPost[];
}

/**
 * Finds casinos by name or description and posts by title or text; after them those whose name is the search text in other
 * letters, and last those that hold its words apart: casinos also in what they offer, posts also in their tags.
 */
export function findCasinosAndPosts(catalogue: PublicCatalogue, searchText: string): FoundRecords {
  if (searchText === '') return { casinos: [], posts: [] };
  const contains = createMatcher(searchText);
  const rankOf = createNameRanker(searchText);
  const words = wordsApart(searchText);
  const find = <T extends object>(
    records: readonly T[],
    index: (record: T) => ReturnType<typeof indexCasino>,
    termsOf: (record: T) => readonly string[],
  ) => {
    const [exact, similar, apart]: [T[], T[], T[]] = [[], [], []];
    for (const record of records) {
      const { texts, name } = index(record);
      if (contains(texts)) exact.push(record);
      else if (rankOf(name) !== undefined) similar.push(record);
      else if (words.length > 0 && containsWords([...texts, ...searchable(...termsOf(record))], words))
        apart.push(record);
    }
    return [...exact, ...similar, ...apart];
  };
  return {
    casinos: find(rankedCasinos(catalogue), indexCasino, termsOfCasino),
    posts: find(visiblePosts(catalogue), indexPost, ({ tags }) => tags),
  };
}

// Those that the index of a built site has of every casino.
function termsOfCasino({ paymentMethods, gameProviders, games, licenses }: PublicCasino): readonly string[] {
  return [...paymentMethods, ...gameProviders, ...games, ...licenses];
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
