import { lazy, memoizeWeak } from '../../lazy.js';
import { closestMatchAmong } from '../../model/closest-match.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { visiblePosts } from '../../rules/visible-posts.js';
import { nameSpellings } from '../../values/name-spellings.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { topicNames } from './search-topics.js';

/** The length range, in characters, of search text that is corrected. */
const [SHORTEST, LONGEST] = [4, 40];
const word = lazy(() => new RegExp(`[\\p{L}\\p{N}]{${SHORTEST},}`, 'gu'));

/** The closest name for a search without results, or its words corrected one by one; undefined if nothing is close. */
export function correctSpelling(catalogue: PublicCatalogue, searchText: string): string | undefined {
  if (searchText.length < SHORTEST || searchText.length > LONGEST) return undefined;
  const { closest, known } = spellingsOf(catalogue);
  const whole = closest(searchText);
  if (whole !== undefined || !/\s/.test(searchText)) return whole;
  const corrected = searchText.replace(word(), (one) =>
    known.has(one.toLowerCase()) ? one : (closest(one) ?? one),
  );
  return corrected === searchText ? undefined : corrected;
}

// Whole names come before single words, because the first of equally close matches wins.
const spellingsOf = memoizeWeak((catalogue: PublicCatalogue) => {
  const names = [...rankedCasinos(catalogue).map(({ name }) => name), ...topicNames(catalogue)];
  const titles = visiblePosts(catalogue).map(({ title }) => title);
  const words = [...names, ...titles].flatMap((text) => text.match(word()) ?? []);
  /** What is shown, by the spellings in which it is typed. */
  const shownBySpelling = new Map<string, string>();
  for (const shown of [...names, ...words]) {
    for (const spelling of nameSpellings(shown))
      if (!shownBySpelling.has(spelling)) shownBySpelling.set(spelling, shown);
  }
  const closestSpelling = closestMatchAmong(shownBySpelling.keys());
  return {
    known: new Set(words.map((word) => word.toLowerCase())),
    closest: (typed: string) => {
      const spelling = closestSpelling(typed);
      return spelling === undefined ? undefined : shownBySpelling.get(spelling);
    },
  };
});
