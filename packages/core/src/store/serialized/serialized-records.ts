import { flatCopy } from '../../values/flat-copy.js';
import { SortedSerializedRecords } from './sorted-serialized-records.js';
import { TextArena } from './text-arena.js';
import { idInText, slugInText } from './text-identity.js';

/** Edited records that may lie over the sorted ones; with more, a commit sorts them in. */
const MAX_EDITED = 512;

/**
 * The texts of a collection by id: sorted ones that many states share, and over them those that were edited since, so that
 * a change costs what it edits and not what there is. Only a draft writes to them; once committed they never change.
 */
export class SerializedRecords {
  readonly #sorted: SortedSerializedRecords;
  /** The text of each edited record, or its number among `#many`; undefined where it was deleted. */
  readonly #edited: Map<string, string | number | undefined>;
  /** Where a draft that edits many keeps their texts, since strings would take twice the room. */
  #many: TextArena | undefined;
  #size: number;
  /** The edited record of each slug, from the first time that one is asked for. */
  #idBySlug: Map<string, string> | undefined;
  /** Whether two edited records have one slug, as happens in the middle of an undo; then the index serves until the next write. */
  #hasDoubles = false;

  private constructor(
    sorted: SortedSerializedRecords,
    edited: Map<string, string | number | undefined>,
    size: number,
  ) {
    this.#sorted = sorted;
    this.#edited = edited;
    this.#size = size;
  }

  /** Takes texts in the order of their ids. */
  static of(texts: Iterable<string>): SerializedRecords {
    const arena = new TextArena();
    for (const text of texts) arena.add(text);
    return SerializedRecords.ofArena(arena);
  }

  /** Takes texts that were added in the order of their ids. */
  static ofArena(texts: TextArena): SerializedRecords {
    return new SerializedRecords(new SortedSerializedRecords(texts), new Map(), texts.size);
  }

  /** The same texts, for a draft to write to. */
  copy(): SerializedRecords {
    const copy = new SerializedRecords(this.#sorted, new Map(this.#edited), this.#size);
    copy.#many = this.#many;
    copy.#idBySlug = this.#idBySlug && new Map(this.#idBySlug);
    copy.#hasDoubles = this.#hasDoubles;
    return copy;
  }

  /** The same texts, as they are kept after a commit. */
  committed(): SerializedRecords {
    if (this.#edited.size <= MAX_EDITED && this.#many === undefined) return this;
    if (this.#many !== undefined && this.#isSortedAlready(this.#many))
      return SerializedRecords.ofArena(this.#many);
    const arena = new TextArena();
    for (const one of this.#places()) {
      const bytes = typeof one === 'number' ? this.#sorted.bytesAt(one) : this.bytesOf(one);
      if (bytes !== undefined) arena.addBytes(bytes);
    }
    return SerializedRecords.ofArena(arena);
  }

  get size(): number {
    return this.#size;
  }

  get(id: string): string | undefined {
    return this.#edited.has(id) ? this.#editedText(id) : this.#sorted.get(id);
  }

  /** A record's text as UTF-8. */
  bytesOf(id: string): Uint8Array | undefined {
    const edited = this.#edited.get(id);
    if (typeof edited === 'number') return this.#many?.bytes(edited);
    const text = edited ?? this.get(id);
    return text === undefined ? undefined : encoder.encode(text);
  }

  #editedText(id: string): string | undefined {
    const edited = this.#edited.get(id);
    return typeof edited === 'number' ? this.#many?.text(edited) : edited;
  }

  #has(id: string): boolean {
    return this.#edited.has(id) ? this.#edited.get(id) !== undefined : this.#sorted.has(id);
  }

  getBySlug(slug: string): string | undefined {
    this.#idBySlug ??= this.#indexEdited();
    const edited = this.#idBySlug.get(slug);
    if (edited !== undefined) return this.#editedText(edited);
    const id = this.#sorted.idsOf(slug).find((one) => !this.#edited.has(one));
    return id === undefined ? undefined : this.#sorted.get(id);
  }

  /** All texts, in the order of their ids. */
  *values(): Iterable<string> {
    for (const one of this.#places()) {
      const text = typeof one === 'number' ? this.#sorted.at(one) : this.get(one);
      if (text !== undefined) yield text;
    }
  }

  /** The texts again, but the index of each that was the same in an earlier state. */
  *valuesSince(earlier: SerializedRecords): Iterable<string | number> {
    let index = 0;
    if (earlier.#sorted === this.#sorted) {
      for (const one of this.#places(earlier.#edited)) {
        if (typeof one === 'number') {
          yield index++;
          continue;
        }
        const before = earlier.get(one);
        const text = this.get(one);
        if (text !== undefined) yield text === before ? index : text;
        if (before !== undefined) index++;
      }
      return;
    }
    const others = earlier.values()[Symbol.iterator]();
    let other = others.next();
    const step = () => {
      index++;
      other = others.next();
    };
    for (const text of this.values()) {
      while (!other.done && idInText(other.value) < idInText(text)) step();
      if (!other.done && other.value === text) {
        yield index;
        step();
      } else yield text;
    }
  }

  /** Adds or replaces a record, or deletes it where there is no text. */
  write(id: string, text: string | undefined): void {
    if (this.#has(id)) this.#size--;
    if (text !== undefined) this.#size++;
    this.#reindex(id, this.#editedText(id), text);
    if (text === undefined && !this.#sorted.has(id)) this.#edited.delete(id);
    else this.#edited.set(id, text === undefined ? text : this.#held(text));
  }

  /** Whether all texts were added once, in the order of their ids, as an import into an empty collection does. */
  #isSortedAlready(added: TextArena): boolean {
    if (this.#sorted.size > 0 || added.size !== this.#edited.size) return false;
    let before = '';
    let number = 0;
    for (const [id, edited] of this.#edited) {
      if (edited !== number++ || id <= before) return false;
      before = id;
    }
    return true;
  }

  #held(text: string): string | number {
    if (this.#edited.size < MAX_EDITED && this.#sorted.size > 0) return text;
    this.#many ??= new TextArena();
    return this.#many.add(text);
  }

  /** All records in the order of their ids: the number of each sorted one, but the ids of those that were edited, and of `more`. */
  *#places(more?: ReadonlyMap<string, unknown>): Iterable<number | string> {
    const ids = [...new Set([...this.#edited.keys(), ...(more?.keys() ?? [])])].sort();
    let next = 0;
    for (const id of ids) {
      const { at, exists } = this.#sorted.locate(id);
      while (next < at) yield next++;
      if (exists) next++;
      yield id;
    }
    while (next < this.#sorted.size) yield next++;
  }

  #indexEdited(): Map<string, string> {
    const index = new Map<string, string>();
    this.#hasDoubles = false;
    for (const id of this.#edited.keys()) {
      const text = this.#editedText(id);
      const slug = text === undefined ? undefined : slugInText(text);
      if (slug === undefined) continue;
      if (index.has(slug)) this.#hasDoubles = true;
      else index.set(flatCopy(slug), id);
    }
    return index;
  }

  /** Keeps the index in step with one write, where there is an index. */
  #reindex(id: string, before: string | undefined, after: string | undefined): void {
    if (this.#idBySlug === undefined) return;
    const was = before === undefined ? undefined : slugInText(before);
    const is = after === undefined ? undefined : slugInText(after);
    if (was === is) return;
    if (this.#hasDoubles || (is !== undefined && this.#idBySlug.has(is))) {
      this.#idBySlug = undefined;
      return;
    }
    if (was !== undefined) this.#idBySlug.delete(was);
    if (is !== undefined) this.#idBySlug.set(flatCopy(is), id);
  }
}

const encoder = new TextEncoder();

/** A collection without records. */
export const NO_RECORDS = SerializedRecords.of([]);
