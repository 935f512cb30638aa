import { nearestAmong } from '../model/nearest.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { oncePer } from '../once.js';
import { shownPosts } from '../rules/shown-posts.js';
import { rankedCasinos } from './casino-ranking.js';

/** The fewest letters of a word that is worth guessing, and the most of what is guessed at. */
const [SHORTEST, LONGEST] = [4, 40];
const WORD = new RegExp(`[\\p{L}\\p{N}]{${SHORTEST},}`, 'gu');

/** What was meant by words that find nothing: the nearest name or word of a name or title; undefined where none is near. */
export function meantBy(catalogue: PublicCatalogue, sought: string): string | undefined {
  if (sought.length < SHORTEST || sought.length > LONGEST) return undefined;
  return guesser(catalogue)(sought);
}

// Names come before their words, and of equally near ones the first is taken.
const guesser = oncePer((catalogue: PublicCatalogue) => {
  const names = rankedCasinos(catalogue).map(({ name }) => name);
  const titles = shownPosts(catalogue).map(({ title }) => title);
  return nearestAmong(
    new Set([...names, ...[...names, ...titles].flatMap((text) => text.match(WORD) ?? [])]),
  );
});
