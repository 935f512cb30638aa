import { closestMatch } from '@croupier/core';

/** Suggests the nearest of some words; undefined if none is near. */
export function didYouMean(word: string, words: Iterable<string>): string | undefined {
  const close = closestMatch(word, words);
  return close === undefined ? undefined : suggestWords([close]);
}

/** Suggests one of these words; undefined without any. */
export function suggestWords(words: readonly string[]): string | undefined {
  return words.length === 0 ? undefined : `Did you mean ${words.map((word) => `'${word}'`).join(' or ')}?`;
}
