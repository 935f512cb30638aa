import { memoizeWeak } from '../../lazy.js';
import { closestMatchAmong } from '../../model/closest-match.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { visiblePosts } from '../../rules/visible-posts.js';
import { rankedCasinos } from '../lists/casino-ranking.js';

/** The fewest letters of a word that is worth guessing, and the most of what is guessed at. */
const [SHORTEST, LONGEST] = [4, 40];
const WORD = new RegExp(`[\\p{L}\\p{N}]{${SHORTEST},}`, 'gu');

/** What was meant by words that find nothing: the nearest name or word of a name or title; undefined where none is near. */
export function suggestSearch(catalogue: PublicCatalogue, sought: string): string | undefined {
  if (sought.length < SHORTEST || sought.length > LONGEST) return undefined;
  return suggesterOf(catalogue)(sought);
}

// Names come before their words, and of equally near ones the first is taken.
const suggesterOf = memoizeWeak((catalogue: PublicCatalogue) => {
  const names = rankedCasinos(catalogue).map(({ name }) => name);
  const titles = visiblePosts(catalogue).map(({ title }) => title);
  return closestMatchAmong(
    new Set([...names, ...[...names, ...titles].flatMap((text) => text.match(WORD) ?? [])]),
  );
});
