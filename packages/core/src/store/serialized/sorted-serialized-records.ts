import { flatCopy } from '../../values/flat-copy.js';
import type { TextArena } from './text-arena.js';
import { ID_AT, idInText, slugInText } from './text-identity.js';

/** Where a record is among sorted ones, or where it would be. */
interface SortedPlace {
  at: number;
  exists: boolean;
}

/** The texts of records in the order of their ids, as bytes. They never change, so that many states can stand on them. */
export class SortedSerializedRecords {
  readonly #texts: TextArena;
  #numbersBySlug: ReadonlyMap<string, number | number[]> | undefined;

  /** Takes what was filled in the order of the ids, and nobody adds to any more. */
  constructor(texts: TextArena) {
    this.#texts = texts;
  }

  get size(): number {
    return this.#texts.size;
  }

  at(number: number): string {
    return this.#texts.text(number);
  }

  /** A text as UTF-8. */
  bytesAt(number: number): Uint8Array {
    return this.#texts.bytes(number);
  }

  get(id: string): string | undefined {
    const { at, exists } = this.locate(id);
    return exists ? this.#texts.text(at) : undefined;
  }

  has(id: string): boolean {
    return this.locate(id).exists;
  }

  locate(id: string): SortedPlace {
    if (this.size === 0) return { at: 0, exists: false };
    const wanted = encoder.encode(`${id}"`);
    let low = 0;
    let high = this.#texts.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = compareId(this.#texts.bytes(middle), wanted);
      if (order === 0) return { at: middle, exists: true };
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return { at: low, exists: false };
  }

  /** The ids of the records with a slug: one, but for the middle of an undo. */
  idsOf(slug: string): readonly string[] {
    this.#numbersBySlug ??= numbersBySlug(this.#texts);
    const numbers = this.#numbersBySlug.get(slug);
    return numbers === undefined ? [] : [numbers].flat().map((number) => idInText(this.at(number)));
  }
}

const encoder = new TextEncoder();

/** Compares the id in a record's text with one that is followed by its quotation mark. */
function compareId(text: Uint8Array, wanted: Uint8Array): number {
  for (let i = 0; i < wanted.length; i++) {
    const difference = (text[ID_AT + i] as number) - (wanted[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

function numbersBySlug(texts: TextArena): ReadonlyMap<string, number | number[]> {
  const index = new Map<string, number | number[]>();
  for (let number = 0; number < texts.size; number++) {
    const found = slugInText(texts.text(number));
    if (found === undefined) continue;
    const slug = flatCopy(found);
    const others = index.get(slug);
    index.set(slug, others === undefined ? number : [others, number].flat());
  }
  return index;
}
