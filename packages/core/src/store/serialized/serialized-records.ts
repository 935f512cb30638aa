import { flatCopy } from '../../values/flat-copy.js';
import type { DraftTable, RecordTable } from '../storage-adapter.js';
import { LayeredMap } from './layered-map.js';
import { slugInText } from './text-identity.js';

/**
 * The texts of a collection by id, as UTF-8, since strings would take up to twice the room, and of the heap, which is limited.
 * Only a draft writes to them; once committed they never change.
 */
export class SerializedRecords implements RecordTable {
  #texts = new LayeredMap<Uint8Array>();
  #lastId = '';
  #isInOrder = true;
  /** The record of each slug, from the first time that one is asked for. */
  #idBySlug: LayeredMap<string> | undefined;

  constructor(texts: Iterable<readonly [id: string, text: string]> = []) {
    for (const [id, text] of texts) this.write(id, text);
  }

  /** The same texts, for a draft to write to. */
  copy(): SerializedRecords {
    return this.copyTo(new SerializedRecords());
  }

  protected copyTo<R extends SerializedRecords>(copy: R): R {
    copy.#texts = this.#texts.copy();
    copy.#lastId = this.#lastId;
    copy.#isInOrder = this.#isInOrder;
    copy.#idBySlug = this.#idBySlug?.copy();
    return copy;
  }

  get size(): number {
    return this.#texts.size;
  }

  get(id: string): string | undefined {
    const bytes = this.#texts.get(id);
    return bytes && decoder.decode(bytes);
  }

  /** A record's text as UTF-8. */
  bytesOf(id: string): Uint8Array | undefined {
    return this.#texts.get(id);
  }

  getBySlug(slug: string): string | undefined {
    this.#idBySlug ??= this.#indexSlugs();
    const id = this.#idBySlug.get(slug);
    return id === undefined ? undefined : this.get(id);
  }

  /** The texts as they are now, in the order of their ids; what is written meanwhile is not among them. */
  *texts(): Iterable<string> {
    const entries = [...this.#texts.entries()];
    if (!this.#isInOrder) this.#texts = new LayeredMap(new Map(entries.sort(([a], [b]) => (a < b ? -1 : 1))));
    this.#isInOrder = true;
    for (const [, bytes] of entries) yield decoder.decode(bytes);
  }

  changedSince(earlier: RecordTable): Iterable<string> | undefined {
    return earlier instanceof SerializedRecords ? this.#changedSince(earlier) : undefined;
  }

  *#changedSince(earlier: SerializedRecords): Iterable<string> {
    for (const id of this.#texts.keysThatMayDiffer(earlier.#texts))
      if (!isSame(this.#texts.get(id), earlier.#texts.get(id))) yield id;
  }

  /** Adds or replaces a record, or deletes it where there is no text. */
  write(id: string, text: string | undefined): void {
    this.#reindex(id, text);
    if (text === undefined) {
      this.#texts.delete(id);
      return;
    }
    if (id > this.#lastId) this.#lastId = id;
    else if (!this.#texts.has(id)) this.#isInOrder = false;
    this.#texts.set(id, encoder.encode(text));
  }

  #indexSlugs(): LayeredMap<string> {
    const index = new Map<string, string>();
    for (const [id, bytes] of this.#texts.entries()) {
      const slug = slugInText(decoder.decode(bytes));
      if (slug !== undefined) index.set(flatCopy(slug), id);
    }
    return new LayeredMap(index);
  }

  /** Keeps the index in step with one write, where there is an index. */
  #reindex(id: string, after: string | undefined): void {
    if (this.#idBySlug === undefined) return;
    const before = this.get(id);
    const was = before === undefined ? undefined : slugInText(before);
    const is = after === undefined ? undefined : slugInText(after);
    if (was === is) return;
    // In the middle of an undo two records may have one slug; then the index is made anew.
    const isExact = this.#idBySlug.size === this.#texts.size;
    if (!isExact || (is !== undefined && this.#idBySlug.has(is))) {
      this.#idBySlug = undefined;
      return;
    }
    if (was !== undefined) this.#idBySlug.delete(was);
    if (is !== undefined) this.#idBySlug.set(flatCopy(is), id);
  }
}

/** A collection without records. */
export const NO_RECORDS = new SerializedRecords();

/** A table being changed, and its records as they are now. */
export interface DraftRecords {
  table: DraftTable;
  records: () => SerializedRecords;
  /** The ids that were written to since the last call. */
  takeWritten(): string[];
}

/** A table that leaves the records as they are, and writes to a copy; `onWrite` learns how long each text is. */
export function draftTable(base: SerializedRecords, onWrite?: (length: number) => void): DraftRecords {
  let records = base;
  let written = new Set<string>();
  const write = (id: string, text: string | undefined) => {
    if (records === base) records = base.copy();
    written.add(id);
    records.write(id, text);
    onWrite?.(text?.length ?? 0);
  };
  return {
    records: () => records,
    takeWritten() {
      const ids = [...written];
      written = new Set();
      return ids;
    },
    table: {
      get size() {
        return records.size;
      },
      get: (id) => records.get(id),
      getBySlug: (slug) => records.getBySlug(slug),
      texts: () => records.texts(),
      put: (id, _slug, text) => write(id, text),
      bytesOf: (id) => records.bytesOf(id),
      delete: (id) => write(id, undefined),
    },
  };
}

function isSame(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a === b || (a !== undefined && a.length === b?.length && a.every((byte, at) => byte === b[at]));
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
