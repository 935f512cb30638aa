import type { ImportRules, RowContent, RowIssue, RowReader } from '../../../csv/import-rules.js';
import type { RenamedRow } from '../../../diagnostics/warnings.js';
import type { Entity } from '../../../model/entity.js';
import { changedSince } from '../explain-conflicts.js';
import type { ImportBatch, ImportRow } from '../import-batch.js';
import type { ImportInput } from '../import-input.js';
import type { RowOutcome } from '../import-summary.js';
import type { ListMerging } from './merge-lists.js';
import { nothingToRename, renamedTo, withoutOldName } from './renamed-rows.js';
import type { ImportTarget, RowMatch, RowMatcher } from './row-matching.js';
import type { RowWriter } from './row-writer.js';

/** What the rows of a file are imported with. */
export interface ImportTools<T> {
  entity: Pick<Entity, 'title'>;
  target: Pick<ImportTarget<T>, 'find'>;
  rules: ImportRules;
  lists: ListMerging;
  /** The rows that name records by slugs that they had before. */
  renamed: RenamedRow[];
  match: RowMatcher<T>;
  writer: RowWriter<T>;
  slugIndex: number;
}

/** What came of a row, with what is wrong with it; `existing` is what it names, if that is there already. */
export interface RowResult<T> {
  outcome?: RowOutcome<T> | undefined;
  faults: RowIssue[];
  existing?: string | undefined;
}

/** Imports a row: adds a record or updates the one that it names, or says why not. */
export function importRow<T extends { id: string }>(
  tools: ImportTools<T>,
  input: ImportInput,
  { reader }: ImportBatch,
  row: ImportRow,
): RowResult<T> {
  const shapeIssue = row.faults === undefined ? reader.shapeIssue(row.content) : undefined;
  const faults = [...(row.faults ?? (shapeIssue === undefined ? [] : [shapeIssue]))];
  if (faults.length > 0) return { faults };
  const found = tools.match(reader, row.content, row.row, faults);
  const { name, before, conflict } = found;
  const existing = before === undefined ? undefined : (name ?? before.id);
  const result = (outcome?: RowOutcome<T>) => ({ outcome, faults, existing });
  if (conflict !== undefined && name !== undefined && faults.length === 0)
    return result({ action: 'conflict', slug: name, conflict });
  return result(
    before !== undefined && input.onConflict === 'update'
      ? updateRecord(tools, input, reader, row, { ...found, before }, faults)
      : addRecord(tools, input, reader, row, found, faults),
  );
}

function updateRecord<T extends { id: string }>(
  tools: ImportTools<T>,
  { force }: ImportInput,
  reader: RowReader<RowContent>,
  { row, content: cells }: ImportRow,
  { name, before, renamedFrom }: RowMatch<T> & { before: T },
  faults: RowIssue[],
): RowOutcome<T> | undefined {
  const { rules, lists, writer, renamed } = tools;
  const changes = withoutOldName(rules, reader.changes(cells, before, faults), renamedFrom);
  const defaultsUsed: string[] = [];
  const newSlug = renamedTo(tools, reader.newSlug(cells, faults), before, faults);
  const merged = lists.merge(before, changes, (list) => reader.given(cells, list), defaultsUsed);
  const given = newSlug === undefined ? merged : { ...merged, slug: newSlug };
  if (faults.length > 0) return undefined;
  if (renamedFrom !== undefined && name !== undefined) renamed.push({ row, from: renamedFrom, to: name });
  const label = name ?? before.id;
  if (writer.has(before, given)) return { action: 'unchanged', slug: label, before, after: before };
  const conflict = force ? undefined : changedSince(reader.exportStamps(cells), before);
  if (conflict !== undefined) return { action: 'conflict', slug: label, conflict };
  const after = writer.update(before, given, faults);
  if (after === undefined) return undefined;
  const action = JSON.stringify(after) === JSON.stringify(before) ? 'unchanged' : 'update';
  return { action, slug: label, before, after, defaultsUsed };
}

function addRecord<T extends { id: string }>(
  { entity, rules, writer, slugIndex, renamed }: ImportTools<T>,
  { onConflict }: ImportInput,
  reader: RowReader<RowContent>,
  { row, content: cells }: ImportRow,
  { name, id, before, renamedFrom }: RowMatch<T>,
  faults: RowIssue[],
): RowOutcome<T> | undefined {
  if (before === undefined && reader.newSlug(cells, faults) !== undefined)
    faults.push(nothingToRename(entity.title, name));
  const defaultsUsed: string[] = [];
  const values = reader.newRecord(cells, faults, defaultsUsed);
  if (faults.length > 0) return undefined;
  if (name === undefined) {
    faults.push({ ...rules.missingIdentity, value: '' });
    return undefined;
  }
  if (before !== undefined && onConflict === 'skip') {
    if (renamedFrom !== undefined) renamed.push({ row, from: renamedFrom, to: name });
    return { action: 'skip', slug: name };
  }
  if (before !== undefined)
    return { action: 'conflict', slug: name, conflict: { kind: 'exists', renamedFrom } };
  if (rules.identity.by === 'slug') values[slugIndex] = name;
  const after = writer.insert(values, id, faults);
  return after === undefined ? undefined : { action: 'create', slug: name, after, defaultsUsed };
}
