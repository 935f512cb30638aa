import { type Problem, problem } from '../problem.js';

/** Maximum length of a cell, in characters. */
export const MAX_CELL_LENGTH = 1_000_000;
/** Maximum number of columns. */
export const MAX_COLUMNS = 200;
/** Maximum length of a record, in characters. */
export const MAX_RECORD_LENGTH = 4_000_000;

/** A cell over the limit; a quoted one is often just unclosed. */
export function cellTooLongProblem(line: number, row: number, isQuoted: boolean): Problem {
  return problem('file.cell-too-long', { line, isQuoted }, { at: { line, row } });
}

/** A record over the limit. */
export function recordTooLongProblem(line: number, row: number): Problem {
  return problem('file.record-too-long', { line }, { at: { line, row } });
}

/** A record with too many cells. */
export function tooManyColumnsProblem(line: number, row: number, count: number): Problem {
  return problem('file.too-many-columns', { line, count, most: MAX_COLUMNS }, { at: { line, row } });
}
