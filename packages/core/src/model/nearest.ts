import { distance } from 'fastest-levenshtein';

/** The candidate nearest to a mistyped word, or undefined where none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const typed = word.toLowerCase();
  const most = Math.max(1, Math.floor(typed.length * 0.4));
  let best: string | undefined;
  let bestDistance = most + 1;
  for (const candidate of candidates) {
    const apart = distance(typed, candidate.toLowerCase());
    if (apart < bestDistance) [best, bestDistance] = [candidate, apart];
  }
  return best;
}
