import * as z from 'zod';
import { csvLine } from '../../csv/csv-records.js';
import { escapeFormula } from '../../csv/escape-formula.js';
import { lazy } from '../../lazy.js';
import type { OutputOf } from '../define/lazy-schema.js';

/** The format of a file of what is no record, such as a log. */
export const linesFormat = lazy(() => z.enum(['csv', 'json', 'ndjson']).default('csv'));
type LinesFormat = OutputOf<typeof linesFormat>;

/** Lines of text and numbers as a file, with these columns in this order. */
export function formatLogLines(lines: readonly object[], columns: readonly string[], format: LinesFormat) {
  const rows = lines as readonly Record<string, string | number>[];
  const inOrder = (row: Record<string, string | number>) =>
    JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name]])));
  if (format === 'ndjson') return rows.map((row) => `${inOrder(row)}\n`).join('');
  if (format === 'json') return rows.length === 0 ? '[]\n' : `[\n${rows.map(inOrder).join(',\n')}\n]\n`;
  const cells = rows.map((row) => columns.map((name) => escapeFormula(String(row[name]))));
  return [columns, ...cells].map((row) => `${csvLine(row)}\n`).join('');
}
