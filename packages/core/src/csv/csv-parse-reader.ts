import type { CsvError, Parser } from 'csv-parse';
import { type Problem, problem } from '../problem.js';
import type { CsvRecord, ReadPosition } from './csv-records.js';
import { countLineBreaks } from './decode-text.js';
import { checkedRecord } from './fast-reader.js';
import { cellTooLongProblem, MAX_CELL_LENGTH, MAX_RECORD_LENGTH, recordTooLongProblem } from './limits.js';

/** Internal state of csv-parse for the record it is in. */
interface Unfinished {
  quoting: boolean;
  /** Whether the last line end is not counted yet. */
  wasRowDelimiter: boolean;
  record: string[];
  field: { toString(encoding: string): string; length: number };
}

/** Reads records with csv-parse in batches, starting with `first`, and advances `place`. Problems: `invalid`. */
export async function* readWithCsvParse(
  first: string,
  rest: AsyncIterator<string>,
  delimiter: string,
  place: ReadPosition,
): AsyncGenerator<CsvRecord[]> {
  const { parse } = await import('csv-parse');
  const firstLine = place.line;
  let batch: CsvRecord[] = [];
  let sinceRecord = 0;
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
      batch.push(checkedRecord({ row: place.row++, line, cells }, length));
      place.line = line + breaks + 1;
      return null;
    },
  });
  const unfinished = (parser as unknown as { state: Unfinished }).state;
  const fault = (code: string, lines: number): Problem =>
    describeParseError(code, unfinished, { row: place.row, line: firstLine + lines - 1 - countedTwice });

  try {
    for (let text: string | undefined = first; text !== undefined; text = await nextText(rest)) {
      await writeText(parser, text);
      sinceRecord += text.length;
      if (batch.length > 0) {
        yield batch;
        batch = [];
      }
      // csv-parse's own size limit does not count delimiters.
      if (sinceRecord > MAX_RECORD_LENGTH) throw fault('CSV_MAX_RECORD_SIZE', parser.info.lines);
    }
    await endParser(parser);
  } catch (error) {
    if (batch.length > 0) yield batch;
    throw isCsvError(error) ? fault(error.code, Number(error.lines)) : error;
  }
  if (batch.length > 0) yield batch;
}

async function nextText(rest: AsyncIterator<string>): Promise<string | undefined> {
  const next = await rest.next();
  return next.done ? undefined : next.value;
}

function writeText(parser: Parser, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.once('error', reject);
    parser.write(text, (error) => {
      parser.off('error', reject);
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

function isCsvError(error: unknown): error is CsvError & { lines: unknown } {
  return error instanceof Error && 'code' in error && 'lines' in error;
}

function describeParseError(
  code: string,
  { quoting, wasRowDelimiter, record, field }: Unfinished,
  place: ReadPosition,
): Problem {
  const open = field.toString('utf8');
  const inRecord = record.reduce((sum, cell) => sum + countLineBreaks(cell), 0);
  const uncounted = wasRowDelimiter && /[\r\n]$/.test(open) ? 1 : 0;
  const line = place.line + uncounted - [...record, open].reduce((sum, cell) => sum + countCrLf(cell), 0);
  const opened = line - countLineBreaks(open);
  const { row } = place;
  switch (code) {
    case 'CSV_MAX_RECORD_SIZE':
      return open.length > MAX_CELL_LENGTH
        ? cellTooLongProblem(opened, row, quoting)
        : recordTooLongProblem(opened - inRecord, row);
    case 'CSV_QUOTE_NOT_CLOSED':
      return problem('file.quote-not-closed', { line: opened }, { at: { row, line: opened } });
    case 'INVALID_OPENING_QUOTE':
      return problem('file.quote-in-cell', { line }, { at: { row, line } });
    default:
      return problem('file.text-after-quote', { line, opened }, { at: { row, line } });
  }
}

function countCrLf(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\r\n'); at >= 0; at = text.indexOf('\r\n', at + 2)) count++;
  return count;
}
