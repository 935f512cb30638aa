/** The most signs of emphasis and code that a paragraph has: reading takes the square of their number. */
const MOST_SIGNS = 3_000;
/** The most cells that a line of a table has. */
const MOST_CELLS = 200;
/** The deepest that a line begins: lists are read again at each level. */
const DEEPEST = 120;

/** Whether Markdown is read in a moment; no text that people write is not. */
export function isReadable(markdown: string): boolean {
  let signs = 0;
  for (const line of markdown.split('\n')) {
    const text = line.trimStart();
    if (text === '') signs = 0;
    signs += countOf(text, /[_*~`]/g);
    const isDeep = line.length - text.length > DEEPEST && text !== '';
    if (
      signs > MOST_SIGNS ||
      isDeep ||
      countOf(text, /\|/g) > MOST_CELLS ||
      /^(?:[>\-+*]\s*){120}/.test(text)
    )
      return false;
  }
  return true;
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
