import { fromHtml } from 'hast-util-from-html';
import { textOf } from '../../values/html/sanitize-html.js';
import { DISALLOWED_CHARACTERS } from '../../values/text/text-characters.js';

/** The words of a short HTML text on one line, with at most so many characters. */
export function plainLine(html: string, most: number): string {
  const text = /[<&]/.test(html) ? textOf(fromHtml(html.slice(0, 10 * most), { fragment: true })) : html;
  const line = text.replace(/\s+/g, ' ').replace(DISALLOWED_CHARACTERS, '').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
