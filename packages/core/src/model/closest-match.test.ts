import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';
import { closestMatch, closestMatchAmong } from './closest-match.js';

const FIELDS = ['slug', 'name', 'rating', 'reviewer', 'visitUrl'];

test.each([
  ['slgu', 'slug'],
  ['nmae', 'name'],
  ['Slugg', 'slug'],
  ['ratnig', 'rating'],
  ['VISITURL', 'visitUrl'],
])('the closest match of %s is %s', (mistyped, meant) => {
  expect(closestMatch(mistyped, FIELDS)).toBe(meant);
});

test('a word that resembles no field has no closest match', () => {
  expect(closestMatch('xyzw', FIELDS)).toBeUndefined();
  expect(closestMatch('gusl', FIELDS)).toBeUndefined();
});

test('the early exit never skips a closer match', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abAB éж🎰'), maxLength: 16 });
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 12 }), (typed, words) => {
      const apart = (one: string) =>
        swaps(typed.toLowerCase()).has(one.toLowerCase())
          ? 1
          : distance(typed.toLowerCase(), one.toLowerCase());
      const most = Math.max(1, Math.floor(typed.length * 0.4));
      const near = words.filter((one) => apart(one) <= most);
      const least = Math.min(...near.map(apart));
      expect(closestMatchAmong(words)(typed)).toBe(near.find((one) => apart(one) === least));
    }),
  );
});

/** Every word made by swapping two neighboring letters. */
function swaps(word: string): Set<string> {
  const swapped = Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  });
  return new Set(swapped.filter((one) => one !== word));
}
