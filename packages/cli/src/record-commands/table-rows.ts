import { csvLine, type Entity, escapeFormula, tableWriter } from '@croupier/core';
import { escapeForTsv } from '../terminal/control-characters.js';
import { formatCell } from '../terminal/format-cell.js';

/** A header, and a row of cells for each record. */
export type TableRows = readonly (readonly string[])[];

/** Records as the cells of a file, every field or those named, ratings up to `scale`. */
export function recordRows(
  entity: Pick<Entity, 'fieldPaths' | 'title'>,
  records: readonly object[],
  fields: readonly string[] | undefined,
  scale: 5 | 10,
): TableRows {
  const columns = fields ?? entity.fieldPaths.map(({ column }) => column);
  const { header, cells } = tableWriter(entity, columns, scale);
  return [header, ...records.map(cells)];
}

/** Objects that are no records as the cells of a file, a column for each property. */
export function objectRows(objects: readonly object[], fields: readonly string[]): TableRows {
  const cells = (thing: object) =>
    fields.map((field) => escapeFormula(formatCell((thing as Record<string, unknown>)[field])));
  return [[...fields], ...objects.map(cells)];
}

/** Rows as CSV, which imports back. */
export function csvText(rows: TableRows): string {
  return rows.map((row) => `${csvLine(row)}\n`).join('');
}

/** Rows as text between tabs: each row is one line. */
export function tsvText(rows: TableRows): string {
  return rows.map((row) => `${row.map(escapeForTsv).join('\t')}\n`).join('');
}
