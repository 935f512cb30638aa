import { lazy, memoizeWeak } from '../../lazy.js';
import { closestMatchAmong } from '../../model/closest-match.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { visiblePosts } from '../../rules/visible-posts.js';
import { plainText } from '../../values/html/plain-text.js';
import { nameSpellings } from '../../values/text/name-spellings.js';
import { rankedCasinos } from '../lists/casino-ranking.js';
import { topicNames } from './search-topics.js';

/** The length range, in characters, of search text that is corrected. */
const [SHORTEST, LONGEST] = [4, 40];
const word = lazy(() => new RegExp(`[\\p{L}\\p{N}]{${SHORTEST},}`, 'gu'));

/** How many of the best casinos, and of the newest posts, lend the words of their texts. */
const READ = { casinos: 2_000, posts: 300 };
/** The part of its letters in which a word of a text may differ; a name may differ in more. */
const CLOSE = 0.25;

/**
 * The closest name for a search without results, or the closest word of a text, or its words corrected one by one; undefined if
 * nothing is close.
 */
export function correctSpelling(catalogue: PublicCatalogue, searchText: string): string | undefined {
  if (searchText.length < SHORTEST || searchText.length > LONGEST) return undefined;
  const names = spellingsOf(catalogue);
  if (!/\s/.test(searchText)) return closestWord(catalogue, searchText);
  const whole = names.closest(searchText);
  if (whole !== undefined) return whole;
  const corrected = searchText.replace(word(), (one) =>
    names.known.has(one.toLowerCase()) || wordsOfTexts(catalogue).known.has(one.toLowerCase())
      ? one
      : (closestWord(catalogue, one) ?? one),
  );
  return corrected === searchText ? undefined : corrected;
}

/** A close name, else a close word of the texts, else a name that is farther off. */
function closestWord(catalogue: PublicCatalogue, typed: string): string | undefined {
  const { closest } = spellingsOf(catalogue);
  return closest(typed, CLOSE) ?? wordsOfTexts(catalogue).closest(typed, CLOSE) ?? closest(typed);
}

// Whole names come before single words, because the first of equally close matches wins.
const spellingsOf = memoizeWeak((catalogue: PublicCatalogue) => {
  const names = [...rankedCasinos(catalogue).map(({ name }) => name), ...topicNames(catalogue)];
  const titles = visiblePosts(catalogue).map(({ title }) => title);
  const words = [...names, ...titles].flatMap((text) => text.match(word()) ?? []);
  return spellings([...names, ...words], words);
});

const wordsOfTexts = memoizeWeak((catalogue: PublicCatalogue) => {
  const texts = [
    ...rankedCasinos(catalogue)
      .slice(0, READ.casinos)
      .map(({ description }) => description),
    ...visiblePosts(catalogue)
      .slice(0, READ.posts)
      .map(({ content }) => plainText(content)),
  ];
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(word()) ?? []));
  return spellings(words, words);
});

interface Spellings {
  known: ReadonlySet<string>;
  closest(typed: string, share?: number): string | undefined;
}

function spellings(shown: Iterable<string>, words: Iterable<string>): Spellings {
  /** What is shown, by the spellings in which it is typed. */
  const shownBySpelling = new Map<string, string>();
  for (const one of shown) {
    for (const spelling of nameSpellings(one))
      if (!shownBySpelling.has(spelling)) shownBySpelling.set(spelling, one);
  }
  const closestSpelling = closestMatchAmong(shownBySpelling.keys());
  return {
    known: new Set(Array.from(words, (one) => one.toLowerCase())),
    closest: (typed, share) => shownBySpelling.get(closestSpelling(typed, share) ?? ''),
  };
}
