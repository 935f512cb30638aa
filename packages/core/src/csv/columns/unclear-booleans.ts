import { flag, isFlagText } from '../../values/flag.js';
import { type Warning, warning } from '../../warning.js';
import { readCellText, type TableColumn } from '../table.js';

/** How many rows a warning names. */
const MAX_ROWS = 5;

/** Collects cells of yes-or-no columns that are neither: `yes`, which counts as no, by the rule of the import. */
export function collectUnclearBooleans(columns: readonly TableColumn[]) {
  const flags = columns.filter(({ valueType }) => valueType === flag);
  const found = new Map<string, { first: string; rows: number[]; count: number }>();
  return {
    add(row: number, cells: readonly string[]): void {
      for (const { index, header } of flags) {
        const text = readCellText(cells[index] ?? '');
        if (text === '' || isFlagText(text)) continue;
        const odd = found.get(header) ?? { first: text.slice(0, 20), rows: [], count: 0 };
        odd.count++;
        if (odd.rows.length < MAX_ROWS) odd.rows.push(row);
        found.set(header, odd);
      }
    },
    warnings: (): Warning[] =>
      [...found].map(([column, odd]) => warning('column.odd-flags', { column, ...odd })),
  };
}
