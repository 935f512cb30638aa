import type { RowContent, RowIssue, RowReader } from '../../csv/import-rules.js';
import type { RunCounts } from '../../model/import-run.js';
import type { SourceRecord } from '../../model/source-record.js';
import { problem } from '../../problem.js';
import { keepRun } from './import-runs.js';
import { knownRows } from './known-rows.js';
import { type Placed, rowPlacer } from './place-row.js';
import { valueReconciliation } from './reconcile-values.js';
import { recordById } from './record-finder.js';
import { nameOf } from './record-of-row.js';
import { keyOfRow, keyParts } from './source-key.js';
import { type SourceOutcome, sourceReport } from './source-outcome.js';
import type { Reconciliation, SourceImportParts } from './source-parts.js';
import { withdrawRecord } from './withdraw-records.js';

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

/** An import of a source. Problem: `usage` for settings that nothing could use. */
export function sourceImport<T extends { id: string }>(parts: SourceImportParts<T>): SourceImport<T> {
  const { context, entity, source, settings, options, writer } = parts;
  const { owns = [], mergeLists = [] } = settings;
  const known = knownRows(context, source.id);
  const keyWays = keyParts(entity, settings.key, parts.rules.identity);
  const values = valueReconciliation(entity, { owns, mergeLists }, known, context.digest);
  const report = sourceReport(source.name, options);
  const { outcome } = report;
  /** The keys that the file has, and the first row of each. */
  const seen = new Map<string, number>();
  const placer = rowPlacer({ ...parts, keyWays, known, values, report }, seen);
  const dealWithMissing = missingRows({ ...parts, known, values, report });
  const isFirst = [...known.all()].length === 0;
  let rows = 0;
  let digest = context.digest('');
  let unreadable = 0;

  return {
    importRow(reader, { row: number, content, faults: rowFaults }, faults) {
      rows++;
      digest = context.digest(`${digest}\n${JSON.stringify(content)}`);
      const shape = rowFaults === undefined ? reader.shapeIssue(content) : undefined;
      faults.push(...(rowFaults ?? (shape === undefined ? [] : [shape])));
      const cellFaults: RowIssue[] = [];
      const said = faults.length > 0 ? {} : writer.resolve(reader.changes(content, {}, cellFaults));
      const key = faults.length > 0 ? undefined : keyOfRow(keyWays, reader, content, said, faults);
      if (key === undefined) {
        faults.unshift(...cellFaults);
        unreadable++;
        return undefined;
      }
      if (!seen.has(key)) seen.set(key, number);
      const before = known.get(key);
      if (before?.state === 'never') {
        outcome.ignored++;
        return { action: 'skip', slug: key };
      }
      const row = { key, number, reader, content, said };
      return isFirst || placer.isSettled(before) ? placer.place(row, faults) : placer.defer(row);
    },

    finish(counts) {
      if (unreadable > 0 && options.mirror) throw problem('source.rows-without-key', { rows: unreadable });
      for (const open of placer.waiting()) report.addOpen(open);
      // A row without a key may be any of those that the file seems to lack.
      if (unreadable === 0) dealWithMissing([...known.all()].filter(({ key }) => !seen.has(key)));
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
}

/** Deals with the known rows that the file lacks. Problem: `conflict` where they are too many. */
function missingRows<T extends { id: string }>(
  parts: SourceImportParts<T> & Reconciliation,
): (missing: readonly SourceRecord[]) => void {
  const { entity, source, settings, options, target, known, report } = parts;
  const { mirror, maxRemoved, force } = options;
  const recordOf = recordById(
    target,
    entity.fieldPaths.some(({ column }) => column === 'slug'),
  );
  const linkedBefore = [...known.all()].filter(({ state }) => state === 'linked').length;
  const withdrawal = { ...parts, sourceName: source.name, whenGone: settings.whenGone };

  const requireAllowedShare = (gone: number) => {
    if (!mirror || force || gone * 100 <= maxRemoved * linkedBefore) return;
    throw problem('source.too-much-gone', {
      ...{ source: source.name, gone, of: linkedBefore, most: maxRemoved, plural: entity.plural },
    });
  };

  const dealWithGone = (row: SourceRecord) => {
    const record = row.record === undefined ? undefined : recordOf(row.record);
    const told = { key: row.key, slug: record === undefined ? null : nameOf(record) };
    if (mirror) return { ...told, ...withdrawRecord(withdrawal, row, record) };
    known.keep(row.key, { ...row, isAbsent: true });
    return { ...told, action: 'report' as const, changes: {} };
  };

  return (missing) => {
    const gone = missing.filter(({ state }) => state === 'linked');
    requireAllowedShare(gone.length);
    for (const row of gone) report.addGone(dealWithGone(row), { isNews: row.isAbsent !== true });
    // Of a record that was deleted it stays known, so that the row is asked about when it returns.
    for (const { key, state, record } of missing)
      if (state === 'open' && record === undefined) known.forget(key);
  };
}
