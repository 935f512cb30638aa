import type { DELIMITERS } from '../model/documents/import-settings.js';
import { readWithCsvParse } from './csv-parse-reader.js';
import type { CsvRecord, ReadPosition } from './csv-record.js';
import { countLineBreaks } from './encoding/decode-text.js';
import { readUnambiguous } from './fast-reader.js';
import { cellTooLongProblem, MAX_CELL_LENGTH, MAX_RECORD_LENGTH, recordTooLongProblem } from './limits.js';
import { hasLineEnd, skipStrayQuote } from './stray-quote.js';

/** A cell delimiter. */
export type Delimiter = (typeof DELIMITERS)[number];

/** The options for reading a CSV file. */
export interface CsvOptions {
  /** Detected from the first record if omitted. */
  delimiter?: Delimiter | undefined;
  /** The number of lines above the first record. */
  skipLines?: number | undefined;
  /** Yields a record with a stray quote as a faulty one, and reads on after it; otherwise it ends the reading. */
  skipStrayQuotes?: boolean | undefined;
  /** Skips the fast reader and uses only csv-parse; a test compares the two. */
  libraryOnly?: boolean | undefined;
}

/**
 * Reads the records of a CSV text in batches, without blank lines and without space around unquoted cells. Problem:
 * `invalid`, with the line, for a misplaced quote or an exceeded limit.
 */
export async function* csvRecords(
  texts: AsyncIterable<string>,
  { delimiter: given, skipLines = 0, skipStrayQuotes = false, libraryOnly = false }: CsvOptions = {},
): AsyncGenerator<CsvRecord[]> {
  const iterator = texts[Symbol.asyncIterator]();
  try {
    const head = await readUntilFirstRecord(iterator, skipLines);
    const position: ReadPosition = { row: 1, line: skipLines + 1 };
    const delimiter = given ?? detectDelimiter(head.text);
    let { text, isEnd } = head;
    for (;;) {
      const { records, at, isUnambiguous, openCellStart } = libraryOnly
        ? NOTHING_READ
        : readUnambiguous(text, delimiter, isEnd, position);
      if (records.length > 0) yield records;
      const rest = text.slice(at);
      if (!isUnambiguous) {
        const recovered = yield* readWithCsvParse(rest, iterator, { delimiter, position, skipStrayQuotes });
        if (recovered === undefined) return;
        text = recovered;
        continue;
      }
      if (isEnd) return;
      const opened = openCellStart - at;
      const isTooLong = rest[opened] === '"' && rest.length - opened > MAX_CELL_LENGTH;
      if (skipStrayQuotes && isTooLong && hasLineEnd(rest, opened)) {
        const line = position.line + countLineBreaks(rest.slice(0, opened));
        const fault = cellTooLongProblem(line, position.row, true);
        const skipped = skipStrayQuote(rest, opened, delimiter, position, fault);
        yield [skipped.record];
        text = skipped.rest;
        continue;
      }
      requireWithinLimits(rest, opened, position);
      const next = await iterator.next();
      isEnd = next.done === true;
      text = next.done ? rest : rest + next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

const NOTHING_READ = { records: [], at: 0, isUnambiguous: false, openCellStart: 0 };

/** Formats one line of CSV (RFC 4180), without a line end. */
export function csvLine(cells: readonly string[], delimiter: Delimiter = ','): string {
  let line = '';
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as string;
    if (i > 0) line += delimiter;
    line += NEEDS_QUOTES.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
  }
  // Quoted, because a blank line would not be a record.
  return line === '' ? '""' : line;
}

// Leading and trailing space is quoted too, since readers trim unquoted cells.
const NEEDS_QUOTES = /[",\t\r\n]|^\s|\s$/;

/** Reads text until it contains at least the first record, and drops the skipped lines. */
async function readUntilFirstRecord(
  iterator: AsyncIterator<string>,
  skipLines: number,
): Promise<{ text: string; isEnd: boolean }> {
  let text = '';
  let isEnd = false;
  let left = skipLines;
  for (;;) {
    while (left > 0) {
      const end = lineEnd(text, isEnd);
      if (end < 0) break;
      text = text.slice(end);
      left--;
    }
    if (left === 0 && (isEnd || firstRecord(text) !== undefined || text.length > MAX_RECORD_LENGTH)) break;
    if (isEnd) break;
    const next = await iterator.next();
    if (next.done) isEnd = true;
    else text += next.value;
  }
  return { text: left > 0 ? '' : text, isEnd };
}

/** The index of the next line; -1 if more text is needed. */
function lineEnd(text: string, isEnd: boolean): number {
  const at = text.search(/[\r\n]/);
  if (at < 0) return isEnd && text !== '' ? text.length : -1;
  if (text[at] === '\n') return at + 1;
  if (at + 1 === text.length) return isEnd ? at + 1 : -1;
  return text[at + 1] === '\n' ? at + 2 : at + 1;
}

/** The first non-blank line, including quoted line ends; undefined if it is incomplete. */
export function firstRecord(text: string): string | undefined {
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted || (character !== '\n' && character !== '\r')) continue;
    const line = text.slice(start, at);
    if (line.trim() !== '') return line;
    start = at + 1;
  }
  return undefined;
}

/** The delimiters that are detected automatically; `|` is left out, because it also separates list items. */
const DETECTABLE_DELIMITERS = [',', ';', '\t'] as const;

/** The delimiter of a text, from its first record. */
export function detectDelimiter(text: string): Delimiter {
  const line = (firstRecord(text) ?? text.slice(0, MAX_CELL_LENGTH)).replace(/"(?:[^"]|"")*"/g, '');
  let best: Delimiter = ',';
  let most = 0;
  for (const delimiter of DETECTABLE_DELIMITERS) {
    const count = line.split(delimiter).length - 1;
    if (count > most) [best, most] = [delimiter, count];
  }
  return best;
}

function requireWithinLimits(rest: string, opened: number, { row, line }: ReadPosition): void {
  if (rest.length - opened > MAX_CELL_LENGTH) {
    throw cellTooLongProblem(line + countLineBreaks(rest.slice(0, opened)), row, rest[opened] === '"');
  }
  if (rest.length > MAX_RECORD_LENGTH) throw recordTooLongProblem(line, row);
}
