import type { ImportSettings } from '@croupier/core';
import {
  type CsvRecord,
  csvLine,
  csvRecords,
  type Delimiter,
  decodeText,
  detectDelimiter,
  openWorkbook,
  openWorkbookWriter,
} from '@croupier/core/csv';
import { blobPieces, type ImportSource } from '../import-source.js';

/** The rows of a file, in this browser. */
export interface FileRows {
  delimiter: Delimiter;
  header: readonly string[];
  /** By their numbers, as messages name them. */
  byNumber: ReadonlyMap<number, CsvRecord>;
  /** False where these are the first rows alone. */
  isWhole: boolean;
  /** The sheets of a workbook, the one that is read, and where its header is. */
  workbook?: { sheets: readonly string[]; sheet: string; headerRow: number };
}

/** The cells of rows that were mended, by their numbers. */
export type CorrectedRows = ReadonlyMap<number, readonly string[]>;

type ReadSettings = Pick<ImportSettings, 'delimiter' | 'encoding' | 'sheet' | 'skipLines' | 'columns'>;

/** How many rows are written at a time. */
const ROWS_AT_ONCE = 1_000;

/**
 * Reads the rows of a CSV file as an import reads them, in slices: all of them, or the first ones. Rejects where the file
 * cannot be read.
 */
export async function readFileRows(
  { content, format }: ImportSource,
  settings: ReadSettings,
  { limit = Number.POSITIVE_INFINITY, signal }: { limit?: number; signal: AbortSignal },
): Promise<FileRows> {
  const { delimiter: given, encoding, sheet, skipLines, columns } = settings;
  if (format === 'xlsx') {
    const workbook = await openWorkbook(blobPieces(content));
    const { sheets, findSheet } = workbook;
    const read = findSheet(sheet);
    const records = workbook.records(read, { skipRows: skipLines, width: columns?.length });
    const { headerRow, ...rows } = await collectRows(records, columns, { limit, signal });
    return { ...rows, delimiter: ',', workbook: { sheets, sheet: read, headerRow } };
  }
  const known = format === 'tsv' ? '\t' : given;
  let delimiter: Delimiter | undefined = known;
  const decoded = decodeText(blobPieces(content), encoding);
  const texts = (async function* () {
    for await (const text of decoded) {
      delimiter ??= detectDelimiter(skipLineEnds(text, skipLines ?? 0));
      yield text;
    }
  })();
  const records = csvRecords(texts, { delimiter: known, skipLines, skipStrayQuotes: true });
  const { headerRow: _, ...rows } = await collectRows(records, columns, { limit, signal });
  return { ...rows, delimiter: delimiter ?? ',' };
}

async function collectRows(
  batches: AsyncIterable<CsvRecord[]>,
  columns: readonly string[] | undefined,
  { limit, signal }: { limit: number; signal: AbortSignal },
) {
  const byNumber = new Map<number, CsvRecord>();
  let header = columns;
  let headerRow = 1;
  let isWhole = true;
  for await (const records of batches) {
    for (const record of records) {
      if (header === undefined) {
        header = record.cells;
        headerRow = record.row;
      } else byNumber.set(record.row, record);
    }
    isWhole = byNumber.size < limit && !signal.aborted;
    if (!isWhole) break;
    await nextTask();
  }
  return { header: header ?? [], headerRow, byNumber, isWhole };
}

/**
 * The workbook with the corrected rows in place of those that were there, each at its row; cells with errors that nobody
 * corrected stay errors.
 */
export async function* correctedWorkbook(
  { header, byNumber, workbook }: FileRows,
  mended: CorrectedRows,
  hasHeader: boolean,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const emit = async (piece: Uint8Array) => void ready.push(piece);
  const columns = header.map((title) => ({ title, isText: true }));
  const writer = await openWorkbookWriter(emit, { sheet: 'Rows', columns, hasHeader: false });
  if (hasHeader) await writer.addRow(header, workbook?.headerRow ?? 1);
  let count = 0;
  for (const [row, { cells: before, errorCells = [] }] of byNumber) {
    const cells = mended.get(row) ?? before;
    const isError = (text: string, index: number) => errorCells.includes(index) && text === before[index];
    await writer.addRow(
      cells.map((text, index) => (isError(text, index) ? { error: text } : text)),
      row,
    );
    if (++count % ROWS_AT_ONCE > 0) continue;
    yield* ready;
    ready = [];
    await nextTask();
  }
  await writer.end();
  yield* ready;
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
