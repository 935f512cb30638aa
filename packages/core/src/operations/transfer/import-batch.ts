import type { RowContent, RowIssue, RowReader } from '../../csv/import-rules.js';
import type { Warning } from '../../warning.js';
import type { ImportInput } from './import-input.js';

/** A row of a file, in whatever it was written. */
export interface ImportRow {
  row: number;
  line: number;
  content: RowContent;
  /** Why nothing of it can be read. */
  faults?: readonly RowIssue[];
  /** The indexes of cells with errors of the spreadsheet. */
  errorCells?: readonly number[];
}

/** Rows with what reads them. */
export interface ImportBatch {
  rows: ImportRow[];
  reader: RowReader<RowContent>;
  /** Things to know that stop nothing; each is told once. */
  warnings: Warning[];
  /** Puts the row's number before a message. */
  formatRowMessage(row: number, message: string): string;
}

/** The names that are neither mapped to a field nor to be ignored. */
export function unreadNames(
  names: readonly string[],
  { map, ignore }: Pick<ImportInput, 'map' | 'ignore'>,
): string[] {
  const known = new Set([...Object.values(map), ...ignore].map((name) => name.toLowerCase()));
  return names.filter((name) => !known.has(name.toLowerCase()));
}
