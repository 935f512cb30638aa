import type { ImportRules, RowContent, RowIssue, RowReader } from '../../../csv/import-rules.js';
import { messages } from '../../../messages.js';
import type { Entity } from '../../../model/entity.js';
import { flatCopy } from '../../../values/flat-copy.js';
import type { Warning } from '../../../warning.js';
import type { RowConflict } from '../import-summary.js';

/** Where imported records are kept, and found again. */
export interface ImportTarget<T> {
  /** The record of that slug, or of that id where records have no slug. */
  find(name: string): T | undefined;
  /** The record of that id, where records have a slug. */
  findById?(id: string): T | undefined;
  /** The record to whose page redirects lead from the page of this slug, where records have pages. */
  findByOldSlug?(slug: string): T | undefined;
  all(): Iterable<T>;
  /** Keeps a new record from values that their kinds have read, one for each field path; `id` is the one that its row names. */
  insertParsed(values: unknown[], id: string | undefined): T;
  update(before: T, changes: Record<string, unknown>): T;
  /** Where records of the file's source may be deleted. */
  remove?(id: string): void;
  /**
   * Takes back the records that cannot stand among the others once all are there; `rowOf` says which row a record came
   * from, for the words.
   */
  rollbackRows?(rowOf: (id: string) => number | undefined): RolledBackRow<T>[];
  /** Ends the work, and warns of what came of it. */
  finish?(): Warning[];
}

/** A record that was taken back, and why. */
export interface RolledBackRow<T> {
  record: T;
  fault: RowIssue;
}

/** What record a row is about. */
export interface RowMatch<T> {
  /** Its slug, or the words that name it; undefined where the row names none. */
  name: string | undefined;
  /** The id that the row gives. */
  id?: string | undefined;
  before: T | undefined;
  /** The slug by which the row names a record that has another one now. */
  renamedFrom?: string;
  /** Why the row cannot be what it says: its id is that of another record. */
  conflict?: RowConflict;
}

/** Finds the record that each row is about, and sees to it that no two rows are about one. */
export type RowMatcher<T> = (
  reader: RowReader<RowContent>,
  content: RowContent,
  row: number,
  faults: RowIssue[],
) => RowMatch<T>;

/** A matcher by slug, or by id and words, as the rules have it. */
export function createRowMatcher<T extends { id: string }>(
  { title, plural, fieldPaths }: Pick<Entity, 'title' | 'plural' | 'fieldPaths'>,
  { identity }: ImportRules,
  target: ImportTarget<T>,
): RowMatcher<T> {
  const seen = new Map<string, number>();
  if (identity.by === 'slug') {
    return (reader, content, row, faults) => {
      const found = reader.identity(content, faults);
      const slug = found === undefined ? undefined : flatCopy(found);
      if (slug === undefined) return { name: undefined, before: undefined };
      const other = seen.get(slug);
      if (other === undefined) seen.set(slug, row);
      else faults.push({ message: messages.ours.slugTwice(slug, other), column: 'slug', value: slug });
      const { id } = reader.exportStamps(content);
      const byId = id === undefined ? undefined : target.findById?.(id);
      const direct = target.find(slug);
      const moved = direct === undefined ? target.findByOldSlug?.(slug) : undefined;
      if (moved !== undefined) {
        const renamed = moved as T & { slug: string };
        const twin = seen.get(renamed.slug);
        if (twin === undefined) seen.set(renamed.slug, row);
        else
          faults.push({
            message: messages.ours.slugTwice(renamed.slug, twin),
            column: 'slug',
            value: slug,
          });
        if (byId === undefined || byId.id === moved.id)
          return { name: renamed.slug, before: moved, renamedFrom: slug };
      }
      const before = direct;
      if (byId === undefined || byId.id === before?.id) return { name: slug, before };
      const held = (byId as T & { slug: string }).slug;
      return {
        name: slug,
        before,
        conflict: { kind: 'id-of-another', message: messages.ours.idOfAnother(title, byId.id, held, slug) },
      };
    };
  }

  const { columns, word = caseInsensitive } = identity;
  const records = recordsByKeyColumns({ columns, word }, fieldPaths, target);
  const claimed = new Map<string, number>();
  const [column = ''] = columns;
  return (reader, content, row, faults) => {
    const id = reader.identity(content, faults);
    const given = reader.identityWords(content);
    const name = given.filter((word) => word !== undefined && word !== '').join(', ') || undefined;
    const isNamed = name !== undefined;
    const words = given.map((text, i) => (text === undefined ? text : word(text, columns[i] as string)));
    const twice = (other: number): RowMatch<T> => {
      const message = messages.ours.rowTwice(title, name ?? id ?? '', other);
      faults.push({ message, column, value: name ?? '' });
      return { name, id, before: undefined };
    };

    const byId = id === undefined ? undefined : target.find(id);
    const key = id ?? words.join('\n');
    const other = seen.get(key) ?? (byId && claimed.get(byId.id));
    if (other !== undefined && (id !== undefined || isNamed)) return twice(other);
    seen.set(key, row);
    let before = byId;
    if (before === undefined && isNamed) {
      const free = records(words).filter((one) => !claimed.has(one.id));
      // An id from another store says that its row is one of several alike; without one they cannot be told apart.
      if (free.length > 1 && id === undefined) {
        faults.push({
          message: messages.ours.severalAlike(plural, name ?? '', free.length),
          column,
          value: name ?? '',
        });
        return { name, id, before: undefined };
      }
      before = free[0];
    }
    if (before !== undefined) claimed.set(before.id, row);
    return { name: name ?? id ?? before?.id, id, before };
  };
}

/** The records that have these words in these columns; a word that is undefined is any. */
function recordsByKeyColumns<T extends { id: string }>(
  { columns, word }: { columns: readonly string[]; word(text: string, column: string): string },
  fieldPaths: Entity['fieldPaths'],
  target: ImportTarget<T>,
): (words: readonly (string | undefined)[]) => readonly T[] {
  const fields = columns.map((column) => fieldPaths.find((fieldPath) => fieldPath.column === column));
  const indexes = new Map<string, Map<string, T[]>>();
  const wordsOf = (record: T) =>
    fields.map((fieldPath) => {
      const value =
        fieldPath === undefined ? undefined : (record as Record<string, unknown>)[fieldPath.path[0]];
      return fieldPath === undefined || value === undefined
        ? ''
        : word(String(value).trim(), fieldPath.column);
    });
  return (words) => {
    const mask = words.map((word) => (word === undefined ? '-' : 'x')).join('');
    const key = (all: readonly string[]) => all.filter((_, i) => words[i] !== undefined).join('\n');
    let index = indexes.get(mask);
    if (index === undefined) {
      index = new Map();
      for (const record of target.all()) {
        const itsKey = key(wordsOf(record));
        index.set(itsKey, [...(index.get(itsKey) ?? []), record]);
      }
      indexes.set(mask, index);
    }
    return index.get(words.filter((word) => word !== undefined).join('\n')) ?? [];
  };
}

function caseInsensitive(text: string): string {
  return text.toLowerCase();
}
