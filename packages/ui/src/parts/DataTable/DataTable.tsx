import type { ReactNode } from 'react';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './DataTable.module.css';
import type { DataColumn } from './data-column.js';
import { RowCells } from './RowCells.js';
import { TableFrame } from './TableFrame.js';

/** The props of a table. */
export interface DataTableProps<Row> extends RootProps {
  /** What the table shows. */
  caption: ReactNode;
  /** Hides the caption from sight, for a table under a heading that says the same. */
  hidesCaption?: boolean;
  /** The columns; the first names the row. */
  columns: readonly DataColumn<Row>[];
  /** The rows, in their order. */
  rows: readonly Row[];
  /** A unique key for each row. */
  rowKey: (row: Row) => string;
  /** Says that it scrolls where it is too wide; English by default. */
  scrollHint?: string | undefined;
  /** Content in place of rows when there are none. */
  empty?: ReactNode;
}

/** A table to read. Where it is too wide it scrolls, by keyboard too, and shows a hint. */
export function DataTable<Row>({
  caption,
  hidesCaption = false,
  columns,
  rows,
  rowKey,
  scrollHint,
  empty,
  ...root
}: DataTableProps<Row>) {
  return (
    <TableFrame
      {...rootAttributes(root)}
      caption={caption}
      hidesCaption={hidesCaption}
      scrollHint={scrollHint}
    >
      <thead>
        <tr>
          {columns.map(({ title, align }) => (
            <th key={title} scope="col" className={styles.head} data-align={align}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <RowCells row={row} columns={columns} />
          </tr>
        ))}
        {rows.length > 0 || empty === undefined ? null : (
          <tr>
            <td className={styles.empty} colSpan={columns.length}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </TableFrame>
  );
}
