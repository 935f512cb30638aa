import { plainText } from './plain-text.js';
import type { SafeHtml } from './safe-html.js';

const MOST = 200;

/** The first words of a text, as an excerpt of it. */
export function firstWords(html: SafeHtml): string {
  const text = plainText(html);
  if (text.length <= MOST) return text;
  const cut = text.slice(0, MOST);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || MOST).trimEnd()}…`;
}
