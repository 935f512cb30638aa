import type { RowContent, RowIssue, RowReader } from '../../csv/import-rules.js';
import { sourceTexts } from '../../diagnostics/problems/sources.js';
import type { ImportSettings } from '../../model/documents/import-settings.js';
import type { Entity } from '../../model/entity.js';
import type { ImportProfile } from '../../model/import-profile.js';
import type { FetchedFile, RunCounts } from '../../model/import-run.js';
import type { SourceRecord } from '../../model/source-record.js';
import { problem } from '../../problem.js';
import { displayNameOf } from '../../store/content.js';
import { uniqueSlug } from '../../values/text/slug.js';
import type { ChangeContext } from '../define/operation.js';
import type { RowOutcome } from '../transfer/import-summary.js';
import type { ImportTarget } from '../transfer/row-matching.js';
import type { RowWriter } from '../transfer/row-writer.js';
import { keepRun } from './import-runs.js';
import { knownRows } from './known-rows.js';
import { valueReconciliation } from './reconcile-values.js';
import { recordById, recordFinder } from './record-finder.js';
import { keyOfRow, keyParts } from './source-key.js';
import { type SourceOutcome, sourceReport } from './source-outcome.js';
import { marksOfReturn, withdrawRecord } from './withdraw-records.js';

/** What an import of a source is told for this file. */
export interface SourceOptions {
  mirror: boolean;
  /** In percent. */
  maxRemoved: number;
  diffLast: boolean;
  force: boolean;
  fileName?: string | undefined;
  fetched?: FetchedFile | undefined;
}

/** What an import of a source works with. */
export interface SourceImportParts<T extends { id: string }> {
  context: ChangeContext;
  entity: Entity;
  source: ImportProfile;
  settings: ImportSettings;
  options: SourceOptions;
  target: ImportTarget<T>;
  writer: RowWriter<T>;
}

/** What became of a row; undefined where it is rejected. */
type Placed<T> = RowOutcome<T> | DeferredRow<T> | undefined;

/** A row that is placed after the others; in the last turn it is not put off again. */
export type DeferredRow<T> = (faults: RowIssue[], turn: { isLast: boolean }) => Placed<T>;

/** Reconciles the rows of a source with the records of a collection. */
export interface SourceImport<T> {
  /**
   * A row is placed later where it cannot be before the others are: one that the source did not have, since any of them may be
   * about its record, and one that would wait for a decision.
   */
  importRow(
    reader: RowReader<RowContent>,
    row: { row: number; content: RowContent; faults?: readonly RowIssue[] },
    faults: RowIssue[],
  ): Placed<T>;
  /** Deals with what the file no longer has. Problem: `conflict` where that is too much, or the file is an older one. */
  finish(counts: RunCounts): SourceOutcome;
}

/** A row whose key can be read. */
interface KeyedRow {
  key: string;
  /** Its number in the file. */
  number: number;
  reader: RowReader<RowContent>;
  content: RowContent;
  /** All that it says, as fields of a record. */
  said: Record<string, unknown>;
  /** What was known of it before. */
  before: SourceRecord | undefined;
  /** Whether an earlier row of the file has the same key. */
  isRepeat: boolean;
  /** Whether it is placed now, or waits. */
  isLastTurn: boolean;
}

/** An import of a source. Problem: `usage` for settings that nothing could use. */
export function sourceImport<T extends { id: string }>(parts: SourceImportParts<T>): SourceImport<T> {
  const { context, entity, source, settings, options, target, writer } = parts;
  const { owns = [], mergeLists = [], whenGone } = settings;
  const known = knownRows(context, source.id);
  const keyWays = keyParts(entity, settings.key);
  const values = valueReconciliation(entity, { owns, mergeLists }, known, context.digest);
  const slugIndex = entity.fieldPaths.findIndex(({ column }) => column === 'slug');
  const recordOf = recordById(target, slugIndex >= 0);
  const finder = recordFinder(keyWays, target, { hasSlug: slugIndex >= 0 });
  const report = sourceReport(source.name, options);
  const { outcome } = report;
  /** The keys that the file has, and the row of each. */
  const seen = new Map<string, number>();
  const linkedBefore = [...known.all()].filter(({ state }) => state === 'linked').length;
  const isFirst = [...known.all()].length === 0;
  let rows = 0;
  let digest = context.digest('');
  let unreadable = 0;

  const olderKeys = ({ id }: { id: string }, row: SourceRecord | undefined) =>
    row === undefined
      ? []
      : known.underOtherKeys(id, row.key).filter(({ id, said }) => id < row.id && said !== undefined);
  /** The first row of the file that is about a record under another key. */
  const rowAbout = ({ id }: T, key: string) => {
    const about = known.underOtherKeys(id, key).filter(({ state }) => state === 'linked');
    const rows = about.flatMap((one) => seen.get(one.key) ?? []);
    return rows.length === 0 ? undefined : Math.min(...rows);
  };

  const deferred =
    (row: KeyedRow): DeferredRow<T> =>
    (faults, { isLast }) =>
      placeRow({ ...row, before: known.get(row.key), isLastTurn: isLast }, faults);

  const setAside = (row: KeyedRow, why: string, suggested?: T): Placed<T> => {
    const { key, number } = row;
    if (!row.isLastTurn) return deferred(row);
    known.keep(key, { ...known.get(key), state: 'open', why, suggested: suggested?.id });
    report.addOpen({ row: number, key, why });
    return { action: 'skip', slug: key };
  };

  const updateRecord = (row: KeyedRow, record: T, faults: RowIssue[]): RowOutcome<T> | undefined => {
    const { key, before, said, isRepeat } = row;
    const changes = row.reader.changes(row.content, record, faults);
    if (faults.length > 0) return undefined;
    // What it said under a key that the file lacks, where this one is new.
    const earlier =
      before?.said === undefined
        ? known.underOtherKeys(record.id, key).filter((one) => !seen.has(one.key))
        : [];
    const last = before?.said ?? values.withoutLists(earlier.find(({ said }) => said !== undefined)?.said);
    const isSecond = olderKeys(record, before).some((one) => seen.has(one.key));
    const back = [...(before === undefined ? [] : [before]), ...earlier].filter(
      ({ state }) => state === 'gone',
    );
    const isBack = back.length > 0;
    const marks = marksOfReturn(back.find(({ retired }) => retired !== undefined)?.retired);
    const result = values.reconcile(
      { ...record, ...marks },
      { key, said, changes, isRepeat, isSecond },
      { said: last, heldBefore: before?.heldBefore, filled: before?.filled },
    );
    // What the row says of these columns goes before what its return takes back.
    const given = { ...marks, ...result.given };
    const after = Object.keys(given).length === 0 ? record : writer.update(record, given, faults);
    if (after === undefined) return undefined;
    finder.note(after);
    if (isBack) outcome.returned++;
    for (const one of back) if (one.key !== key) known.keep(one.key, { ...one, retired: undefined });
    if (result.kept.length > 0)
      report.addKept({ row: row.number, slug: nameOf(record), columns: result.kept });
    if (!isRepeat) report.compare(key, isBack ? undefined : before?.said, result.said);
    known.keep(key, {
      ...{ state: 'linked', record: record.id, said: result.said },
      heldBefore: Object.keys(result.heldBefore).length > 0 ? result.heldBefore : undefined,
    });
    const action = JSON.stringify(after) === JSON.stringify(record) ? 'unchanged' : 'update';
    return { action, slug: nameOf(after), before: record, after };
  };

  const createRecord = (row: KeyedRow, faults: RowIssue[]): Placed<T> => {
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

  const placeRow = (row: KeyedRow, faults: RowIssue[]): Placed<T> => {
    const { key, reader, content, said, before } = row;
    const linked = before?.record === undefined ? undefined : recordOf(before.record);
    if (linked !== undefined) return updateRecord(row, linked, faults);
    if (before?.record !== undefined) return setAside(row, sourceTexts.deleted(entity.title));
    const [fitting, ...others] = before?.state === 'new' ? [] : finder.find(reader, content, said);
    if (fitting === undefined) return createRecord(row, faults);
    if (others.length > 0)
      return setAside(row, sourceTexts.several([fitting, ...others].map(nameOf)), fitting);
    const other = rowAbout(fitting, key);
    if (other !== undefined) return setAside(row, sourceTexts.claimed(nameOf(fitting), other), fitting);
    return updateRecord(row, fitting, faults);
  };

  return {
    importRow(reader, { row: number, content, faults: rowFaults }, faults) {
      rows++;
      digest = context.digest(`${digest}\n${JSON.stringify(content)}`);
      const shape = rowFaults === undefined ? reader.shapeIssue(content) : undefined;
      faults.push(...(rowFaults ?? (shape === undefined ? [] : [shape])));
      const cellFaults: RowIssue[] = [];
      const said = faults.length > 0 ? {} : reader.changes(content, {}, cellFaults);
      const key = faults.length > 0 ? undefined : keyOfRow(keyWays, reader, content, said, faults);
      if (key === undefined) {
        faults.unshift(...cellFaults);
        unreadable++;
        return undefined;
      }
      const isRepeat = seen.has(key);
      if (isRepeat) outcome.joined++;
      else seen.set(key, number);
      const before = known.get(key);
      if (before?.state === 'never') {
        outcome.ignored++;
        return { action: 'skip', slug: key };
      }

      const row: KeyedRow = { key, number, reader, content, said, before, isRepeat, isLastTurn: false };
      const linked = before?.record === undefined ? undefined : { id: before.record };
      const isPlaced =
        before?.said !== undefined && (linked === undefined || olderKeys(linked, before).length === 0);
      return isFirst || isPlaced ? placeRow(row, faults) : deferred(row);
    },

    finish(counts) {
      if (unreadable > 0 && options.mirror) throw problem('source.rows-without-key', { rows: unreadable });
      // A row without a key may be any of those that the file seems to lack.
      const missing = unreadable > 0 ? [] : [...known.all()].filter(({ key }) => !seen.has(key));
      const gone = missing.filter(({ state }) => state === 'linked');
      requireAllowedShare(gone.length);
      for (const row of gone) report.addGone(dealWithGone(row));
      // Of a record that was deleted it stays known, so that the row is asked about when it returns.
      for (const { key, state, record } of missing)
        if (state === 'open' && record === undefined) known.forget(key);
      outcome.isSameFile = keepRun(context, source, {
        ...{ digest, rows, fileName: options.fileName, fetched: options.fetched, force: options.force },
        counts: {
          ...counts,
          gone: options.mirror ? outcome.gone : 0,
          returned: outcome.returned,
          open: outcome.open,
        },
      });
      return outcome;
    },
  };

  function requireAllowedShare(gone: number): void {
    const { mirror, maxRemoved, force } = options;
    if (!mirror || force || gone * 100 <= maxRemoved * linkedBefore) return;
    const { plural } = entity;
    throw problem('source.too-much-gone', {
      ...{ source: source.name, gone, of: linkedBefore, most: maxRemoved, plural },
    });
  }

  function dealWithGone(row: SourceRecord) {
    const record = row.record === undefined ? undefined : recordOf(row.record);
    const told = { key: row.key, slug: record === undefined ? null : nameOf(record) };
    if (!options.mirror) return { ...told, action: 'report' as const, changes: {} };
    const withdrawal = { sourceName: source.name, whenGone, known, values, target, writer };
    return { ...told, ...withdrawRecord(withdrawal, row, record) };
  }
}

/** The slug of a record, or what it is called where it has none. */
function nameOf(record: object): string {
  return (record as { slug?: string }).slug ?? displayNameOf(record);
}
