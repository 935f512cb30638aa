import truncated from 'fast-string-truncated-width';

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  return truncated(text).width;
}

/** A text cut to at most `limit` columns, with `…` where something was cut. */
export function cut(text: string, limit: number): string {
  const { index, ellipsed } = truncated(text, { limit, ellipsis: '…', ellipsisWidth: 1 });
  return ellipsed ? `${text.slice(0, index)}…` : text.slice(0, index);
}

/** A text filled up with spaces to `width` columns. */
export function pad(text: string, width: number, side: 'left' | 'right' = 'right'): string {
  const blanks = ' '.repeat(Math.max(0, width - widthOf(text)));
  return side === 'right' ? text + blanks : blanks + text;
}

// What few texts have; looking costs a third of replacing.
const ODD = /[^\S ]| {2}|\p{Cc}/u;

/** Text on one line and without anything that a terminal would obey. */
export function plain(text: string): string {
  if (!ODD.test(text)) return text;
  return text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '\u{fffd}');
}
