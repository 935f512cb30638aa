import { type Issue, Problem } from '../problem.js';

/** Maximum length of a cell, in characters. */
export const MAX_CELL_LENGTH = 1_000_000;
/** Maximum number of columns. */
export const MAX_COLUMNS = 200;
/** Maximum length of a record, in characters. */
export const MAX_RECORD_LENGTH = 4_000_000;

/** A problem with the file as a whole; reading stops. */
export function fileProblem(message: string, hint: string, place: Partial<Issue> = {}): Problem {
  return new Problem('invalid', message, { hint, issues: [{ message, ...place }] });
}

/** A cell over the limit; a quoted one is often just unclosed. */
export function cellTooLongProblem(line: number, row: number, isQuoted: boolean): Problem {
  return fileProblem(
    `The cell that begins on line ${line} is longer than 1 MB, the most that a cell may hold`,
    isQuoted
      ? `Look whether the quote that opens it on line ${line} is ever closed.`
      : 'Cut the text, or look whether line ends are missing.',
    { line, row },
  );
}

/** A record over the limit. */
export function recordTooLongProblem(line: number, row: number): Problem {
  return fileProblem(
    `The record that begins on line ${line} is longer than 4 MB, the most that a record may hold`,
    'Look whether line ends or closing quotes are missing.',
    { line, row },
  );
}

/** A record with too many cells. */
export function tooManyColumnsProblem(line: number, row: number, count: number): Problem {
  return fileProblem(
    `The record on line ${line} has ${count} cells; a file may have ${MAX_COLUMNS} columns at most`,
    'Take out the columns that are not needed, or name the delimiter with --delimiter.',
    { line, row },
  );
}
