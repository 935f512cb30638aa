import { distance } from 'fastest-levenshtein';

/** The candidate nearest to a mistyped word, or undefined where none is near. */
export function nearest(mistyped: string, candidates: Iterable<string>): string | undefined {
  const typed = mistyped.toLowerCase();
  const most = Math.max(1, Math.floor(typed.length * 0.4));
  let best: string | undefined;
  let bestDistance = most + 1;
  for (const candidate of candidates) {
    const word = candidate.toLowerCase();
    const apart = isSwapped(typed, word) ? 1 : distance(typed, word);
    if (apart < bestDistance) [best, bestDistance] = [candidate, apart];
  }
  return best;
}

/** Whether two neighbouring letters have changed places, which is one slip of the fingers. */
function isSwapped(typed: string, word: string): boolean {
  if (typed.length !== word.length) return false;
  const at = [...typed].findIndex((letter, i) => letter !== word[i]);
  return at >= 0 && typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2) === word;
}
