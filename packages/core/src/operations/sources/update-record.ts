import type { RowIssue } from '../../csv/import-rules.js';
import type { RowOutcome } from '../transfer/import-summary.js';
import type { RecordFinder } from './record-finder.js';
import { type Aims, nameOf } from './record-of-row.js';
import type { Reconciliation, RowInTurn, SourceImportParts } from './source-parts.js';
import { takenBack } from './withdraw-records.js';

/** Updates records by what rows of a source say of them; people's edits stay. */
export function recordUpdater<T extends { id: string }>(
  { writer, known, values, report }: Pick<SourceImportParts<T>, 'writer'> & Reconciliation,
  olderKeys: Aims<T>['olderKeys'],
  noteRecord: RecordFinder<T>['note'],
  seen: ReadonlyMap<string, number>,
): (row: RowInTurn, record: T, faults: RowIssue[]) => RowOutcome<T> | undefined {
  return (row, record, faults) => {
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
    const isBack = before?.state === 'gone' || earlier.some(({ state }) => state === 'gone');
    const retirements = known.retirementsOf(record.id);
    const { marks, kept: keptMarks } = takenBack(record, retirements);
    const result = values.reconcile(
      { ...record, ...marks },
      { key, said, changes, isRepeat, isSecond },
      { said: last, heldBefore: before?.heldBefore, filled: before?.filled },
    );
    // What the row says of these columns goes before what its return takes back.
    const given = { ...marks, ...result.given };
    const after = Object.keys(given).length === 0 ? record : writer.update(record, given, faults);
    if (after === undefined) return undefined;
    noteRecord(after);
    if (isBack) report.outcome.returned++;
    for (const one of retirements) known.forgetRetirement(one);
    const kept = [...result.kept, ...keptMarks];
    if (kept.length > 0) report.addKept({ row: row.number, slug: nameOf(record), columns: kept });
    const isNews = isBack || before?.isAbsent === true;
    const saidBy = result.saidBy(after);
    if (!isRepeat) report.compare(key, isNews ? undefined : before?.said, saidBy);
    known.keep(key, {
      ...{ state: 'linked', record: record.id, said: saidBy },
      heldBefore: Object.keys(result.heldBefore).length > 0 ? result.heldBefore : undefined,
    });
    const action = JSON.stringify(after) === JSON.stringify(record) ? 'unchanged' : 'update';
    return { action, slug: nameOf(after), before: record, after };
  };
}
