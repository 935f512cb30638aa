import type { SelectOption } from '../../../../parts/SelectField/SelectField.js';

/** A cell that a reader changed. */
export interface CellChange<Row> {
  row: Row;
  /** The id of the column. */
  column: string;
  /** What it holds now. */
  text: string;
}

/** How the cells of a grid are edited in place. */
export interface GridCells<Row> {
  /** The text of a cell as it is edited and copied; undefined where it cannot be edited. */
  textOf: (row: Row, column: string) => string | undefined;
  /** The values of a column to choose from; undefined where text is typed. */
  optionsOf?: (column: string) => readonly SelectOption[] | undefined;
  /** Whether the cells of a column hold a moment, as `datetime-local` has it. */
  isTime?: (column: string) => boolean;
  /** Opens an editor for a cell that one line does not show whole; undefined where a column has none. */
  openerOf?: (column: string) => ((row: Row) => void) | undefined;
  /**
   * Called with one changed cell, or with those of a range that was pasted or emptied; they show their new texts until the
   * returned promise settles. Where it rejects over one cell, its editor opens again with the error's message.
   */
  onChange: (changes: readonly CellChange<Row>[]) => unknown;
}

/** A place in a grid, from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

/** A rectangle of cells, both corners in it. */
export interface CellRange {
  first: CellPlace;
  last: CellPlace;
}

/** The rectangle between two cells. */
export function rangeBetween(a: CellPlace, b: CellPlace): CellRange {
  return {
    first: { row: Math.min(a.row, b.row), column: Math.min(a.column, b.column) },
    last: { row: Math.max(a.row, b.row), column: Math.max(a.column, b.column) },
  };
}

/**
 * The texts of cells that a paste into a range changes. One value fills the range; more stand from its first cell on, and what
 * is beyond the grid is left out.
 */
export function pastedCells(
  pasted: readonly (readonly string[])[],
  { first, last }: CellRange,
  size: { rows: number; columns: number },
): (CellPlace & { text: string })[] {
  const [[single = ''] = []] = pasted;
  const isSingle = pasted.length === 1 && pasted[0]?.length === 1;
  const rows = isSingle ? last.row - first.row + 1 : pasted.length;
  return Array.from({ length: rows }, (_, i) => i).flatMap((i) => {
    const cells = isSingle ? Array<string>(last.column - first.column + 1).fill(single) : (pasted[i] ?? []);
    return cells
      .map((text, j) => ({ row: first.row + i, column: first.column + j, text }))
      .filter(({ row, column }) => row < size.rows && column < size.columns);
  });
}
