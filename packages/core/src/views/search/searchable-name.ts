import { typedForms } from '../../values/typed-forms.js';

/** A name prepared for many searches. */
export interface SearchableName {
  /** The forms in which visitors type it. */
  forms: readonly string[];
}

/** How well a name answers a search; a lower number is better. */
export type NameRank = 0 | 1 | 2 | 3;

/** Prepares a name for many searches. */
export function searchableName(name: string): SearchableName {
  return { forms: typedForms(name) };
}

/**
 * Ranks names for a search text: 0 for a name that begins with it, 1 where a word does, 2 for a name that contains it, 3 for
 * one that contains each of its words; undefined for others.
 */
export function createNameRanker(searchText: string): (name: SearchableName) => NameRank | undefined {
  const wanted = typedForms(searchText);
  const words = wanted.map((form) => form.split(/\s+/));
  return ({ forms }) => {
    let best: NameRank | undefined;
    for (const form of forms) {
      for (const [i, text] of wanted.entries()) {
        const rank = rankForm(form, text, words[i] ?? []);
        if (rank !== undefined && (best === undefined || rank < best)) best = rank;
      }
    }
    return best;
  };
}

function rankForm(form: string, text: string, words: readonly string[]): NameRank | undefined {
  const at = form.indexOf(text);
  if (at === 0) return 0;
  if (at > 0) return form.includes(` ${text}`) ? 1 : 2;
  return words.length > 1 && words.every((word) => form.includes(word)) ? 3 : undefined;
}
