import { columnLetters } from './cell-values.js';

/** What stands for the value that a formula would have: the program that wrote the file has not computed it. */
export const NO_VALUE = '=…';

/** Says what is wrong with a cell that has an error of the spreadsheet. */
export function cellErrorText(error: string, column: number, row: number): string {
  const cell = `Cell ${columnLetters(column)}${row}`;
  return error === NO_VALUE
    ? `${cell} has a formula that was never computed: open the workbook in the spreadsheet program and save it`
    : `${cell} has an error of the spreadsheet: ${error}`;
}
