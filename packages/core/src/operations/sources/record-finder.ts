import type { RowContent, RowReader } from '../../csv/import-rules.js';
import type { ImportTarget } from '../transfer/rows/row-matching.js';
import type { KeyPart } from './source-key.js';

/** Finds the records that a row may be about. */
export interface RecordFinder<T> {
  /** Those that the first way finds that finds any, as they are now. */
  find(reader: RowReader<RowContent>, content: RowContent, said: object): T[];
  /** Takes note of a record that the import has written. */
  note(record: T): void;
}

/** A finder by the ways in which the rows of a source name records. */
export function recordFinder<T extends { id: string }>(
  key: readonly KeyPart[],
  target: ImportTarget<T>,
  { hasSlug }: { hasSlug: boolean },
): RecordFinder<T> {
  const recordOf = recordById(target, hasSlug);
  /** By what records said when they were noted: what is found is compared with what they say now. */
  const indexes = new Map<KeyPart, Map<string, Set<string>>>();
  const addTo = (index: Map<string, Set<string>>, part: KeyPart, record: T) => {
    const text = part.inRecord?.(record);
    if (text === undefined) return;
    const ids = index.get(text);
    if (ids === undefined) index.set(text, new Set([record.id]));
    else ids.add(record.id);
  };
  const indexOf = (part: KeyPart) => {
    const known = indexes.get(part);
    if (known !== undefined) return known;
    const index = new Map<string, Set<string>>();
    for (const record of target.all()) addTo(index, part, record);
    indexes.set(part, index);
    return index;
  };
  const bySlug = (slug: string) => {
    const found = target.find(slug) ?? target.findByOldSlug?.(slug);
    return found === undefined ? [] : [found];
  };
  const byIndex = (part: KeyPart, text: string) =>
    [...(indexOf(part).get(text) ?? [])]
      .flatMap((id) => recordOf(id) ?? [])
      .filter((record) => part.inRecord?.(record) === text);
  return {
    find(reader, content, said) {
      for (const part of key) {
        const text = part.inRow(reader, content, said);
        if (text === undefined || part.inRecord === undefined) continue;
        const fitting = part.word === 'slug' ? bySlug(text) : byIndex(part, text);
        if (fitting.length > 0) return fitting;
      }
      return [];
    },
    note(record) {
      for (const [part, index] of indexes) addTo(index, part, record);
    },
  };
}

/** Finds a record by its id: where records have a slug, `find` takes that. */
export function recordById<T>(target: ImportTarget<T>, hasSlug: boolean): (id: string) => T | undefined {
  return (id) => (hasSlug ? target.findById?.(id) : target.find(id));
}
