import type { RowIssue } from '../../csv/import-rules.js';
import { sourceTexts } from '../../diagnostics/problems/sources.js';
import type { ImportSettings } from '../../model/documents/import-settings.js';
import type { SourceRecord } from '../../model/source-record.js';
import { problem } from '../../problem.js';
import { diffRecords } from '../../store/record-diff.js';
import type { ImportTarget } from '../transfer/row-matching.js';
import type { RowWriter } from '../transfer/row-writer.js';
import type { KnownRows } from './known-rows.js';
import type { ValueReconciliation } from './reconcile-values.js';
import type { GoneRecord } from './source-outcome.js';

/** What takes back what a source said of records that its file no longer has. */
interface WithdrawalParts<T> {
  sourceName: string;
  whenGone: ImportSettings['whenGone'];
  known: KnownRows;
  values: ValueReconciliation;
  target: ImportTarget<T>;
  writer: RowWriter<T>;
}

/** Takes back what a source said of a record, and retires the record where its settings say so and no other source has it. Problem: `invalid`. */
export function withdrawRecord<T extends { id: string }>(
  { sourceName, whenGone, known, values, target, writer }: WithdrawalParts<T>,
  row: SourceRecord,
  before: T | undefined,
): Pick<GoneRecord, 'action' | 'changes'> {
  const { changes, said } = values.withdraw(before, row);
  const isLast = before !== undefined && !known.isHeldByOthers(before.id, row.key);
  if (isLast && whenGone === 'delete') {
    target.remove?.(before.id);
    known.keep(row.key, { state: 'gone', said, retired: 'delete' });
    return { action: 'delete', changes: {} };
  }
  const retired = isLast ? retirement(whenGone, before, sourceName) : undefined;
  known.keep(row.key, { state: 'gone', record: row.record, said, retired: retired?.action });
  const given = { ...changes, ...retired?.marks };
  if (before === undefined || Object.keys(given).length === 0) return { action: 'keep', changes: {} };
  const faults: RowIssue[] = [];
  const after = writer.update(before, given, faults);
  if (after === undefined)
    throw problem('source.cannot-withdraw', { key: row.key, why: faults[0]?.message ?? '' });
  return { action: retired?.action ?? 'keep', changes: diffRecords(before, after) };
}

/** What retires a record; undefined where nothing does, or it is retired already, so that its return changes nothing. */
function retirement(whenGone: ImportSettings['whenGone'], record: object, sourceName: string) {
  const { isActive, isBlacklisted } = record as { isActive?: boolean; isBlacklisted?: boolean };
  if (whenGone === 'deactivate' && isActive !== false)
    return { action: whenGone, marks: { isActive: false } };
  if (whenGone === 'blacklist' && isBlacklisted !== true)
    return {
      action: whenGone,
      marks: { isBlacklisted: true, blacklistReason: sourceTexts.blacklistReason(sourceName) },
    };
  return undefined;
}

/** What takes a retirement back. */
export function marksOfReturn(retired: SourceRecord['retired']): Record<string, unknown> {
  if (retired === 'deactivate') return { isActive: true };
  return retired === 'blacklist' ? { isBlacklisted: false } : {};
}
