import truncated from 'fast-string-truncated-width';

/** How many columns of a terminal a text takes. */
export function textWidth(text: string): number {
  return truncated(text).width;
}

/** A text cut to at most `limit` columns, with `…` where something was cut. */
export function truncateText(text: string, limit: number): string {
  if (textWidth(text) <= limit) return text;
  return `${firstLetters(letters(text), limit - 1)}…`;
}

/** A text cut to at most `limit` columns in its middle, so that its end stays. */
export function truncateMiddle(text: string, limit: number): string {
  if (textWidth(text) <= limit) return text;
  const tailWidth = Math.floor((limit - 1) / 2);
  const all = letters(text);
  const tail = firstLetters(all.toReversed(), tailWidth, (taken, letter) => letter + taken);
  return `${firstLetters(all, limit - 1 - textWidth(tail))}…${tail}`;
}

// The library measures every script, but cuts fullwidth Latin letters in the wrong place.
function firstLetters(
  all: readonly string[],
  limit: number,
  join = (taken: string, letter: string) => taken + letter,
): string {
  let taken = '';
  let width = 0;
  for (const letter of all) {
    width += textWidth(letter);
    if (width > limit) break;
    taken = join(taken, letter);
  }
  return taken;
}

/** What people see as one letter each: an emoji of several parts is one. */
function letters(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** A text filled up with spaces to `width` columns. */
export function padText(text: string, width: number, side: 'left' | 'right' = 'right'): string {
  const blanks = ' '.repeat(Math.max(0, width - textWidth(text)));
  return side === 'right' ? text + blanks : blanks + text;
}
