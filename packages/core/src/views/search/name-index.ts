import { nameSpellings } from '../../values/text/name-spellings.js';
import { createNameRanker, type SearchableName } from './searchable-name.js';

/** Names in a shape in which a search looks at few of them: made once for each state of a list. */
export class NameIndex<T> {
  readonly #records: readonly T[];
  readonly #nameOf: (record: T) => SearchableName;
  /** All spellings of all names, a line each. */
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
      const { spellings } = nameOf(record);
      lines.push(...spellings);
      for (const spelling of spellings) length += spelling.length + 1;
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
    for (const spelling of nameSpellings(searchText)) {
      const word = longestWord(spelling);
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

function longestWord(text: string): string {
  return text.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
