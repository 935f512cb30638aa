import type { NamedEntry, OperationResult } from '@croupier/core';
import { formatCell } from '../../terminal/format-cell.js';

/** The columns of a changed field. */
export const CHANGED_FIELD_COLUMNS = [
  ...(['change', 'at', 'by', 'operation'] as const),
  ...(['collection', 'record', 'field', 'from', 'to'] as const),
];

/** One field that a change changed, or with a blank field a record that it added. */
export type ChangedField = Record<(typeof CHANGED_FIELD_COLUMNS)[number], string>;

/** A change, record by record. */
export type WholeChange = OperationResult<'history.show'>['record'];

/** What a change changed, field by field; of the records that are wanted. */
export function changedFields(
  { number, at, by, operation, entries }: WholeChange,
  isWanted: (entry: NamedEntry) => boolean,
): ChangedField[] {
  const change = { change: String(number), at, by: by.name, operation };
  if (entries.length === 0) return [{ ...change, collection: '', record: '', field: '', from: '', to: '' }];
  return entries.filter(isWanted).flatMap((entry) => {
    const row = { ...change, collection: entry.in, record: entry.name };
    if (entry.did === 'insert') return [{ ...row, field: '', from: '', to: '' }];
    const before = leavesOf(entry.before);
    const after = entry.did === 'remove' ? new Map<string, string>() : leavesOf(entry.after);
    const fields = [...new Set([...before.keys(), ...after.keys()])];
    return fields
      .map((field) => ({ ...row, field, from: before.get(field) ?? '', to: after.get(field) ?? '' }))
      .filter(({ field, from, to }) => field !== 'updatedAt' && from !== to);
  });
}

/** Every value that has none within, by its path, such as `sections.0.title`. */
function leavesOf(value: unknown, path: readonly string[] = []): Map<string, string> {
  const isInner = typeof value === 'object' && value !== null && !isListOfTexts(value);
  if (!isInner) return new Map([[path.join('.'), formatCell(value)]]);
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...leavesOf(inner, [...path, name])]));
}

function isListOfTexts(value: object): boolean {
  return Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null);
}
