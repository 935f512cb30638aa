import { distance } from 'fastest-levenshtein';

/** The candidate closest to a mistyped word; undefined if none is close. */
export function closestMatch(mistyped: string, candidates: Iterable<string>): string | undefined {
  return closestMatchAmong(candidates)(mistyped);
}

/** Like `closestMatch()`, but prepares the candidates once for many words. */
export function closestMatchAmong(candidates: Iterable<string>): (mistyped: string) => string | undefined {
  const known = Array.from(candidates, (candidate) => {
    const word = candidate.toLowerCase();
    return { candidate, word, letters: letterMask(word) };
  });
  return (mistyped) => {
    const typed = mistyped.toLowerCase();
    const letters = letterMask(typed);
    let best: string | undefined;
    let bestDistance = Math.max(1, Math.floor(typed.length * 0.4)) + 1;
    for (const one of known) {
      if (minimumDistance(typed, letters, one) >= bestDistance) continue;
      const apart = isTransposition(typed, one.word) ? 1 : distance(typed, one.word);
      if (apart < bestDistance) [best, bestDistance] = [one.candidate, apart];
    }
    return best;
  };
}

/** The letters of a word as a bit set. Letters that share a bit only weaken the lower bound in `minimumDistance()`. */
function letterMask(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** A lower bound of the edit distance, from the lengths and from letters that only one word has. */
function minimumDistance(typed: string, letters: number, other: { word: string; letters: number }): number {
  if (letters === other.letters && typed.length === other.word.length) return 0;
  return Math.max(
    Math.abs(typed.length - other.word.length),
    countBits(letters & ~other.letters),
    countBits(other.letters & ~letters),
  );
}

function countBits(letters: number): number {
  let bits = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

/** Whether the words differ by one swap of adjacent letters, which counts as a single typo. */
function isTransposition(typed: string, word: string): boolean {
  if (typed.length !== word.length) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  return (
    at + 1 < typed.length &&
    typed[at] === word[at + 1] &&
    typed[at + 1] === word[at] &&
    typed.slice(at + 2) === word.slice(at + 2)
  );
}
