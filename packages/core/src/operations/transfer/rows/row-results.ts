import type { RowIssue } from '../../../csv/import-rules.js';
import { type RejectsWriter, rejectsWriter } from '../../../csv/rejects-writer.js';
import type { Entity, FieldPath } from '../../../model/entity.js';
import type { Warning } from '../../../warning.js';
import type { ChangeContext } from '../../define/operation.js';
import { collectContentWarnings } from '../../records/content-warnings.js';
import type { ImportBatch, ImportRow } from '../import-batch.js';
import { type ImportInput, rejectsFormatOf } from '../import-input.js';
import type { ImportTally, KeptOutcome } from '../import-summary.js';
import type { RowResult } from './import-row.js';
import type { ImportTarget } from './row-matching.js';

/** Takes what came of the rows of a file: counts it, hands out the bad rows, and looks at what the good ones say. */
export interface RowResults<T> {
  take(batch: ImportBatch, row: ImportRow, result: RowResult<T>): Promise<void>;
  /** Rejects the rows whose records cannot stand among the others, once all are there. */
  rollBack(): Promise<void>;
  /** Ends the file of bad rows. */
  end(): Promise<void>;
  warnings(): Warning[];
}

/** Looks at the records that rows add or change, and tells at the end what there is to know about them. */
export interface RowWarnings<T> {
  add(record: T, row: number): void;
  warnings(): Warning[];
}

/** Where a record came from, and what was done with it; without the record, since a file may have a hundred thousand. */
interface ImportedRow extends Omit<KeptOutcome<unknown>, 'after'> {
  batch: ImportBatch;
  row: ImportRow;
}

/** Takes what comes of the rows of an import. */
export function rowResults<T extends { id: string }>(
  entity: Pick<Entity, 'fieldPaths'>,
  input: ImportInput,
  {
    count,
    target,
    emit,
    rowWarnings,
  }: { count: ImportTally<T>; target: ImportTarget<T>; rowWarnings?: RowWarnings<T> | undefined } & Pick<
    ChangeContext,
    'emit'
  >,
): RowResults<T> {
  const content = collectContentWarnings(entity);
  const importedRows = new Map<string, ImportedRow>();
  let rejects: RejectsWriter | undefined;

  const reject = async (batch: ImportBatch, row: ImportRow, faults: RowIssue[], existing?: string) => {
    count.addRejected(row, faults, batch.formatRowMessage, existing);
    if (!input.skipInvalid) return;
    rejects ??= rejectsWriter(rejectsFormatOf(input), batch.reader.rejectsHeader, emit);
    const reasons = faults.map(({ message }) => message).join('; ');
    const rejected = batch.reader.rejected(row.content, row.row, reasons);
    await rejects.add({ ...rejected, errorCells: row.errorCells });
  };

  return {
    async take(batch, row, { outcome, faults, existing }) {
      if (faults.length > 0) return reject(batch, row, faults, existing);
      if (outcome === undefined) return;
      count.addOutcome(outcome, row, batch.formatRowMessage);
      if (!('after' in outcome)) return;
      const given = (field: FieldPath) => batch.reader.given(row.content, field);
      content.add(outcome, given, `row ${row.row}`);
      if (outcome.action !== 'unchanged') rowWarnings?.add(outcome.after, row.row);
      if (target.rollbackRows === undefined) return;
      const { action, defaultsUsed } = outcome;
      importedRows.set(outcome.after.id, { batch, row, action, defaultsUsed });
    },
    async rollBack() {
      const rolledBack = target.rollbackRows?.((id) => importedRows.get(id)?.row.row) ?? [];
      for (const { record, fault } of rolledBack) {
        const { batch, row, ...outcome } = importedRows.get(record.id) as ImportedRow;
        count.removeOutcome({ ...outcome, after: record }, row);
        await reject(batch, row, [fault]);
      }
    },
    end: async () => rejects?.end(),
    warnings: () => [...content.warnings(), ...(rowWarnings?.warnings() ?? [])],
  };
}
