import { keysOfWord, type WordFacet } from './facet.js';
import { facetKey, facetSlug } from './facet-names.js';

/** A word with all its spellings, and the items that have it. */
export interface IndexedWord {
  key: string;
  /** In addresses. */
  slug: string;
  /** The most frequent spelling. */
  label: string;
  /** Positions of items, ascending. */
  readonly items: number[];
}

interface Spelling {
  readonly word: IndexedWord;
  count: number;
}

/** The items of each word of a facet. */
export class WordIndex<T> {
  readonly #facet: WordFacet<T>;
  readonly #spellings = new Map<string, Spelling | null>();
  readonly #words = new Map<string, IndexedWord>();
  readonly #byAlias = new Map<string, Set<IndexedWord>>();

  constructor(facet: WordFacet<T>) {
    this.#facet = facet;
  }

  /** Adds an item; positions ascend. */
  add(item: T, position: number): void {
    for (const text of this.#facet.wordsOf(item)) {
      let spelling = this.#spellings.get(text);
      if (spelling === undefined) {
        spelling = this.#newSpelling(text);
        this.#spellings.set(text, spelling);
      }
      if (spelling === null) continue;
      spelling.count++;
      const { items } = spelling.word;
      if (items[items.length - 1] !== position) items.push(position);
    }
  }

  /** Names each word by its most frequent spelling; the shortest of equally frequent ones. */
  finish(): void {
    const most = new Map<IndexedWord, Counted>();
    for (const [text, spelling] of this.#spellings) {
      if (spelling === null) continue;
      const before = most.get(spelling.word);
      if (before === undefined || isBetter({ text, count: spelling.count }, before))
        most.set(spelling.word, { text, count: spelling.count });
    }
    for (const [word, { text }] of most) {
      word.label = this.#facet.label?.(text) ?? text;
      word.slug = facetSlug(text);
    }
  }

  /** All words, in no order. */
  words(): Iterable<IndexedWord> {
    return this.#words.values();
  }

  /** The words that an address, or a person, means by a text. */
  find(text: string): readonly IndexedWord[] {
    return [...(this.#byAlias.get(facetKey(text)) ?? [])];
  }

  #newSpelling(text: string): Spelling | null {
    const key = facetKey(text);
    if (key === '') return null;
    let word = this.#words.get(key);
    if (word === undefined) {
      word = { key, slug: key, label: text, items: [] };
      this.#words.set(key, word);
    }
    for (const alias of keysOfWord(this.#facet, text)) {
      const named = this.#byAlias.get(alias) ?? new Set();
      this.#byAlias.set(alias, named.add(word));
    }
    return { word, count: 0 };
  }
}

interface Counted {
  text: string;
  count: number;
}

function isBetter(a: Counted, b: Counted): boolean {
  if (a.count !== b.count) return a.count > b.count;
  return a.text.length < b.text.length || (a.text.length === b.text.length && a.text < b.text);
}
