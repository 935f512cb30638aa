import { problem } from '../../problem.js';
import type { CsvRecord } from '../csv-record.js';
import {
  cellTooLongProblem,
  MAX_CELL_LENGTH,
  MAX_COLUMNS,
  MAX_RECORD_LENGTH,
  recordTooLongProblem,
  tooManyColumnsProblem,
} from '../limits.js';
import { NO_VALUE } from './cell-error.js';
import { columnIndex, type NumberKind, numberText, unescapeCharacters } from './cell-values.js';
import { readXml } from './read-xml.js';
import { richText } from './shared-texts.js';
import { MAX_CELLS } from './workbook-limits.js';
import { damagedProblem } from './zip-parts.js';

/** What the rows of a sheet are read with. */
export interface SheetReading {
  sharedTexts: readonly string[];
  numberKinds: readonly NumberKind[];
  is1904: boolean;
  /** The rows above the first that is read. */
  skipRows: number;
  /** The number of cells in a row; that of the first row unless given. */
  width: number | undefined;
}

/**
 * Reads the rows of a sheet as those of a table, without blank ones, in batches; each as long as the first. A row has its
 * number of the sheet. Problems: `invalid`.
 */
export async function* sheetRecords(
  part: AsyncIterable<Uint8Array>,
  reading: SheetReading,
): AsyncGenerator<CsvRecord[]> {
  let { width } = reading;
  let batch: CsvRecord[] = [];
  const sheet = sheetListener(reading, (record) => {
    const { cells, row } = record;
    if (row <= reading.skipRows || cells.every((cell) => cell.trim() === '')) return;
    width ??= cells.length;
    while (cells.length < width) cells.push('');
    batch.push(record);
  });
  for await (const _ of readXml(part, sheet)) {
    if (batch.length > 0) yield batch;
    batch = [];
  }
}

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
  hasValue: boolean;
  hasFormula: boolean;
}

/** Puts the cells of a sheet together to rows. */
function sheetListener(reading: SheetReading, onRow: (record: CsvRecord) => void) {
  const inline = richText();
  let row = 0;
  let cells: string[] = [];
  let errorCells: number[] = [];
  let cell: Cell | undefined;
  let isValue = false;
  let column = -1;
  let count = 0;
  let length = 0;

  const put = ({ column, hasValue, hasFormula, ...given }: Cell) => {
    const text = textOf(given, inline.take(), reading);
    const isError = given.type === 'e' || (hasFormula && !hasValue && given.type !== 'inlineStr');
    if (text === '' && !isError) return;
    if (column >= MAX_COLUMNS) throw tooManyColumnsProblem(row, row, column + 1);
    if (text.length > MAX_CELL_LENGTH) throw cellTooLongProblem(row, row, false);
    length += text.length;
    if (length > MAX_RECORD_LENGTH) throw recordTooLongProblem(row, row);
    while (cells.length < column) cells.push('');
    cells[column] = isError && text === '' ? NO_VALUE : text;
    if (isError) errorCells.push(column);
  };

  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === 'row') {
        const number = attributes.r === undefined ? row + 1 : Number(attributes.r);
        if (!Number.isSafeInteger(number) || number <= row) throw damagedProblem();
        row = number;
        cells = [];
        errorCells = [];
        column = -1;
        length = 0;
      } else if (name === 'c') {
        if (++count > MAX_CELLS) throw problem('file.workbook-too-large', { what: 'cells', most: MAX_CELLS });
        const index = attributes.r === undefined ? column + 1 : columnIndex(attributes.r);
        if (index <= column) throw damagedProblem();
        column = index;
        const { t: type = 'n', s: style = '0' } = attributes;
        cell = { column, type, style: Number(style), value: '', hasValue: false, hasFormula: false };
      } else if (cell !== undefined) {
        if (name === 'v') {
          isValue = true;
          cell.hasValue = true;
        } else if (name === 'f') cell.hasFormula = true;
        else inline.open(name, attributes);
      }
    },
    text(piece: string) {
      if (cell === undefined) return;
      if (isValue) cell.value += piece;
      else inline.text(piece);
    },
    close(name: string) {
      if (name === 'v') isValue = false;
      else if (name === 'c' && cell !== undefined) {
        put(cell);
        cell = undefined;
      } else if (name === 'row') {
        const errors = errorCells.length === 0 ? {} : { errorCells };
        onRow({ row, line: row, cells, ...errors });
      } else if (cell !== undefined) inline.close(name);
    },
  };
}

function textOf(
  { type, style, value }: Pick<Cell, 'type' | 'style' | 'value'>,
  inline: string,
  { sharedTexts, numberKinds, is1904 }: SheetReading,
): string {
  switch (type) {
    case 's': {
      if (value === '') return '';
      const shared = sharedTexts[Number(value)];
      if (shared === undefined) throw damagedProblem();
      return shared;
    }
    case 'inlineStr':
      return inline;
    case 'b':
      return value === '' ? '' : String(value === '1' || value === 'true');
    case 'str':
      return unescapeCharacters(value);
    case 'n':
      return numberText(value.trim(), numberKinds[style] ?? 'number', is1904);
    default:
      return value;
  }
}
