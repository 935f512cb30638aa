import type { RowIssue } from '../../csv/import-rules.js';
import { sourceTexts } from '../../diagnostics/problems/sources.js';
import type { SourceRecord } from '../../model/source-record.js';
import { uniqueSlug } from '../../values/text/slug.js';
import type { RowOutcome } from '../transfer/import-summary.js';
import { recordById, recordFinder } from './record-finder.js';
import { aimsOfRows, nameOf } from './record-of-row.js';
import type { KeyPart } from './source-key.js';
import type { KeyedRow, Reconciliation, RowInTurn, SourceImportParts } from './source-parts.js';
import { recordUpdater } from './update-record.js';

/** What became of a row; undefined where it is rejected. */
export type Placed<T> = RowOutcome<T> | DeferredRow<T> | undefined;

/** A row that is placed after the others; in the last turn it is not put off again. */
export type DeferredRow<T> = (faults: RowIssue[], turn: { isLast: boolean }) => Placed<T>;

/** Says which records the rows of a source are about, and writes what they say. */
export interface RowPlacer<T> {
  place(row: KeyedRow, faults: RowIssue[]): Placed<T>;
  /** As `place`, once the other rows are there. */
  defer(row: KeyedRow): DeferredRow<T>;
  /** Whether a row is about its record for sure, whatever the others say. */
  isSettled(row: SourceRecord | undefined): boolean;
  /** The rows that wait for a decision, one of each key. */
  waiting(): Iterable<{ row: number; key: string; why: string }>;
}

/** A placer of rows; `seen` has the keys of the file so far, each with its first row. */
export function rowPlacer<T extends { id: string }>(
  {
    entity,
    target,
    writer,
    keyWays,
    known,
    values,
    report,
  }: SourceImportParts<T> & Reconciliation & { keyWays: readonly KeyPart[] },
  seen: ReadonlyMap<string, number>,
): RowPlacer<T> {
  const { outcome } = report;
  const slugIndex = entity.fieldPaths.findIndex(({ column }) => column === 'slug');
  const recordOf = recordById(target, slugIndex >= 0);
  const finder = recordFinder(keyWays, target, { hasSlug: slugIndex >= 0 });
  const aims = aimsOfRows(entity, known, { find: finder.find, recordOf }, seen);
  const updateRecord = recordUpdater<T>({ writer, known, values, report }, aims.olderKeys, finder.note, seen);
  const placed = new Set<string>();
  const waiting = new Map<string, { row: number; key: string; why: string }>();

  const setAside = (row: RowInTurn, why: string, suggested?: T): Placed<T> => {
    const { key, number } = row;
    if (!row.isLastTurn) return defer(row);
    known.keep(key, { ...known.get(key), state: 'open', why, suggested: suggested?.id, isAbsent: undefined });
    if (!waiting.has(key)) waiting.set(key, { row: number, key, why });
    return { action: 'skip', slug: key };
  };

  const createRecord = (row: RowInTurn, faults: RowIssue[]): Placed<T> => {
    const { key, before, said, reader, content } = row;
    const slug = slugIndex < 0 ? undefined : reader.identity(content, faults);
    const holder = slug === undefined ? undefined : target.find(slug);
    if (holder !== undefined && before?.state !== 'new')
      return setAside(row, sourceTexts.sameSlug(entity.title, slug as string), holder);
    const defaultsUsed: string[] = [];
    const record = reader.newRecord(content, faults, defaultsUsed);
    if (faults.length > 0) return undefined;
    if (slug !== undefined)
      record[slugIndex] = uniqueSlug(slug, (candidate) => target.find(candidate) !== undefined);
    const after = writer.insert(record, undefined, faults);
    if (after === undefined) return undefined;
    finder.note(after);
    if (before?.state === 'gone') outcome.returned++;
    const first = values.first(said, after);
    report.compare(key, undefined, first.said);
    known.keep(key, { state: 'linked', record: after.id, ...first });
    return { action: 'create', slug: nameOf(after), after, defaultsUsed };
  };

  const placeInTurn = (keyed: KeyedRow, isLastTurn: boolean, faults: RowIssue[]): Placed<T> => {
    const { key } = keyed;
    const before = known.get(key);
    const isRepeat = placed.has(key);
    const row = { ...keyed, before, isRepeat, isLastTurn };
    const aim = aims.of(row, before);
    if (aim !== 'new' && 'why' in aim) return setAside(row, aim.why, aim.suggested);
    const came = aim === 'new' ? createRecord(row, faults) : updateRecord(row, aim.record, faults);
    if (came === undefined || !('after' in came)) return came;
    if (isRepeat) outcome.joined++;
    placed.add(key);
    waiting.delete(key);
    return came;
  };

  const defer =
    (row: KeyedRow): DeferredRow<T> =>
    (faults, { isLast }) =>
      placeInTurn(row, isLast, faults);

  return {
    place: (row, faults) => placeInTurn(row, false, faults),
    defer,
    isSettled: (row) =>
      row?.said !== undefined &&
      (row.record === undefined || aims.olderKeys({ id: row.record }, row).length === 0),
    waiting: () => waiting.values(),
  };
}
