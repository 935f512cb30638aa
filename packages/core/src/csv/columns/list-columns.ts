import { isListType } from '../../values/list.js';
import { type Warning, warning } from '../../warning.js';
import { readCellText, type TableColumn } from '../table.js';
import { type ColumnsAsWritten, withTextsAs } from './number-columns.js';

/** `&amp;` and the like, whose semicolon separates nothing. */
const ENTITY = /&#?\w{1,10};/;

/**
 * Looks at the first rows for columns of lists that separate their items by semicolons: one cell at least does and can be
 * read so, and no cell has a comma or a bar.
 */
export function listColumns(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): ColumnsAsWritten {
  const said: Warning[] = [];
  return {
    columns: columns.map((column) => {
      const { index, header, valueType } = column;
      if (!isListType(valueType)) return column;
      const texts = rows.map((cells) => readCellText(cells[index] ?? ''));
      if (texts.some((text) => /[,|]/.test(text) || ENTITY.test(text))) return column;
      const first = texts.find((text) => text.includes(';') && !('fault' in valueType.parse(withBars(text))));
      if (first === undefined) return column;
      said.push(warning('column.semicolons', { column: header, text: first.slice(0, 60) }));
      return { ...column, valueType: withTextsAs(valueType, withBars) };
    }),
    warnings: () => said,
  };
}

function withBars(text: string): string {
  return text.includes(';') && !text.includes('|') ? text.replaceAll(';', '|') : text;
}
