import { SerializedRecords } from '../../serialized/serialized-records.js';
import type { ScannedTable } from '../../storage-adapter.js';

/** The records of a collection that a piece of work asked for and that were not read. */
export interface LackingRecords {
  ids: Set<string>;
  slugs: Set<string>;
  /** Whether it asked for all of them. */
  isWhole: boolean;
  /** The fields that it asked for of all of them; undefined where it did not go through them. */
  fields?: Set<string> | undefined;
}

/** What was read for work that goes through all records: some fields of each, or the first few whole, without `fields`. */
export interface ScannedRows {
  rows: readonly object[];
  fields: ReadonlySet<string> | undefined;
}

/** Ends an attempt of a work that asks for a record which was not read. */
const NOT_READ = Symbol('not read yet');

/** The records of a collection that were read so far. Who asks for another one is stopped, and what was asked for is noted. */
export class PartialRecords extends SerializedRecords {
  /** Undefined until somebody goes through all records. */
  scanned: ScannedRows | undefined;
  readonly #lacking: LackingRecords;
  #ids = new Set<string>();
  #slugs = new Set<string>();
  #isWhole = false;

  constructor(lacking: LackingRecords = { ids: new Set(), slugs: new Set(), isWhole: false }) {
    super();
    this.#lacking = lacking;
  }

  override copy(): SerializedRecords {
    const copy = this.copyTo(new PartialRecords(this.#lacking));
    copy.#ids = new Set(this.#ids);
    copy.#slugs = this.#slugs;
    copy.#isWhole = this.#isWhole;
    return copy;
  }

  override get size(): number {
    this.#needAll();
    return super.size;
  }

  override get(id: string): string | undefined {
    this.#need(id);
    return super.get(id);
  }

  override bytesOf(id: string): Uint8Array | undefined {
    this.#need(id);
    return super.bytesOf(id);
  }

  override getBySlug(slug: string): string | undefined {
    if (!this.#isWhole && !this.#slugs.has(slug)) this.#stop(() => this.#lacking.slugs.add(slug));
    return super.getBySlug(slug);
  }

  override texts(): Iterable<string> {
    this.#needAll();
    return super.texts();
  }

  /** Of the first few, each field that is read is noted, and what comes of them counts for nothing. */
  scan(): ScannedTable | undefined {
    if (this.#isWhole) return undefined;
    const { rows, fields } = this.scanned ?? this.#stop(() => this.#fields());
    if (fields === undefined) this.#fields();
    return {
      rows,
      ask: (field) => {
        if (fields?.has(field)) return;
        this.#fields().add(field);
        if (fields !== undefined) throw NOT_READ;
      },
      askAll: () => this.#stopForAll(),
    };
  }

  need(ids: Iterable<string>): void {
    const lacking = this.#isWhole ? [] : [...ids].filter((id) => !this.#ids.has(id));
    if (lacking.length === 0) return;
    this.#stop(() => {
      for (const id of lacking) this.#lacking.ids.add(id);
    });
  }

  override write(id: string, text: string | undefined): void {
    this.#ids.add(id);
    super.write(id, text);
  }

  /** Takes what is lacking, and forgets that it was. */
  takeLacking(): LackingRecords | undefined {
    const { ids, slugs, isWhole, fields } = this.#lacking;
    if (ids.size === 0 && slugs.size === 0 && !isWhole && fields === undefined) return undefined;
    Object.assign(this.#lacking, { ids: new Set(), slugs: new Set(), isWhole: false, fields: undefined });
    return { ids, slugs, isWhole, fields };
  }

  /** Adds what was read of these: each record that is not among the rows does not exist. */
  learn({ ids, slugs, isWhole }: LackingRecords, rows: Iterable<{ id: string; body: string }>): void {
    for (const { id, body } of rows) this.write(id, body);
    for (const id of ids) this.#ids.add(id);
    for (const slug of slugs) this.#slugs.add(slug);
    this.#isWhole ||= isWhole;
  }

  #fields(): Set<string> {
    this.#lacking.fields ??= new Set();
    return this.#lacking.fields;
  }

  #need(id: string): void {
    if (!this.#isWhole && !this.#ids.has(id)) this.#stop(() => this.#lacking.ids.add(id));
  }

  #needAll(): void {
    if (!this.#isWhole) this.#stopForAll();
  }

  #stopForAll(): never {
    return this.#stop(() => {
      this.#lacking.isWhole = true;
    });
  }

  #stop(note: () => unknown): never {
    note();
    throw NOT_READ;
  }
}
