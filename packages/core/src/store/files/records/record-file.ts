import { ID_AT, slugInText } from '../../serialized/text-identity.js';
import type { RecordTable } from '../../storage-adapter.js';

const NEWLINE = 10;
const COMMA = 44;
/** The file of a collection without records. */
export const EMPTY_FILE = '[\n]\n';
const OPENING = Buffer.from('[\n');
const CLOSING = Buffer.from('\n]\n');
const ID_END = ID_AT + 36;
/** Where `"slug":` stands in a record that has one. */
const SLUG_AT = ID_END + '",'.length;
/** Where every slug has ended. */
const MAX_SLUG_END = 256;
/** After so many searches for slugs, one pass over all lines costs less than the next search. */
const SEARCHES_BEFORE_INDEX = 3;

/** Where a record is, or where it would be: `at` is the start of the first record that is not before it. */
interface RecordLocation {
  at: number;
  end: number;
  exists: boolean;
}

/**
 * A collection's file as bytes: a JSON array with one record a line, in the order of the ids. Finds records without
 * parsing: by id with a binary search, by slug with a search for its bytes.
 */
export class RecordFile implements RecordTable {
  readonly bytes: Buffer;
  readonly #start = OPENING.length;
  /** Where the next record would begin if another followed the last. */
  readonly #end: number;
  #size: number | undefined;
  #slugs: Map<string, number> | undefined;
  readonly #slugSearches = new Map<string, number>();

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    const isEmpty = bytes.length < OPENING.length + CLOSING.length;
    this.#end = isEmpty ? this.#start : bytes.length - CLOSING.length + ',\n'.length;
  }

  /** The bytes of a file that holds these records, given in the order of their ids. */
  static *encode(records: Iterable<Uint8Array>): Iterable<Uint8Array> {
    const between = Buffer.from(',\n');
    let isFirst = true;
    yield OPENING;
    for (const record of records) {
      if (!isFirst) yield between;
      isFirst = false;
      yield record;
    }
    yield isFirst ? CLOSING.subarray(1) : CLOSING;
  }

  get size(): number {
    if (this.#size === undefined) {
      this.#size = 0;
      for (const _ of this.locations()) this.#size++;
    }
    return this.#size;
  }

  get(id: string): string | undefined {
    const place = this.locate(id);
    return place.exists ? this.text(place) : undefined;
  }

  getBySlug(slug: string): string | undefined {
    const at = this.#slugAt(slug);
    return at === undefined ? undefined : this.text({ at, end: this.#endOf(at) });
  }

  *texts(): Iterable<string> {
    for (const place of this.locations()) yield this.text(place);
  }

  /** The ids of the records that differ from those of an earlier file, and undefined for each that does not. */
  *changedSince(earlier: RecordFile): Iterable<string | undefined> {
    const places = earlier.locations();
    let before = places.next();
    const idBefore = () => (before.done ? undefined : earlier.idAt(before.value.at));
    for (const place of this.locations()) {
      const isSame = () => !before.done && this.#isSameRecord(place, earlier, before.value);
      if (!isSame()) {
        const id = this.idAt(place.at);
        // What comes before this record there is gone.
        for (let gone = idBefore(); gone !== undefined && gone < id; gone = idBefore()) {
          yield gone;
          before = places.next();
        }
        if (!isSame()) yield id;
        if (idBefore() !== id) continue;
      } else yield undefined;
      before = places.next();
    }
    for (let gone = idBefore(); gone !== undefined; gone = idBefore()) {
      yield gone;
      before = places.next();
    }
  }

  #isSameRecord({ at, end }: RecordLocation, other: RecordFile, there: RecordLocation): boolean {
    if (end - at !== there.end - there.at) return false;
    return this.bytes.compare(other.bytes, there.at, there.end, at, end) === 0;
  }

  /** Every record's place, in order. */
  *locations(): Generator<RecordLocation, undefined> {
    for (let at = this.#start; at < this.#end; ) {
      const end = this.#endOf(at);
      yield { at, end, exists: true };
      at = end + 2;
    }
  }

  /** Finds a record, or the place where it belongs. */
  locate(id: string): RecordLocation {
    let low = this.#start;
    let high = this.#end;
    // New records come last, so the end is looked at first.
    if (low < high) {
      const last = this.#startOf(high - 2);
      if (this.idAt(last) < id) return { at: high, end: high, exists: false };
    }
    while (low < high) {
      const at = this.#startOf(Math.floor((low + high) / 2));
      const here = this.idAt(at);
      if (here === id) return { at, end: this.#endOf(at), exists: true };
      if (here < id) low = this.#endOf(at) + 2;
      else high = at;
    }
    return { at: low, end: low, exists: false };
  }

  text({ at, end }: Pick<RecordLocation, 'at' | 'end'>): string {
    return this.bytes.toString('utf8', at, end);
  }

  idAt(at: number): string {
    return this.bytes.toString('latin1', at + ID_AT, at + ID_END);
  }

  /** The bytes from one record's start up to another's, without the comma between them. */
  bytesBetween(from: number, to: number): Buffer {
    return this.bytes.subarray(from, Math.max(from, to - 2));
  }

  #slugAt(slug: string): number | undefined {
    if (this.#slugs !== undefined) return this.#slugs.get(slug);
    const known = this.#slugSearches.get(slug);
    if (known !== undefined) return known < 0 ? undefined : known;
    if (this.#slugSearches.size >= SEARCHES_BEFORE_INDEX) {
      this.#slugs = this.#indexSlugs();
      return this.#slugs.get(slug);
    }
    const at = this.#search(slug);
    this.#slugSearches.set(slug, at ?? -1);
    return at;
  }

  #search(slug: string): number | undefined {
    const needle = Buffer.from(`"slug":${JSON.stringify(slug)}`);
    for (let from = this.#start; ; ) {
      const match = this.bytes.indexOf(needle, from);
      if (match < 0) return undefined;
      const at = match - SLUG_AT;
      if (at >= this.#start && this.bytes[at - 1] === NEWLINE) return at;
      from = match + 1;
    }
  }

  #indexSlugs(): Map<string, number> {
    const slugs = new Map<string, number>();
    for (const { at, end } of this.locations()) {
      const slug = slugInText(this.text({ at, end: Math.min(end, at + MAX_SLUG_END) }));
      if (slug !== undefined) slugs.set(slug, at);
    }
    return slugs;
  }

  #startOf(within: number): number {
    return this.bytes.lastIndexOf(NEWLINE, within - 1) + 1;
  }

  #endOf(at: number): number {
    const newline = this.bytes.indexOf(NEWLINE, at);
    if (newline < 0) return this.bytes.length;
    return this.bytes[newline - 1] === COMMA ? newline - 1 : newline;
  }
}

/** Whether a record's text begins as records do that are found by their bytes. */
export function hasIdAndSlugFirst(text: string, hasSlug: boolean): boolean {
  return text.startsWith('{"id":"') && (!hasSlug || slugInText(text) !== undefined);
}
