// What a spreadsheet takes for the beginning of a formula, full-width forms too, after any apostrophes before it.
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^-\d+(\.\d+)?$/;

/** A cell that no spreadsheet runs: one that would be a formula gets an apostrophe before it; numbers stay. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `disarmed`. */
export function unescapeFormula(cell: string): string {
  return cell.charCodeAt(0) === 39 && ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell;
}
