import { plainText } from './search.js';

/** How many words are read in a minute. */
const WORDS_PER_MINUTE = 200;
/** How many characters of the content stand in for an excerpt on guides and news. */
const EXCERPT_LENGTH = 150;

/** How many words and characters HTML has, its tags left out. */
export function textLength(html: string): { words: number; characters: number } {
  const text = plainText(html);
  return { words: text === '' ? 0 : text.split(' ').length, characters: text.length };
}

/** Minutes to read HTML: its words divided by 200, rounded up. */
export function readingMinutes(html: string): number {
  return Math.ceil(textLength(html).words / WORDS_PER_MINUTE);
}

/** The excerpt, or where there is none the first characters of the content and an ellipsis. */
export function excerptOf(excerpt: string, html: string, most: number = EXCERPT_LENGTH): string {
  if (excerpt.trim() !== '') return excerpt;
  const text = plainText(html);
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}
