import type { Problem } from '../problem.js';

/** A record of a CSV file. */
export interface CsvRecord {
  /** 1 for the header; a multi-line record counts once, blank lines do not count. */
  row: number;
  /** The line on which the record begins. */
  line: number;
  cells: string[];
  /** Why a stray quote keeps it from being read; its cells are then the text as it stands. */
  fault?: Problem;
  /** The text of a faulty record. */
  text?: string;
  /** The indexes of cells that a workbook says have an error, such as `#N/A`. */
  errorCells?: readonly number[];
}

/** The position of the next record. */
export interface ReadPosition {
  row: number;
  line: number;
}
