import { idInText } from '../../serialized/text-identity.js';
import type { RecordTable } from '../../storage-adapter.js';
import { editedText, type RecordEdit } from '../history/record-edit.js';
import type { RecordFile } from './record-file.js';

/** The file of a collection, and over it the edits that it does not have yet. They keep slugs as they are. */
export class EditedTable implements RecordTable {
  readonly file: RecordFile;
  /** The text of each edited record by id; undefined for one that was deleted. */
  readonly edited: ReadonlyMap<string, string | undefined>;
  readonly #edits: readonly RecordEdit[];

  constructor(
    file: RecordFile,
    edits: readonly RecordEdit[] = [],
    edited: ReadonlyMap<string, string | undefined> = new Map(),
  ) {
    this.file = file;
    this.#edits = edits;
    this.edited = edited;
  }

  /** This table after `edits`, of which it has the first already; `onFault` gets those that no record can have. */
  with(edits: readonly RecordEdit[], onFault: (error: unknown, edit: RecordEdit) => void): EditedTable {
    if (edits.length === this.#edits.length) return this;
    const edited = new Map(this.edited);
    for (const edit of edits.slice(this.#edits.length)) {
      const text = edited.has(edit.id) ? edited.get(edit.id) : this.file.get(edit.id);
      // Whoever took the record out of its file by hand wants it gone.
      if (text === undefined) continue;
      try {
        edited.set(edit.id, editedText(edit, text));
      } catch (error) {
        onFault(error, edit);
      }
    }
    return new EditedTable(this.file, edits, edited);
  }

  /** Whether this is the table of this file after the first of these edits. */
  isStartOf(file: RecordFile, edits: readonly RecordEdit[]): boolean {
    return this.file === file && this.#edits.every((edit, i) => edit === edits[i]);
  }

  get size(): number {
    let { size } = this.file;
    for (const text of this.edited.values()) if (text === undefined) size--;
    return size;
  }

  get(id: string): string | undefined {
    return this.edited.has(id) ? this.edited.get(id) : this.file.get(id);
  }

  has(id: string): boolean {
    return this.edited.has(id) ? this.edited.get(id) !== undefined : this.file.locate(id).exists;
  }

  getBySlug(slug: string): string | undefined {
    const text = this.file.getBySlug(slug);
    return text === undefined || this.edited.size === 0 ? text : this.get(idInText(text));
  }

  *texts(): Iterable<string> {
    if (this.edited.size === 0) return yield* this.file.texts();
    for (const place of this.file.locations()) {
      const id = this.file.idAt(place.at);
      const text = this.edited.has(id) ? this.edited.get(id) : this.file.text(place);
      if (text !== undefined) yield text;
    }
  }

  changedSince(earlier: RecordTable): Iterable<string | undefined> | undefined {
    return earlier instanceof EditedTable ? this.#changedSince(earlier) : undefined;
  }

  *#changedSince(earlier: EditedTable): Iterable<string | undefined> {
    const edited = new Set([...this.edited.keys(), ...earlier.edited.keys()]);
    for (const id of edited) if (this.get(id) !== earlier.get(id)) yield id;
    if (this.file === earlier.file) return;
    for (const id of this.file.changedSince(earlier.file))
      yield id !== undefined && edited.has(id) ? undefined : id;
  }
}
