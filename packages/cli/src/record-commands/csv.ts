import { csvLine, type Entity, escapeFormula, tableWriter } from '@croupier/core';
import { formatCell } from '../terminal/format-cell.js';

/** Records as CSV, every field or those named, ratings up to `scale`; it imports back. */
export function recordsToCsv(
  entity: Pick<Entity, 'fieldPaths' | 'title'>,
  records: readonly object[],
  fields: readonly string[] | undefined,
  scale: 5 | 10,
): string {
  const columns = fields ?? entity.fieldPaths.map(({ column }) => column);
  const { header, cells } = tableWriter(entity, columns, scale);
  return joinRows([header, ...records.map(cells)]);
}

/** Writes objects that are not entities as CSV, a column for each property. */
export function objectsToCsv(objects: readonly object[], fields: readonly string[]): string {
  const cells = (thing: object) =>
    fields.map((field) => escapeFormula(formatCell((thing as Record<string, unknown>)[field])));
  return joinRows([[...fields], ...objects.map(cells)]);
}

function joinRows(rows: readonly string[][]): string {
  return rows.map((row) => `${csvLine(row)}\n`).join('');
}
