import type { CollectionName, RecordIn } from '../model/catalogue.js';
import type { Shelf } from './home.js';
import { parseStored } from './stored-json.js';

interface Known {
  shelf: Shelf;
  records: readonly unknown[];
}

/**
 * The records of collections as they were last read, for who reads them again and again and changes none: what stayed
 * as it was is the same object again, so that what was made of it need not be made anew.
 */
export class KnownRecords {
  readonly #known = new Map<CollectionName, Known>();

  /** All records of a shelf, in its order; only those that are new since the last call are parsed. */
  all<C extends CollectionName>(name: C, shelf: Shelf): readonly RecordIn<C>[] {
    const before = this.#known.get(name);
    if (before?.shelf === shelf) return before.records as readonly RecordIn<C>[];
    const records: unknown[] = [];
    for (const one of before === undefined ? shelf.texts() : textsSince(shelf, before.shelf)) {
      records.push(typeof one === 'number' ? (before as Known).records[one] : parseStored(name, one));
    }
    this.#known.set(name, { shelf, records });
    return records as readonly RecordIn<C>[];
  }
}

function textsSince(shelf: Shelf, earlier: Shelf): Iterable<string | number> {
  return shelf.textsSince?.(earlier) ?? shelf.texts();
}
