import { bidiIsolate } from '../bidi-isolate.js';
import styles from './DataTable.module.css';
import type { DataColumn } from './data-column.js';

interface RowCellsProps<Row> {
  row: Row;
  /** The columns; the first names the row. */
  columns: readonly DataColumn<Row>[];
  /** Gives each cell the title of its column, for a look without headings. */
  hasTitles?: boolean;
}

/** The cells of a row; the first is its heading. */
export function RowCells<Row>({ row, columns, hasTitles = false }: RowCellsProps<Row>) {
  return columns.map(({ title, cell, align }, i) =>
    i === 0 ? (
      <th key={title} scope="row" className={styles.row} data-align={align} dir="auto">
        {cell(row)}
      </th>
    ) : (
      <td key={title} className={styles.cell} data-align={align} data-title={hasTitles ? title : undefined}>
        {bidiIsolate(cell(row))}
      </td>
    ),
  );
}
