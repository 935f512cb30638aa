import type { DraftShelf } from '../home.js';
import { LineFile, slugIn } from './line-file.js';
import { Pile } from './pile.js';

/** A line file being changed: the file as it is, and over it what was put and dropped. */
export class LineDraft implements DraftShelf {
  readonly #base: LineFile;
  readonly #pile = new Pile();
  /** By id the text's number in the pile; undefined for one that was dropped. */
  readonly #over = new Map<string, number | undefined>();
  readonly #slugs = new Map<string, string>();
  #growth = 0;

  constructor(base: LineFile) {
    this.#base = base;
  }

  get isChanged(): boolean {
    return this.#over.size > 0;
  }

  get size(): number {
    return this.#base.size + this.#growth;
  }

  get(id: string): string | undefined {
    if (!this.#over.has(id)) return this.#base.get(id);
    const number = this.#over.get(id);
    return number === undefined ? undefined : this.#pile.text(number);
  }

  withSlug(slug: string): string | undefined {
    const holder = this.#slugs.get(slug);
    if (holder !== undefined) return this.get(holder);
    const text = this.#base.withSlug(slug);
    // What was put or dropped since holds its slug no more, or it would stand in the overlay.
    return text === undefined || this.#over.has(idIn(text)) ? undefined : text;
  }

  put(id: string, slug: string | undefined, text: string): void {
    this.#forget(id, 1);
    this.#over.set(id, this.#pile.add(text));
    if (slug !== undefined) this.#slugs.set(slug, id);
  }

  drop(id: string): void {
    this.#forget(id, 0);
    if (this.#base.locate(id).isThere) this.#over.set(id, undefined);
    else this.#over.delete(id);
  }

  *texts(): Iterable<string> {
    const over = this.#inOrder();
    let next = 0;
    const before = function* (this: LineDraft, id: string | undefined): Iterable<string> {
      for (; next < over.length && (id === undefined || (over[next] as string) <= id); next++) {
        const text = this.get(over[next] as string);
        if (text !== undefined) yield text;
      }
    }.bind(this);
    for (const place of this.#base.locations()) {
      const id = this.#base.idAt(place.at);
      yield* before(id);
      if (!this.#over.has(id)) yield this.#base.text(place);
      // Changed since this walk began: it is not among those taken in order at its start.
      else if (over[next - 1] !== id) yield* [this.get(id)].filter((text) => text !== undefined);
    }
    yield* before(undefined);
  }

  /** The bytes of the file that this makes; what did not change is taken over in runs. */
  bytes(): Iterable<Uint8Array> {
    return LineFile.framed(this.#records());
  }

  *#records(): Iterable<Uint8Array> {
    let cursor = this.#base.locate('').at;
    for (const id of this.#inOrder()) {
      const place = this.#base.locate(id);
      const run = this.#base.run(cursor, place.at);
      if (run.length > 0) yield run;
      const number = this.#over.get(id);
      if (number !== undefined) yield this.#pile.bytes(number);
      cursor = place.isThere ? place.end + 2 : place.at;
    }
    // No id comes after this one.
    const rest = this.#base.run(cursor, this.#base.locate('~').at);
    if (rest.length > 0) yield rest;
  }

  #inOrder(): string[] {
    const ids = [...this.#over.keys()];
    const isOrdered = ids.every((id, i) => i === 0 || (ids[i - 1] as string) < id);
    return isOrdered ? ids : ids.sort((a, b) => (a < b ? -1 : 1));
  }

  /** Takes away what is known of a record, and counts how the collection grows when `after` of it remain. */
  #forget(id: string, after: 0 | 1): void {
    const number = this.#over.get(id);
    const wasThere = this.#over.has(id) ? number !== undefined : this.#base.locate(id).isThere;
    this.#growth += after - (wasThere ? 1 : 0);
    if (number === undefined) return;
    const bytes = this.#pile.bytes(number);
    const slug = slugIn(bytes, 0, bytes.length);
    if (slug !== undefined && this.#slugs.get(slug) === id) this.#slugs.delete(slug);
  }
}

function idIn(text: string): string {
  return text.slice('{"id":"'.length, '{"id":"'.length + 36);
}
