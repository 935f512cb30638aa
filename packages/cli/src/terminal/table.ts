import type { ChalkInstance } from 'chalk';
import { cut, pad, plain, widthOf } from './width.js';

/** A column of a table: its head, and the text of a row in it. */
export interface Column<T> {
  readonly head: string;
  readonly text: (row: T) => string;
  /** Numbers stand on the right. */
  readonly isNumber?: boolean;
}

const GAP = '  ';
/** No column is cut to less than this. */
const LEAST = 6;

/** Rows as a table of at most `width` columns of the terminal; the widest cells are cut first. */
export function table<T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  width: number,
  paint: ChalkInstance,
): string {
  const cells = rows.map((row) => columns.map(({ text }) => plain(text(row))));
  const heads = columns.map(({ head }) => head);
  const natural = heads.map((head, i) =>
    cells.reduce((most, row) => Math.max(most, widthOf(row[i] as string)), widthOf(head)),
  );
  const widths = shrink(natural, width - GAP.length * (columns.length - 1));
  const line = (texts: readonly string[], style: (text: string) => string = (text) => text) =>
    texts
      .map((text, i) =>
        style(
          pad(cut(text, widths[i] as number), widths[i] as number, columns[i]?.isNumber ? 'left' : 'right'),
        ),
      )
      .join(GAP)
      .trimEnd();
  return [line(heads, paint.bold), ...cells.map((row) => line(row)), ''].join('\n');
}

/** Rows as text between tabs, nothing cut, for other programs. */
export function tabbed<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  return rows.map((row) => `${columns.map(({ text }) => plain(text(row))).join('\t')}\n`).join('');
}

/** Widths that together fit; what is wider than its share gives way. */
function shrink(natural: readonly number[], room: number): number[] {
  const widths = [...natural];
  let surplus = widths.reduce((sum, width) => sum + width, 0) - room;
  while (surplus > 0) {
    const widest = widths.indexOf(Math.max(...widths));
    if ((widths[widest] as number) <= LEAST) break;
    widths[widest] = (widths[widest] as number) - 1;
    surplus--;
  }
  return widths;
}
