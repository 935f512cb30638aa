import type { TableColumn } from '../table.js';
import { listColumns } from './list-columns.js';
import { type ColumnsAsWritten, numberColumns } from './number-columns.js';

/** Looks at the first rows for how the columns write numbers and lists. */
export function columnsAsWritten(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): ColumnsAsWritten {
  const numbers = numberColumns(columns, rows);
  const lists = listColumns(numbers.columns, rows);
  return { columns: lists.columns, warnings: () => [...numbers.warnings(), ...lists.warnings()] };
}
