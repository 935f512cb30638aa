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
const ODD = /[^\S ]| {2}|\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
// What a terminal obeys, and what turns the rest of its line round.
const OBEYED = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: it begins every colour
const COLOUR = /^\u001b\[\d{1,2}m/;

/** Text on one line and without anything that a terminal would obey. */
export function plain(text: string): string {
  if (!ODD.test(text)) return text;
  return harmless(text.replace(/\s+/g, ' '));
}

/** Text with colours of ours, and without anything else that a terminal would obey. */
export function coloured(text: string): string {
  return text.replace(OBEYED, (found, at: number) =>
    COLOUR.test(text.slice(at, at + 6)) ? found : '\u{fffd}',
  );
}

/** Text of any number of lines, without anything that a terminal would obey. */
export function harmless(text: string): string {
  return text.replace(OBEYED, '\u{fffd}');
}

/** JSON in which nothing stands raw that a terminal would obey; it says the same. */
export function inertJson(json: string): string {
  return json.replace(OBEYED, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
