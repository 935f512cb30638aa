import { memoizeWeak } from '../../lazy.js';
import { closestMatchAmong } from '../../model/closest-match.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { visiblePosts } from '../../rules/visible-posts.js';
import { rankedCasinos } from '../lists/casino-ranking.js';

/** The length range, in characters, of search text that gets a suggestion. */
const [SHORTEST, LONGEST] = [4, 40];
const WORD = new RegExp(`[\\p{L}\\p{N}]{${SHORTEST},}`, 'gu');

/** Suggests the closest name or word for a search without results; undefined if nothing is close. */
export function suggestSearch(catalogue: PublicCatalogue, searchText: string): string | undefined {
  if (searchText.length < SHORTEST || searchText.length > LONGEST) return undefined;
  return suggesterOf(catalogue)(searchText);
}

// Whole names come before single words, because the first of equally close matches wins.
const suggesterOf = memoizeWeak((catalogue: PublicCatalogue) => {
  const names = rankedCasinos(catalogue).map(({ name }) => name);
  const titles = visiblePosts(catalogue).map(({ title }) => title);
  return closestMatchAmong(
    new Set([...names, ...[...names, ...titles].flatMap((text) => text.match(WORD) ?? [])]),
  );
});
