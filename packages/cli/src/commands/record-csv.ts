import { csvLine, disarmed, type Entity, tableWriter } from '@croupier/core';
import { asText } from '../terminal/records.js';

/** Records as CSV, every field or those named; it imports back. */
export function recordCsv(
  entity: Pick<Entity, 'leaves' | 'title'>,
  records: readonly object[],
  fields: readonly string[] | undefined,
): string {
  const { header, cells } = tableWriter(entity, fields ?? entity.leaves.map(({ column }) => column));
  return lines([header, ...records.map(cells)]);
}

/** Things that are no entity as CSV, a column a field. */
export function plainCsv(things: readonly object[], fields: readonly string[]): string {
  const cells = (thing: object) =>
    fields.map((field) => disarmed(asText((thing as Record<string, unknown>)[field])));
  return lines([[...fields], ...things.map(cells)]);
}

function lines(rows: readonly string[][]): string {
  return rows.map((row) => `${csvLine(row)}\n`).join('');
}
