import type { RowContent, RowReader } from '../../csv/import-rules.js';
import type { ImportTarget } from '../transfer/row-matching.js';
import type { KeyPart } from './source-key.js';

/** Finds the records that a row may be about, as they are now, by the first way that finds any. */
export function recordFinder<T extends { id: string }>(
  key: readonly KeyPart[],
  target: ImportTarget<T>,
  { hasSlug }: { hasSlug: boolean },
) {
  const recordOf = recordById(target, hasSlug);
  const indexes = new Map<KeyPart, Map<string, string[]>>();
  const indexOf = (part: KeyPart) => {
    const known = indexes.get(part);
    if (known !== undefined) return known;
    const index = new Map<string, string[]>();
    for (const record of target.all()) {
      const text = part.inRecord?.(record);
      if (text !== undefined) index.set(text, [...(index.get(text) ?? []), record.id]);
    }
    indexes.set(part, index);
    return index;
  };
  const bySlug = (slug: string) => {
    const found = target.find(slug) ?? target.findByOldSlug?.(slug);
    return found === undefined ? [] : [found];
  };
  return (reader: RowReader<RowContent>, content: RowContent, said: object): T[] => {
    for (const part of key) {
      const text = part.inRow(reader, content, said);
      if (text === undefined || part.inRecord === undefined) continue;
      const fitting =
        part.word === 'slug'
          ? bySlug(text)
          : (indexOf(part).get(text) ?? []).flatMap((id) => recordOf(id) ?? []);
      if (fitting.length > 0) return fitting;
    }
    return [];
  };
}

/** Finds a record by its id: where records have a slug, `find` takes that. */
export function recordById<T>(target: ImportTarget<T>, hasSlug: boolean): (id: string) => T | undefined {
  return (id) => (hasSlug ? target.findById?.(id) : target.find(id));
}
