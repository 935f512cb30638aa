import { plainText } from './plain-text.js';

/** Where a paragraph, an item, a cell or a line ends. */
const BLOCK_END = /<\/(?:p|h[1-6]|li|tr|td|th|blockquote|figure|figcaption|div|pre)>|<br\s*\/?>/i;

/** The text of HTML as it is read: a line for each paragraph, item and cell. */
export function readableText(html: string): string {
  return html
    .split(BLOCK_END)
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');
}
