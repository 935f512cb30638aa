import { distance } from 'fastest-levenshtein';

/** The candidate closest to a mistyped word; undefined if none is close. */
export function closestMatch(mistyped: string, candidates: Iterable<string>): string | undefined {
  return closestMatchAmong(candidates)(mistyped);
}

/** Like `closestMatch()`, but prepares the candidates once for many words; `share` is the part of the letters that may differ. */
export function closestMatchAmong(
  candidates: Iterable<string>,
): (mistyped: string, share?: number) => string | undefined {
  const known = Array.from(candidates, (candidate) => ({ candidate, ...prepared(candidate) }));
  return (mistyped, share = 0.4) => {
    const typed = prepared(mistyped);
    const farthest = Math.max(1, Math.floor(typed.word.length * share));
    /** The places of candidates, by the least distance that they can have. */
    const byLeast: number[][] = Array.from({ length: farthest + 1 }, () => []);
    for (let at = 0; at < known.length; at++) byLeast[leastDistance(typed, known[at] as Prepared)]?.push(at);
    let best = known.length;
    let bestDistance = farthest + 1;
    for (let least = 0; least <= bestDistance && least <= farthest; least++) {
      for (const at of byLeast[least] as number[]) {
        const { word } = known[at] as Prepared;
        const apart = isTransposition(typed.word, word) ? 1 : distance(typed.word, word);
        // Of equally close ones the first wins.
        if (apart < bestDistance || (apart === bestDistance && at < best)) [best, bestDistance] = [at, apart];
      }
    }
    return bestDistance > farthest ? undefined : known[best]?.candidate;
  };
}

/** A word with its letters and its pairs of letters as bit sets. What shares a bit only weakens `leastDistance()`. */
interface Prepared {
  word: string;
  letters: number;
  pairs: number;
  otherPairs: number;
}

function prepared(text: string): Prepared {
  const word = text.toLowerCase();
  let [letters, pairs, otherPairs] = [0, 0, 0];
  let before = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    letters |= 1 << (code & 31);
    if (at > 0) {
      const pair = (before * 31 + code) & 63;
      if (pair < 32) pairs |= 1 << pair;
      else otherPairs |= 1 << (pair - 32);
    }
    before = code;
  }
  return { word, letters, pairs, otherPairs };
}

/** A lower bound of the edit distance, from the lengths, and from letters and pairs of letters that only one word has. */
function leastDistance(one: Prepared, other: Prepared): number {
  return Math.max(
    Math.abs(one.word.length - other.word.length),
    countBits(one.letters & ~other.letters),
    countBits(other.letters & ~one.letters),
    editsOfPairs(countBits(one.pairs & ~other.pairs) + countBits(one.otherPairs & ~other.otherPairs)),
    editsOfPairs(countBits(other.pairs & ~one.pairs) + countBits(other.otherPairs & ~one.otherPairs)),
  );
}

/** The fewest edits that change so many pairs: an edit changes two, and a swap, which counts as one edit, three. */
function editsOfPairs(changed: number): number {
  return changed <= 3 ? Math.min(1, changed) : Math.ceil(changed / 2);
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
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
