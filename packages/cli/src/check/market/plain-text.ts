/** A text as words are looked for in it: in lower case, without accents, with single spaces, and hyphens as spaces. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\u2010-\u2015-]+/g, ' ');
}

/** The first of some plain words in a plain text. */
export function firstWordIn(plain: string, words: readonly string[]): string | undefined {
  return words.find((word) => plain.includes(word));
}

/** The text around a place, for what is near a word. */
export function around(plain: string, at: number, before: number, after: number): string {
  return plain.slice(Math.max(0, at - before), at + after);
}

/** Every place of a word in a text. */
export function* placesOf(plain: string, word: string): Iterable<number> {
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) yield at;
}
