import { sourceTexts } from '../../diagnostics/problems/sources.js';
import type { Entity } from '../../model/entity.js';
import type { SourceRecord } from '../../model/source-record.js';
import { displayNameOf } from '../../store/content.js';
import type { KnownRows } from './known-rows.js';
import type { RecordFinder } from './record-finder.js';
import type { KeyedRow } from './source-parts.js';

/** What a row is about: a record that is there, a new one, or what a person has to decide. */
export type Aim<T> = { record: T } | 'new' | { why: string; suggested?: T | undefined };

/** Says what the rows of a file are about. */
export interface Aims<T> {
  of(row: KeyedRow, before: SourceRecord | undefined): Aim<T>;
  /** The keys under which a source had a record before it had this row. */
  olderKeys(record: { id: string }, row: SourceRecord | undefined): SourceRecord[];
}

/** Says what rows are about; `seen` has the keys of the file so far, each with its first row. */
export function aimsOfRows<T extends { id: string }>(
  { title }: Pick<Entity, 'title'>,
  known: Pick<KnownRows, 'underOtherKeys'>,
  { find, recordOf }: Pick<RecordFinder<T>, 'find'> & { recordOf(id: string): T | undefined },
  seen: ReadonlyMap<string, number>,
): Aims<T> {
  /** The first row of the file that is about a record under another key. */
  const rowAbout = ({ id }: T, key: string) => {
    const about = known.underOtherKeys(id, key).filter(({ state }) => state === 'linked');
    const rows = about.flatMap((one) => seen.get(one.key) ?? []);
    return rows.length === 0 ? undefined : Math.min(...rows);
  };
  return {
    of({ key, reader, content, said }, before) {
      if (before?.record !== undefined) {
        const record = recordOf(before.record);
        return record === undefined ? { why: sourceTexts.deleted(title) } : { record };
      }
      const [fitting, ...others] = before?.state === 'new' ? [] : find(reader, content, said);
      if (fitting === undefined) return 'new';
      if (others.length > 0)
        return { why: sourceTexts.several([fitting, ...others].map(nameOf)), suggested: fitting };
      const other = rowAbout(fitting, key);
      return other === undefined
        ? { record: fitting }
        : { why: sourceTexts.claimed(nameOf(fitting), other), suggested: fitting };
    },
    olderKeys: ({ id }, row) =>
      row === undefined
        ? []
        : known.underOtherKeys(id, row.key).filter(({ id, said }) => id < row.id && said !== undefined),
  };
}

/** The slug of a record, or what it is called where it has none. */
export function nameOf(record: object): string {
  return (record as { slug?: string }).slug ?? displayNameOf(record);
}
