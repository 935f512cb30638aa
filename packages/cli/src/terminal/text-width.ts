import truncated from 'fast-string-truncated-width';

/** How many columns of a terminal a text takes. */
export function textWidth(text: string): number {
  return truncated(text).width;
}

/** A text cut to at most `limit` columns, with `…` where something was cut. */
export function truncateText(text: string, limit: number): string {
  const { index, ellipsed } = truncated(text, { limit, ellipsis: '…', ellipsisWidth: 1 });
  return ellipsed ? `${text.slice(0, index)}…` : text.slice(0, index);
}

/** A text filled up with spaces to `width` columns. */
export function padText(text: string, width: number, side: 'left' | 'right' = 'right'): string {
  const blanks = ' '.repeat(Math.max(0, width - textWidth(text)));
  return side === 'right' ? text + blanks : blanks + text;
}
