import type { ChalkInstance } from 'chalk';
import { toSingleLine } from './control-characters.js';
import { padText, textWidth, truncateMiddle, truncateText } from './text-width.js';

/** A column of a table: its head, and the text of a row in it. */
export interface Column<T> {
  readonly heading: string;
  readonly text: (row: T) => string;
  /** How people see it in a table, where that is not the text that programs read. */
  readonly tableText?: (row: T) => string;
  /** The color of a cell in a table. */
  readonly color?: (row: T, paint: ChalkInstance) => ChalkInstance | undefined;
  /** In a table only where the terminal has room for it beside the others. */
  readonly isExtra?: boolean;
  /** Numbers are aligned to the right. */
  readonly isNumber?: boolean;
  /** Never cut, as a number or a date that means something else when it is. */
  readonly isWhole?: boolean;
  /** Cut in the middle, where texts that begin alike end in what tells them apart. */
  readonly cut?: 'middle';
}

const COLUMN_GAP = '  ';
/** No column is cut to less than this. */
const MIN_COLUMN_WIDTH = 6;
/** An extra column needs this much room, or less where its cells are shorter. */
const EXTRA_COLUMN_WIDTH = 24;

/** How wide a table may be: as the terminal is, or 80 where that is unknown, as in a serial console. */
export function tableWidth({ columns }: Pick<NodeJS.WriteStream, 'columns'> = process.stdout): number {
  return columns || 80;
}

/** Rows as a table of at most `width` columns of the terminal; the widest cells are cut first. */
export function formatTable<T>(
  allColumns: readonly Column<T>[],
  rows: readonly T[],
  width: number,
  paint: ChalkInstance,
): string {
  const measured = allColumns.map((column) => {
    const cells = rows.map((row) => toSingleLine((column.tableText ?? column.text)(row)));
    const natural = cells.reduce((most, cell) => Math.max(most, textWidth(cell)), textWidth(column.heading));
    return { column, cells, natural };
  });
  const chosen = columnsThatFit(measured, width);
  const widths = shrinkToFit(
    chosen.map(({ natural }) => natural),
    width - COLUMN_GAP.length * (chosen.length - 1),
    (i) => chosen[i]?.column.isWhole !== true,
  );
  const cellText = (text: string, i: number) => {
    const { cut, isNumber } = (chosen[i] as (typeof chosen)[number]).column;
    const limit = widths[i] as number;
    const shown = (cut === 'middle' ? truncateMiddle : truncateText)(text, limit);
    const isLast = i === chosen.length - 1;
    return isLast && !isNumber ? shown : padText(shown, limit, isNumber ? 'left' : 'right');
  };
  const heads = chosen.map(({ column }, i) => paint.bold(cellText(column.heading, i)));
  const lines = rows.map((row, at) =>
    chosen.map(({ column, cells }, i) => {
      const cell = cellText(cells[at] as string, i);
      return column.color?.(row, paint)?.(cell) ?? cell;
    }),
  );
  return [...[heads, ...lines].map((cells) => cells.join(COLUMN_GAP).trimEnd()), ''].join('\n');
}

/** The columns without the extra ones that a terminal has no room for. */
function columnsThatFit<C extends { column: Column<never>; natural: number }>(
  columns: readonly C[],
  width: number,
): C[] {
  const needed = ({ natural }: C) => natural + COLUMN_GAP.length;
  let free = width + COLUMN_GAP.length;
  for (const one of columns) if (one.column.isExtra !== true) free -= needed(one);
  return columns.filter((one) => {
    if (one.column.isExtra !== true) return true;
    if (free < Math.min(needed(one), EXTRA_COLUMN_WIDTH)) return false;
    free -= needed(one);
    return true;
  });
}

/** Rows as text between tabs, nothing cut, for other programs. */
export function formatTsv<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  return rows.map((row) => `${columns.map(({ text }) => toSingleLine(text(row))).join('\t')}\n`).join('');
}

/** Rows as a table for people, or as text between tabs for programs. */
export function tableText<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  paint: ChalkInstance,
): string {
  return process.stdout.isTTY === true
    ? formatTable(columns, rows, tableWidth(), paint)
    : formatTsv(columns, rows);
}

/** Column widths that fit together; columns wider than their share shrink. */
function shrinkToFit(
  natural: readonly number[],
  available: number,
  mayShrink: (column: number) => boolean,
): number[] {
  const widths = [...natural];
  let surplus = widths.reduce((sum, width) => sum + width, 0) - available;
  while (surplus > 0) {
    const most = Math.max(0, ...widths.filter((_, i) => mayShrink(i)));
    const widest = widths.findIndex((width, i) => width === most && mayShrink(i));
    if (most <= MIN_COLUMN_WIDTH) break;
    widths[widest] = (widths[widest] as number) - 1;
    surplus--;
  }
  return widths;
}
