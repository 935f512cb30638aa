import { plainText } from '../values/html/plain-text.js';

const WORDS_PER_MINUTE = 200;
/** Length of a generated excerpt, in characters. */
const EXCERPT_LENGTH = 150;

/** Counts the words and characters of HTML, without its tags. */
export function textLength(html: string): { words: number; characters: number } {
  const text = plainText(html);
  return { words: text === '' ? 0 : text.split(' ').length, characters: text.length };
}

/** The reading time of HTML in minutes, at 200 words a minute, rounded up. */
export function readingMinutes(html: string): number {
  return Math.ceil(textLength(html).words / WORDS_PER_MINUTE);
}

/** The excerpt, or the beginning of the content if there is none. */
export function excerptOf(excerpt: string, html: string, most: number = EXCERPT_LENGTH): string {
  if (excerpt.trim() !== '') return excerpt;
  const text = plainText(html);
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}
