import type { ChalkInstance } from 'chalk';
import { toSingleLine } from './control-characters.js';
import { padText, textWidth, truncateMiddle, truncateText } from './text-width.js';

/** A column of a table: its head, and the text of a row in it. */
export interface Column<T> {
  readonly heading: string;
  readonly text: (row: T) => string;
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

/** Rows as a table of at most `width` columns of the terminal; the widest cells are cut first. */
export function formatTable<T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  width: number,
  paint: ChalkInstance,
): string {
  const cells = rows.map((row) => columns.map(({ text }) => toSingleLine(text(row))));
  const heads = columns.map(({ heading }) => heading);
  const natural = heads.map((head, i) =>
    cells.reduce((most, row) => Math.max(most, textWidth(row[i] as string)), textWidth(head)),
  );
  const widths = shrinkToFit(
    natural,
    width - COLUMN_GAP.length * (columns.length - 1),
    (i) => columns[i]?.isWhole !== true,
  );
  const line = (texts: readonly string[], style: (text: string) => string = (text) => text) =>
    texts
      .map((text, i) =>
        style(
          padText(
            (columns[i]?.cut === 'middle' ? truncateMiddle : truncateText)(text, widths[i] as number),
            widths[i] as number,
            columns[i]?.isNumber ? 'left' : 'right',
          ),
        ),
      )
      .join(COLUMN_GAP)
      .trimEnd();
  return [line(heads, paint.bold), ...cells.map((row) => line(row)), ''].join('\n');
}

/** Rows as text between tabs, nothing cut, for other programs. */
export function formatTsv<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  return rows.map((row) => `${columns.map(({ text }) => toSingleLine(text(row))).join('\t')}\n`).join('');
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
