import type { ImportSettings } from '@croupier/core';
import {
  type CsvRecord,
  csvLine,
  csvRecords,
  type Delimiter,
  decodeText,
  detectDelimiter,
} from '@croupier/core/csv';
import { blobPieces, type ImportSource } from './import-source.js';

/** The rows of a file, in this browser. */
export interface FileRows {
  delimiter: Delimiter;
  header: readonly string[];
  /** By their numbers, as messages name them. */
  byNumber: ReadonlyMap<number, CsvRecord>;
  /** False where these are the first rows alone. */
  isWhole: boolean;
}

/** The cells of rows that were mended, by their numbers. */
export type CorrectedRows = ReadonlyMap<number, readonly string[]>;

type ReadSettings = Pick<ImportSettings, 'delimiter' | 'encoding' | 'skipLines' | 'columns'>;

/** How many rows are written at a time. */
const ROWS_AT_ONCE = 1_000;

/**
 * Reads the rows of a CSV file as an import reads them, in slices: all of them, or the first ones. Rejects where the file
 * cannot be read.
 */
export async function readFileRows(
  { content, format }: ImportSource,
  { delimiter: given, encoding, skipLines, columns }: ReadSettings,
  { limit = Number.POSITIVE_INFINITY, signal }: { limit?: number; signal: AbortSignal },
): Promise<FileRows> {
  const known = format === 'tsv' ? '\t' : given;
  let delimiter: Delimiter | undefined = known;
  const decoded = decodeText(blobPieces(content), encoding);
  const texts = (async function* () {
    for await (const text of decoded) {
      delimiter ??= detectDelimiter(skipLineEnds(text, skipLines ?? 0));
      yield text;
    }
  })();
  const byNumber = new Map<number, CsvRecord>();
  let header = columns;
  let isWhole = true;
  for await (const records of csvRecords(texts, { delimiter: known, skipLines, skipStrayQuotes: true })) {
    for (const record of records) {
      if (header === undefined) header = record.cells;
      else byNumber.set(record.row, record);
    }
    isWhole = byNumber.size < limit && !signal.aborted;
    if (!isWhole) break;
    await nextTask();
  }
  return { delimiter: delimiter ?? ',', header: header ?? [], byNumber, isWhole };
}

/** The file with the corrected rows in place of those that were there; faulty rows that nobody corrected stay as they are. */
export async function* correctedFile(
  { delimiter, header, byNumber }: FileRows,
  mended: CorrectedRows,
  hasHeader: boolean,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = hasHeader ? `${csvLine(header, delimiter)}\n` : '';
  let count = 0;
  for (const [row, record] of byNumber) {
    const cells = mended.get(row);
    text += `${cells === undefined && record.text !== undefined ? record.text : csvLine(cells ?? record.cells, delimiter)}\n`;
    if (++count % ROWS_AT_ONCE > 0) continue;
    yield encoder.encode(text);
    text = '';
    await nextTask();
  }
  yield encoder.encode(text);
}

/** Lets the page answer its reader between two pieces of work. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function skipLineEnds(text: string, count: number): string {
  const lineEnd = /\r\n|\n|\r/g;
  for (let left = count; left > 0; left--) if (lineEnd.exec(text) === null) return '';
  return text.slice(lineEnd.lastIndex);
}
