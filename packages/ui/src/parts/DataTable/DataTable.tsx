import { componentLabels } from '@croupier/core/messages';
import { type ReactNode, useId } from 'react';
import { bidiIsolate } from '../bidi-isolate.js';
import { type ClassNameProps, classNames } from '../class-names.js';
import styles from './DataTable.module.css';

/** A column of a table. */
export interface DataColumn<Row> {
  /** The heading of the column, unique in the table. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
}

/** The props of a table. */
export interface DataTableProps<Row> extends ClassNameProps {
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
  empty,
  className,
}: DataTableProps<Row>) {
  const id = useId();
  return (
    <div className={classNames(styles.root, className)}>
      <p id={id} className={styles.caption} hidden={hidesCaption}>
        {caption}
      </p>
      <p className={styles.hint} dir="auto">
        {componentLabels.parts.wide}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
      <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
        <table className={styles.table} aria-labelledby={id}>
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
                {columns.map(({ title, cell, align }, i) =>
                  i === 0 ? (
                    <th key={title} scope="row" className={styles.row} data-align={align} dir="auto">
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={title} className={styles.cell} data-align={align}>
                      {bidiIsolate(cell(row))}
                    </td>
                  ),
                )}
              </tr>
            ))}
            {rows.length > 0 || empty === undefined ? null : (
              <tr>
                <td className={styles.none} colSpan={columns.length}>
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}
