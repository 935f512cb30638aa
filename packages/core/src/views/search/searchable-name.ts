import { nameSpellings } from '../../values/text/name-spellings.js';

/** A name prepared for many searches. */
export interface SearchableName {
  /** The spellings in which visitors type it. */
  spellings: readonly string[];
}

/** How well a name answers a search; a lower number is better. */
type NameRank = 0 | 1 | 2 | 3;

/** Prepares a name for many searches. */
export function searchableName(name: string): SearchableName {
  return { spellings: nameSpellings(name) };
}

/**
 * Ranks names for a search text: 0 for a name that begins with it, 1 where a word does, 2 for a name that contains it, 3 for
 * one that contains each of its words; undefined for others.
 */
export function createNameRanker(searchText: string): (name: SearchableName) => NameRank | undefined {
  const wanted = nameSpellings(searchText);
  const words = wanted.map((spelling) => spelling.split(/\s+/));
  return ({ spellings }) => {
    let best: NameRank | undefined;
    for (const spelling of spellings) {
      for (const [i, text] of wanted.entries()) {
        const rank = rankSpelling(spelling, text, words[i] ?? []);
        if (rank !== undefined && (best === undefined || rank < best)) best = rank;
      }
    }
    return best;
  };
}

function rankSpelling(spelling: string, text: string, words: readonly string[]): NameRank | undefined {
  const at = spelling.indexOf(text);
  if (at === 0) return 0;
  if (at > 0) return spelling.includes(` ${text}`) ? 1 : 2;
  return words.length > 1 && words.every((word) => spelling.includes(word)) ? 3 : undefined;
}
