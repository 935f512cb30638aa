import transliterate from '@sindresorhus/transliterate';

const NON_ASCII = /\P{ASCII}+/gu;

// Caches transliterations: the library is slow, and imports repeat words.
const transliterated = new Map<string, string>();
const MAX_CACHED = 5_000;
const MAX_CACHED_LENGTH = 40;

/** Writes a text in ASCII letters as far as they have a Latin form; the others stay. */
export function toAscii(text: string): string {
  return text.replace(NON_ASCII, (run) => {
    const known = transliterated.get(run);
    if (known !== undefined) return known;
    const made = transliterate(run.normalize('NFKC'));
    if (transliterated.size >= MAX_CACHED) transliterated.clear();
    // Copies the key: a slice would keep the whole text in memory.
    if (run.length <= MAX_CACHED_LENGTH) transliterated.set(` ${run}`.slice(1), made);
    return made;
  });
}
