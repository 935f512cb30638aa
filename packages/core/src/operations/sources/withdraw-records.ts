import type { RowIssue } from '../../csv/import-rules.js';
import { sourceTexts } from '../../diagnostics/problems/sources.js';
import type { ImportSettings } from '../../model/documents/import-settings.js';
import type { Mark, SourceRecord } from '../../model/source-record.js';
import { problem } from '../../problem.js';
import { diffRecords } from '../../store/record-diff.js';
import type { GoneRecord } from './source-outcome.js';
import type { Reconciliation, SourceImportParts } from './source-parts.js';

/** What takes back what a source said of records that its file no longer has. */
interface WithdrawalParts<T extends { id: string }>
  extends Pick<SourceImportParts<T>, 'writer'>,
    Pick<Reconciliation, 'known' | 'values'> {
  sourceName: string;
  whenGone: ImportSettings['whenGone'];
}

/** Takes back what a source said of a record, and retires the record where its settings say so and no other source has it. Problem: `invalid`. */
export function withdrawRecord<T extends { id: string }>(
  { sourceName, whenGone, known, values, writer }: WithdrawalParts<T>,
  row: SourceRecord,
  before: T | undefined,
): Pick<GoneRecord, 'action' | 'changes'> {
  const { changes, said } = values.withdraw(before, row);
  const isLast = before !== undefined && !known.isHeldByOthers(before.id, row.key);
  if (isLast && whenGone === 'delete') {
    writer.remove(before);
    known.keep(row.key, { state: 'gone', said });
    return { action: 'delete', changes: {} };
  }
  const retired = isLast ? retirement(whenGone, before, sourceName) : undefined;
  known.keep(row.key, {
    ...{ state: 'gone', record: row.record, said },
    marked: retired && marksIn(before as T, retired.changes),
  });
  const given = { ...changes, ...retired?.changes };
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
    return { action: whenGone, changes: { isActive: false } };
  if (whenGone === 'blacklist' && isBlacklisted !== true)
    return {
      action: whenGone,
      changes: { isBlacklisted: true, blacklistReason: sourceTexts.blacklistReason(sourceName) },
    };
  return undefined;
}

function marksIn(record: object, changes: Record<string, unknown>): Record<string, Mark> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, after]) => [name, { before: heldIn(record, name), after }]),
  );
}

/** What takes retirements of a record back, and the flags that stay since a person has written something beside them. */
export function takenBack(
  record: object,
  retirements: readonly SourceRecord[],
): { marks: Record<string, unknown>; kept: string[] } {
  const marks: Record<string, unknown> = {};
  const kept: string[] = [];
  for (const { marked = {} } of retirements) {
    const all = Object.entries(marked);
    const standing = all.filter(([name, { after }]) => heldIn(record, name) === after);
    if (standing.length === all.length) for (const [name, { before }] of all) marks[name] = before;
    else kept.push(...standing.filter(([, { after }]) => typeof after === 'boolean').map(([name]) => name));
  }
  return { marks, kept };
}

function heldIn(record: object, name: string): unknown {
  return (record as Record<string, unknown>)[name] ?? null;
}
