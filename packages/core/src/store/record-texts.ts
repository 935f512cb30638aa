import { slugInText } from './slug-in-text.js';
import { SortedTexts } from './sorted-texts.js';

/** Edited records that may lie over the sorted ones; with more, a commit sorts them in. */
const MAX_EDITED = 512;

/**
 * The texts of a collection by id: sorted ones that many states share, and over them those that were edited since, so that
 * a change costs what it edits and not what there is. Only a draft writes to them; once committed they never change.
 */
export class RecordTexts {
  readonly #sorted: SortedTexts;
  /** The text of each edited record; undefined where it was deleted. */
  readonly #edited: Map<string, string | undefined>;
  #size: number;
  /** The edited record of each slug, from the first time that one is asked for. */
  #idBySlug: Map<string, string> | undefined;
  /** Whether two edited records have one slug, as happens in the middle of an undo; then the index serves until the next write. */
  #hasDoubles = false;

  private constructor(sorted: SortedTexts, edited: Map<string, string | undefined>, size: number) {
    this.#sorted = sorted;
    this.#edited = edited;
    this.#size = size;
  }

  /** Takes a map in the order of its ids, which nobody changes any more. */
  static of(texts: ReadonlyMap<string, string>): RecordTexts {
    return new RecordTexts(new SortedTexts(texts), new Map(), texts.size);
  }

  /** The same texts, for a draft to write to. */
  copy(): RecordTexts {
    const copy = new RecordTexts(this.#sorted, new Map(this.#edited), this.#size);
    copy.#idBySlug = this.#idBySlug && new Map(this.#idBySlug);
    copy.#hasDoubles = this.#hasDoubles;
    return copy;
  }

  /** The same texts, as they are kept after a commit. */
  committed(): RecordTexts {
    return this.#edited.size > MAX_EDITED ? RecordTexts.of(new Map(this.entries())) : this;
  }

  get size(): number {
    return this.#size;
  }

  get(id: string): string | undefined {
    return this.#edited.has(id) ? this.#edited.get(id) : this.#sorted.get(id);
  }

  getBySlug(slug: string): string | undefined {
    this.#idBySlug ??= this.#indexEdited();
    const edited = this.#idBySlug.get(slug);
    if (edited !== undefined) return this.#edited.get(edited);
    const id = this.#sorted.idsOf(slug).find((one) => !this.#edited.has(one));
    return id === undefined ? undefined : this.#sorted.get(id);
  }

  /** All records, in the order of their ids. */
  *entries(): Iterable<[string, string]> {
    const edited = [...this.#edited.keys()].sort();
    let next = 0;
    for (const entry of this.#sorted.entries()) {
      for (; next < edited.length && (edited[next] as string) < entry[0]; next++)
        yield* this.#entryOf(edited[next]);
      if (edited[next] === entry[0]) yield* this.#entryOf(edited[next++]);
      else yield entry;
    }
    for (; next < edited.length; next++) yield* this.#entryOf(edited[next]);
  }

  values(): Iterable<string> {
    return this.#edited.size === 0 ? this.#sorted.values() : this.#values();
  }

  *#values(): Iterable<string> {
    for (const [, text] of this.entries()) yield text;
  }

  /** Adds or replaces a record, or deletes it where there is no text. */
  write(id: string, text: string | undefined): void {
    const before = this.get(id);
    if (before !== undefined) this.#size--;
    if (text !== undefined) this.#size++;
    this.#reindex(id, this.#edited.get(id), text);
    if (text === undefined && !this.#sorted.has(id)) this.#edited.delete(id);
    else this.#edited.set(id, text);
  }

  #entryOf(id: string | undefined): [string, string][] {
    const text = id === undefined ? undefined : this.#edited.get(id);
    return text === undefined ? [] : [[id as string, text]];
  }

  #indexEdited(): Map<string, string> {
    const index = new Map<string, string>();
    this.#hasDoubles = false;
    for (const [id, text] of this.#edited) {
      const slug = text === undefined ? undefined : slugInText(text);
      if (slug === undefined) continue;
      if (index.has(slug)) this.#hasDoubles = true;
      else index.set(slug, id);
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
    if (is !== undefined) this.#idBySlug.set(is, id);
  }
}

/** A collection without records. */
export const NO_RECORDS = RecordTexts.of(new Map());
