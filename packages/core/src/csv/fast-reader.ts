import type { CsvRecord, ReadPosition } from './csv-record.js';
import { countLineBreaks } from './encoding/decode-text.js';
import { cellTooLongProblem, MAX_CELL_LENGTH, MAX_COLUMNS, tooManyColumnsProblem } from './limits.js';

/** The result of the fast reader. */
interface FastReadResult {
  records: CsvRecord[];
  /** The index of the first unread record. */
  at: number;
  /** False if csv-parse must continue from `at`. */
  isUnambiguous: boolean;
  /** The index of the last, incomplete cell. */
  openCellStart: number;
}

const QUOTE = 34;
const LF = 10;
const CR = 13;
const NEVER = Number.POSITIVE_INFINITY;

/**
 * Reads well-formed records and advances `position`. Stops before the first ambiguous record: a quote within a cell or next
 * to space, a lone CR, or an unclosed quote.
 */
export function readUnambiguous(
  text: string,
  delimiter: string,
  isEnd: boolean,
  position: ReadPosition,
): FastReadResult {
  const records: CsvRecord[] = [];
  const seek = seekers(text, delimiter);
  const length = text.length;
  let start = 0;

  while (start < length) {
    const lineEnd = seek.lineEnd(start);
    if (lineEnd === NEVER && !isEnd) {
      if (seek.carriage(start) < length - 1)
        return { records, at: start, isUnambiguous: false, openCellStart: start };
      const opened =
        seek.quote(start) === NEVER
          ? text.lastIndexOf(delimiter) + 1
          : openCellStartIn(text, start, delimiter);
      return { records, at: start, isUnambiguous: true, openCellStart: Math.max(opened, start) };
    }
    const end = Math.min(lineEnd, length);
    if (seek.quote(start) > end) {
      const carriage = seek.carriage(start);
      if (carriage < end - 1) return { records, at: start, isUnambiguous: false, openCellStart: start };
      const stop = carriage < end ? carriage : end;
      const raw = text.slice(start, stop);
      if (!isBlank(raw, delimiter)) {
        const cells = raw.split(delimiter);
        for (let i = 0; i < cells.length; i++) cells[i] = trimmed(cells[i] as string);
        records.push(checkedRecord({ row: position.row++, line: position.line, cells }, stop - start));
      }
      position.line++;
      start = end + 1;
      continue;
    }

    const cells: string[] = [];
    let lines = 1;
    let at = start;
    for (;;) {
      if (text.charCodeAt(at) !== QUOTE) {
        const cellEnd = Math.min(seek.delimiter(at), seek.lineEnd(at), length);
        if (cellEnd === length && !isEnd)
          return { records, at: start, isUnambiguous: true, openCellStart: at };
        if (seek.quote(at) < cellEnd) return { records, at: start, isUnambiguous: false, openCellStart: at };
        const isLast = cellEnd === length || text.charCodeAt(cellEnd) === LF;
        const carriage = seek.carriage(at);
        if (carriage < cellEnd - 1 || (carriage < cellEnd && !isLast)) {
          return { records, at: start, isUnambiguous: false, openCellStart: at };
        }
        cells.push(trimmed(text.slice(at, Math.min(carriage, cellEnd))));
        at = cellEnd + 1;
        if (isLast) break;
        continue;
      }
      let close = text.indexOf('"', at + 1);
      let hasQuotes = false;
      while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) {
        hasQuotes = true;
        close = text.indexOf('"', close + 2);
      }
      // A quote at the end of the text may be the first half of an escaped quote.
      if (close < 0 || (close + 1 === length && !isEnd)) {
        return { records, at: start, isUnambiguous: !isEnd, openCellStart: at };
      }
      const raw = text.slice(at + 1, close);
      cells.push(hasQuotes ? raw.replaceAll('""', '"') : raw);
      if (seek.lineEnd(at) < close || seek.carriage(at) < close) lines += countLineBreaks(raw);
      at = close + 2;
      const next = text.charCodeAt(close + 1);
      if (close + 1 === length || next === LF) break;
      if (text[close + 1] === delimiter) continue;
      if (next !== CR) return { records, at: start, isUnambiguous: false, openCellStart: at };
      if (close + 2 === length && !isEnd)
        return { records, at: start, isUnambiguous: true, openCellStart: at };
      if (close + 2 < length && text.charCodeAt(close + 2) !== LF) {
        return { records, at: start, isUnambiguous: false, openCellStart: at };
      }
      at = close + 3;
      break;
    }
    records.push(checkedRecord({ row: position.row++, line: position.line, cells }, at - start));
    position.line += lines;
    start = at;
  }
  return { records, at: length, isUnambiguous: true, openCellStart: length };
}

/** Returns the record if it is within the limits. Problems: `invalid`. */
export function checkedRecord(record: CsvRecord, length: number): CsvRecord {
  const { cells, line, row } = record;
  if (cells.length > MAX_COLUMNS) throw tooManyColumnsProblem(line, row, cells.length);
  if (length <= MAX_CELL_LENGTH) return record;
  let at = line;
  for (const cell of cells) {
    if (cell.length > MAX_CELL_LENGTH) throw cellTooLongProblem(at, row, false);
    at += countLineBreaks(cell);
  }
  return record;
}

/** Cached index lookups, so that no part of the text is searched twice. */
function seekers(text: string, delimiter: string) {
  const seeker = (what: string) => {
    let found = -1;
    return (from: number): number => {
      if (found >= from) return found;
      const at = text.indexOf(what, from);
      found = at < 0 ? NEVER : at;
      return found;
    };
  };
  return {
    quote: seeker('"'),
    lineEnd: seeker('\n'),
    carriage: seeker('\r'),
    delimiter: seeker(delimiter),
  };
}

/** The start of the last, incomplete cell of a record; for a quoted cell, its quote. */
function openCellStartIn(text: string, start: number, delimiter: string): number {
  let at = start;
  for (;;) {
    if (text.charCodeAt(at) !== QUOTE) {
      const end = text.indexOf(delimiter, at);
      if (end < 0) return at;
      at = end + 1;
      continue;
    }
    let close = text.indexOf('"', at + 1);
    while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) close = text.indexOf('"', close + 2);
    if (close < 0) return at;
    const end = text.indexOf(delimiter, close);
    if (end < 0) return at;
    at = end + 1;
  }
}

// A tab delimiter is not blank.
function isBlank(line: string, delimiter: string): boolean {
  if (line.length === 0) return true;
  return line.charCodeAt(0) <= 32 || line.charCodeAt(0) >= 128
    ? line.trim() === '' && !line.includes(delimiter)
    : false;
}

// Trims the same characters as csv-parse.
function trimmed(cell: string): string {
  const { length } = cell;
  if (length === 0) return cell;
  const last = cell.charCodeAt(length - 1);
  if (cell.charCodeAt(0) > 32 && cell.charCodeAt(0) < 128 && last > 32 && last < 128) return cell;
  return cell.trim();
}
