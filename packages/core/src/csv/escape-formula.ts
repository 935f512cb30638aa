// Characters that start a formula in spreadsheets, including full-width forms, after any leading
// apostrophes.
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^-\d+(\.\d+)?$/;

/** Prefixes a cell with an apostrophe if a spreadsheet would run it as a formula; numbers stay. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** Reverts `escapeFormula()`. */
export function unescapeFormula(cell: string): string {
  return cell.charCodeAt(0) === 39 && ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Prefixes a cell with an apostrophe where `unescapeFormula()` would take one away, for files that run no text. */
export function protectApostrophe(cell: string): string {
  return cell.charCodeAt(0) === 39 && ESCAPED_FORMULA.test(cell) ? `'${cell}` : cell;
}
