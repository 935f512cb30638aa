import { type PackedText, PackedTexts } from '../../../values/text/packed-texts.js';
import { idInText, slugInText } from '../../serialized/text-identity.js';
import type { DraftTable } from '../../storage-adapter.js';
import type { EditedTable } from './edited-table.js';
import { RecordFile } from './record-file.js';
import { UnnamedFile } from './unnamed-file.js';

/** How many megabytes of texts stay in memory: more than most changes put. */
const PLAIN_BLOCKS = 32;

/** A collection being changed: its file as it is, and over it what was put and dropped. */
export class RecordFileDraft implements DraftTable {
  readonly #table: EditedTable;
  readonly #base: RecordFile;
  /** By id the text; undefined for one that was dropped. */
  readonly #overlay = new Map<string, PackedText | undefined>();
  readonly #aside: UnnamedFile;
  readonly #packed: PackedTexts;
  readonly #slugs = new Map<string, string>();
  #growth = 0;
  #changes = 0;

  /** `path` is the file that it is to become. */
  constructor(table: EditedTable, path: string) {
    this.#table = table;
    this.#base = table.file;
    this.#aside = new UnnamedFile(path);
    this.#packed = new PackedTexts({ plainBlocks: PLAIN_BLOCKS, putAside: this.#aside.putAside });
  }

  /** How often something was put or deleted. */
  get changes(): number {
    return this.#changes;
  }

  /** Whether it makes another file. */
  get isChanged(): boolean {
    return this.#overlay.size + this.#table.edited.size > 0;
  }

  get size(): number {
    return this.#table.size + this.#growth;
  }

  get(id: string): string | undefined {
    return this.#overlay.has(id) ? this.#textAt(this.#overlay.get(id))?.toString() : this.#table.get(id);
  }

  bytesOf(id: string): Uint8Array | undefined {
    if (this.#overlay.has(id)) return this.#textAt(this.#overlay.get(id));
    const text = this.#table.get(id);
    return text === undefined ? undefined : Buffer.from(text);
  }

  getBySlug(slug: string): string | undefined {
    const holder = this.#slugs.get(slug);
    if (holder !== undefined) return this.get(holder);
    const text = this.#table.getBySlug(slug);
    // What was put or dropped since holds its slug no more, or it would stand in the overlay.
    return text === undefined || this.#overlay.has(idInText(text)) ? undefined : text;
  }

  put(id: string, slug: string | undefined, text: string): void {
    this.#changes++;
    this.#forget(id, 1);
    this.#overlay.set(id, this.#packed.add(text));
    if (slug !== undefined) this.#slugs.set(slug, id);
  }

  delete(id: string): void {
    this.#changes++;
    this.#forget(id, 0);
    if (this.#table.has(id)) this.#overlay.set(id, undefined);
    else this.#overlay.delete(id);
  }

  *texts(): Iterable<string> {
    const over = this.#inOrder();
    let next = 0;
    const before = function* (this: RecordFileDraft, id: string | undefined): Iterable<string> {
      for (; next < over.length && (id === undefined || (over[next] as string) <= id); next++) {
        const text = this.get(over[next] as string);
        if (text !== undefined) yield text;
      }
    }.bind(this);
    for (const place of this.#base.locations()) {
      const id = this.#base.idAt(place.at);
      yield* before(id);
      if (!this.#overlay.has(id) && !this.#table.edited.has(id)) yield this.#base.text(place);
      // Changed since this walk began: it is not among those taken in order at its start.
      else if (over[next - 1] !== id) yield* [this.get(id)].filter((text) => text !== undefined);
    }
    yield* before(undefined);
  }

  /** The bytes of the file that this makes; what did not change is taken over in runs. */
  bytes(): Iterable<Uint8Array> {
    return RecordFile.encode(this.#records());
  }

  /** Lets go of its room on disk; nothing can be read of it any more. */
  close(): void {
    this.#aside.close();
  }

  *#records(): Iterable<Uint8Array> {
    let cursor = this.#base.locate('').at;
    for (const id of this.#inOrder()) {
      const place = this.#base.locate(id);
      const run = this.#base.bytesBetween(cursor, place.at);
      if (run.length > 0) yield run;
      const put = this.#textAt(this.#overlay.get(id));
      const edited = this.#overlay.has(id) ? undefined : this.#table.edited.get(id);
      if (put !== undefined) yield put;
      else if (edited !== undefined) yield Buffer.from(edited);
      cursor = place.exists ? place.end + 2 : place.at;
    }
    // No id comes after this one.
    const rest = this.#base.bytesBetween(cursor, this.#base.locate('~').at);
    if (rest.length > 0) yield rest;
  }

  #textAt(place: PackedText | undefined): Buffer | undefined {
    if (place === undefined) return undefined;
    const { buffer, byteOffset, byteLength } = this.#packed.read(place);
    return Buffer.from(buffer, byteOffset, byteLength);
  }

  #inOrder(): string[] {
    const { edited } = this.#table;
    const overlay = [...this.#overlay.keys()];
    const ids = edited.size === 0 ? overlay : [...new Set([...edited.keys(), ...overlay])];
    const isOrdered = ids.every((id, i) => i === 0 || (ids[i - 1] as string) < id);
    return isOrdered ? ids : ids.sort((a, b) => (a < b ? -1 : 1));
  }

  /** Takes away what is known of a record, and counts how the collection grows when `after` of it remain. */
  #forget(id: string, after: 0 | 1): void {
    const put = this.#overlay.get(id);
    const wasThere = this.#overlay.has(id) ? put !== undefined : this.#table.has(id);
    this.#growth += after - (wasThere ? 1 : 0);
    if (put === undefined) return;
    const slug = slugInText(this.#textAt(put)?.toString() ?? '');
    if (slug !== undefined && this.#slugs.get(slug) === id) this.#slugs.delete(slug);
  }
}
