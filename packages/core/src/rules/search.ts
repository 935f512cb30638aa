/** Whether any text contains the search text, in any case. */
export function matches(query: string, ...texts: (string | undefined)[]): boolean {
  const needle = normalizedQuery(query);
  return needle === '' || texts.some((text) => text?.toLowerCase().includes(needle));
}

/** Texts prepared for repeated searches. */
type Searchable = readonly string[];

/** Prepares texts for repeated searches. */
export function searchable(...texts: (string | undefined)[]): Searchable {
  return texts.flatMap((text) => text?.toLowerCase() ?? []);
}

/** Like `matches()`, but for prepared texts. */
export function createMatcher(query: string): (texts: Searchable) => boolean {
  const needle = normalizedQuery(query);
  return (texts) => needle === '' || texts.some((text) => text.includes(needle));
}

/** The words of a search text; none for a single word, which is looked for as it stands. */
export function wordsApart(query: string): readonly string[] {
  const words = normalizedQuery(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < 2 ? [] : words;
}

/** Whether each word begins a word of the prepared texts, wherever in them. */
export function containsWords(texts: Searchable, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => texts.some((text) => hasWord(text, word)));
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !LETTER_OR_DIGIT.test(text[at - 1] as string)) return true;
  }
  return false;
}

function normalizedQuery(query: string): string {
  return query.trim().toLowerCase();
}
