import { typedForms } from '../../values/typed-forms.js';
import { createNameRanker, type SearchableName } from './searchable-name.js';

/** Names in a shape in which a search looks at few of them: made once for each state of a list. */
export class NameIndex<T> {
  readonly #records: readonly T[];
  readonly #nameOf: (record: T) => SearchableName;
  /** All forms of all names, a line each. */
  readonly #lines: string;
  /** Where the lines of each record begin. */
  readonly #starts: Uint32Array;

  constructor(records: readonly T[], nameOf: (record: T) => SearchableName) {
    this.#records = records;
    this.#nameOf = nameOf;
    this.#starts = new Uint32Array(records.length);
    const lines: string[] = [];
    let length = 0;
    for (const [place, record] of records.entries()) {
      this.#starts[place] = length;
      const { forms } = nameOf(record);
      lines.push(...forms);
      for (const form of forms) length += form.length + 1;
    }
    this.#lines = lines.join('\n');
  }

  /** Those whose name answers a search text, the closest first; otherwise in their order. */
  find(searchText: string): T[] {
    const rankOf = createNameRanker(searchText);
    return this.#candidates(searchText)
      .flatMap((place) => {
        const record = this.#records[place] as T;
        const rank = rankOf(this.#nameOf(record));
        return rank === undefined ? [] : { record, rank };
      })
      .sort((a, b) => a.rank - b.rank)
      .map(({ record }) => record);
  }

  /** The places of names that have the longest word of the search text, in their order. */
  #candidates(searchText: string): number[] {
    const places = new Set<number>();
    for (const form of typedForms(searchText)) {
      const word = longestWord(form);
      for (let at = this.#lines.indexOf(word); at >= 0; ) {
        const place = this.#placeAt(at);
        places.add(place);
        const next = this.#starts[place + 1];
        at = next === undefined ? -1 : this.#lines.indexOf(word, next);
      }
    }
    return [...places].sort((a, b) => a - b);
  }

  /** The record to whose lines a character belongs. */
  #placeAt(at: number): number {
    let [first, last] = [0, this.#starts.length - 1];
    while (first < last) {
      const middle = (first + last + 1) >>> 1;
      if ((this.#starts[middle] as number) <= at) first = middle;
      else last = middle - 1;
    }
    return first;
  }
}

function longestWord(form: string): string {
  return form.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
