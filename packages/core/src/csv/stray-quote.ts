import type { Problem } from '../problem.js';
import type { CsvRecord, ReadPosition } from './csv-record.js';
import { countLineBreaks } from './encoding/decode-text.js';

/**
 * Takes the record at the start of `text` as it stands, up to the end of the line of its stray quote at `quoteAt`, and
 * advances `position`. What follows is read as if the quote were not there, so that no later row is lost in a cell.
 */
export function skipStrayQuote(
  text: string,
  quoteAt: number,
  delimiter: string,
  position: ReadPosition,
  fault: Problem,
): { record: CsvRecord; rest: string } {
  const breakAt = text.slice(quoteAt).search(/[\r\n]/);
  const end = breakAt < 0 ? text.length : quoteAt + breakAt;
  const next = text.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, text.length);
  const raw = text.slice(0, end);
  const record = {
    row: position.row++,
    line: position.line,
    cells: cellsAsTheyStand(raw, delimiter),
    fault,
    text: raw,
  };
  position.line += countLineBreaks(text.slice(0, next));
  return { record, rest: text.slice(next) };
}

/** Splits a record at each delimiter, except in cells whose quotes are in order. */
function cellsAsTheyStand(raw: string, delimiter: string): string[] {
  const cells: string[] = [];
  const quotedCell = /"((?:[^"]|"")*)"/y;
  for (let at = 0; at <= raw.length; ) {
    quotedCell.lastIndex = at;
    const quoted = quotedCell.exec(raw);
    const afterQuoted = at + (quoted?.[0].length ?? 0);
    if (quoted !== null && (afterQuoted === raw.length || raw[afterQuoted] === delimiter)) {
      cells.push((quoted[1] as string).replaceAll('""', '"'));
      at = afterQuoted + 1;
      continue;
    }
    const end = raw.indexOf(delimiter, at);
    cells.push(raw.slice(at, end < 0 ? raw.length : end).trim());
    at = (end < 0 ? raw.length : end) + 1;
  }
  return cells;
}

/** The index at which a line of `text` begins, counted from 0; the end of the text if it has fewer. */
export function lineStart(text: string, line: number): number {
  const lineEnd = /\r\n|\n|\r/g;
  for (let count = 0; count < line; count++) if (lineEnd.exec(text) === null) return text.length;
  return lineEnd.lastIndex;
}

/** Whether the line at `from` ends within the text; a CR at its end may be the first half of a line end. */
export function hasLineEnd(text: string, from: number): boolean {
  return /\n|\r[\s\S]/.test(text.slice(from));
}
