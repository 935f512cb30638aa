import type { CsvError, Parser } from '#csv-parse';
import { type Problem, problem } from '../problem.js';
import type { CsvRecord, ReadPosition } from './csv-record.js';
import { countLineBreaks } from './encoding/decode-text.js';
import { checkedRecord } from './fast-reader.js';
import { cellTooLongProblem, MAX_CELL_LENGTH, MAX_RECORD_LENGTH, recordTooLongProblem } from './limits.js';
import { hasLineEnd, lineStart, skipStrayQuote } from './stray-quote.js';

/** Internal state of csv-parse for the record it is in. */
interface Unfinished {
  quoting: boolean;
  /** Whether the last line end is not counted yet. */
  wasRowDelimiter: boolean;
  record: string[];
  field: { toString(encoding: string): string; length: number };
}

/** How much of a text is parsed at first, in characters. */
const FIRST_PIECE_LENGTH = 4_096;

/** How csv-parse reads. */
interface ReadOptions {
  delimiter: string;
  /** The position of the next record, which is advanced. */
  position: ReadPosition;
  skipStrayQuotes: boolean;
}

/**
 * Reads records with csv-parse in batches, starting with `first`. Returns the text after a record that was skipped for
 * a stray quote, from which reading goes on; undefined at the end. Problems: `invalid`.
 */
export async function* readWithCsvParse(
  first: string,
  rest: AsyncIterator<string>,
  { delimiter, position, skipStrayQuotes }: ReadOptions,
): AsyncGenerator<CsvRecord[], string | undefined> {
  const { parse } = await import('#csv-parse');
  const firstLine = position.line;
  let batch: CsvRecord[] = [];
  let sinceRecord = 0;
  // The text from the record that is not finished yet; kept only to read it again.
  let unread = '';
  let unreadLine = position.line;
  // csv-parse counts a quoted CR LF as two lines.
  let countedTwice = 0;

  const parser: Parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_LENGTH,
    on_record(cells: string[], { lines }) {
      let breaks = 0;
      let length = 0;
      for (const cell of cells) {
        length += cell.length;
        breaks += countLineBreaks(cell);
        countedTwice += countCrLf(cell);
      }
      const line = firstLine + lines - 1 - countedTwice - breaks;
      sinceRecord = 0;
      batch.push(checkedRecord({ row: position.row++, line, cells }, length));
      position.line = line + breaks + 1;
      return null;
    },
  });
  const unfinished = (parser as unknown as { state: Unfinished }).state;
  const fault = (code: string, lines: number) =>
    describeParseError(code, unfinished, { row: position.row, line: firstLine + lines - 1 - countedTwice });
  const dropRead = () => {
    const start = lineStart(unread, position.line - unreadLine);
    // A CR at the end may be the first half of a line end.
    if (start === unread.length) return;
    unread = unread.slice(start);
    unreadLine = position.line;
  };

  // A record with a stray quote is often short, and what follows it would be parsed in vain.
  const later = skipStrayQuotes ? first.slice(FIRST_PIECE_LENGTH) : '';
  const opening = skipStrayQuotes ? first.slice(0, FIRST_PIECE_LENGTH) : first;
  let isLaterLeft = later !== '';
  const nextText = async () => {
    if (!isLaterLeft) return nextOf(rest);
    isLaterLeft = false;
    return later;
  };

  try {
    for (let text: string | undefined = opening; text !== undefined; text = await nextText()) {
      if (skipStrayQuotes) unread += text;
      await writeText(parser, text);
      if (skipStrayQuotes) dropRead();
      sinceRecord += text.length;
      if (batch.length > 0) {
        yield batch;
        batch = [];
      }
      // csv-parse's own size limit does not count delimiters.
      if (sinceRecord > MAX_RECORD_LENGTH) throw csvError('CSV_MAX_RECORD_SIZE', parser.info.lines);
    }
    await endParser(parser);
  } catch (error) {
    if (batch.length > 0) yield batch;
    const found = isCsvError(error) ? fault(error.code, Number(error.lines)) : undefined;
    if (found === undefined) throw error;
    if (found.quoteLine === undefined || !skipStrayQuotes) throw found.problem;
    const blank = /^\s*[\r\n]/.exec(unread.slice(lineStart(unread, position.line - unreadLine)));
    position.line += countLineBreaks(blank?.[0] ?? '');
    let text = unread.slice(lineStart(unread, position.line - unreadLine));
    const quoteAt = lineStart(text, found.quoteLine - position.line);
    while (!hasLineEnd(text, quoteAt)) {
      const more = await nextText();
      if (more === undefined) break;
      if (text.length > MAX_RECORD_LENGTH) throw recordTooLongProblem(position.line, position.row);
      text += more;
    }
    const { record, rest: after } = skipStrayQuote(text, quoteAt, delimiter, position, found.problem);
    yield [record];
    return isLaterLeft ? after + later : after;
  }
  if (batch.length > 0) yield batch;
  return undefined;
}

async function nextOf(rest: AsyncIterator<string>): Promise<string | undefined> {
  const next = await rest.next();
  return next.done ? undefined : next.value;
}

function writeText(parser: Parser, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.once('error', reject);
    parser.write(text, (error) => {
      parser.removeListener('error', reject);
      if (error) {
        parser.once('error', () => undefined);
        reject(error);
      } else resolve();
    });
  });
}

function endParser(parser: Parser): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.once('error', reject);
    parser.once('end', resolve);
    parser.resume();
    parser.end();
  });
}

function csvError(code: string, lines: number): Error {
  return Object.assign(new Error(code), { code, lines });
}

function isCsvError(error: unknown): error is CsvError & { lines: unknown } {
  return error instanceof Error && 'code' in error && 'lines' in error;
}

/** The problem, and the line of the quote that may be a stray one. */
interface ParseFault {
  problem: Problem;
  quoteLine?: number;
}

function describeParseError(
  code: string,
  { quoting, wasRowDelimiter, record, field }: Unfinished,
  position: ReadPosition,
): ParseFault {
  const open = field.toString('utf8');
  const inRecord = record.reduce((sum, cell) => sum + countLineBreaks(cell), 0);
  const uncounted = wasRowDelimiter && /[\r\n]$/.test(open) ? 1 : 0;
  const line = position.line + uncounted - [...record, open].reduce((sum, cell) => sum + countCrLf(cell), 0);
  const opened = line - countLineBreaks(open);
  const { row } = position;
  switch (code) {
    case 'CSV_MAX_RECORD_SIZE': {
      const isCell = open.length > MAX_CELL_LENGTH;
      return {
        problem: isCell
          ? cellTooLongProblem(opened, row, quoting)
          : recordTooLongProblem(opened - inRecord, row),
        ...(isCell && quoting ? { quoteLine: opened } : {}),
      };
    }
    case 'CSV_QUOTE_NOT_CLOSED':
      return {
        problem: problem('file.quote-not-closed', { line: opened }, { at: { row, line: opened } }),
        quoteLine: opened,
      };
    case 'INVALID_OPENING_QUOTE':
      return { problem: problem('file.quote-in-cell', { line }, { at: { row, line } }), quoteLine: line };
    default:
      return {
        problem: problem('file.text-after-quote', { line, opened }, { at: { row, line } }),
        quoteLine: opened,
      };
  }
}

function countCrLf(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\r\n'); at >= 0; at = text.indexOf('\r\n', at + 2)) count++;
  return count;
}
