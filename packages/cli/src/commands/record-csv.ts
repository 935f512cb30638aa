import { csvLine, disarmed, type Entity, tableWriter } from '@croupier/core';
import { asText } from '../terminal/records.js';

/** Records as CSV, every field or those named, ratings up to `scale`; it imports back. */
export function recordCsv(
  entity: Pick<Entity, 'leaves' | 'title'>,
  records: readonly object[],
  fields: readonly string[] | undefined,
  scale: 5 | 10,
): string {
  const columns = fields ?? entity.leaves.map(({ column }) => column);
  const { header, cells } = tableWriter(entity, columns, scale);
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
