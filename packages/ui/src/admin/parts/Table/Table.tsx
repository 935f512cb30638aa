'use client';

import { componentLabels } from '@croupier/core/messages';
import { type ReactNode, useId } from 'react';
import { bidiIsolate } from '../../../parts/bidi-isolate.js';
import { type ClassNameProps, classNames } from '../../../parts/class-names.js';
import type { DataColumn } from '../../../parts/DataTable/DataTable.js';
import data from '../../../parts/DataTable/DataTable.module.css';
import { Skeleton } from '../../../parts/Skeleton/Skeleton.js';
import { SelectAllCheckbox, SelectRowCheckbox } from './SelectionCheckbox.js';
import styles from './Table.module.css';

/** A column of a table that can be worked with. */
export interface TableColumn<Row> extends DataColumn<Row> {
  /** What `sort` calls it; without it, its heading is no button. */
  sortKey?: string;
}

/** By what a table is sorted. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** The props of a table. */
export interface TableProps<Row> extends ClassNameProps {
  /** What the table shows. */
  caption: ReactNode;
  /** Hides the caption from sight. */
  hidesCaption?: boolean;
  /** The columns; the first names the row. */
  columns: readonly TableColumn<Row>[];
  /** The rows of this page. */
  rows: readonly Row[];
  /** A unique key for each row. */
  rowKey: (row: Row) => string;
  /** The name of a row, for its checkbox. */
  rowName?: (row: Row) => string;
  /** By what, and which way, the rows are sorted. */
  sort?: TableSort | undefined;
  /** Called with the new order; without it no column can be sorted. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** The keys of the selected rows; without it, rows cannot be selected. */
  selected?: ReadonlySet<string> | undefined;
  /** Called with the keys of the selected rows. */
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** What can be done with the selected rows; seen once there are some. */
  actions?: ReactNode;
  /** True while rows are awaited. */
  isLoading?: boolean;
  /** Content in place of rows when there are none: the reason or the error. */
  empty?: ReactNode;
}

/** A table to work with: its headings sort, its rows can be selected, with Shift all between two. */
export function Table<Row>({
  caption,
  hidesCaption = false,
  columns,
  rows,
  rowKey,
  rowName = rowKey,
  sort,
  onSort,
  selected,
  onSelect,
  actions,
  isLoading = false,
  empty,
  className,
}: TableProps<Row>) {
  const id = useId();
  const keys = rows.map(rowKey);
  const width = columns.length + (selected === undefined ? 0 : 1);
  const placeholder = isLoading ? <Skeleton count={5} /> : rows.length === 0 ? empty : undefined;
  return (
    <div className={classNames(data.root, className)}>
      <p id={id} className={hidesCaption ? 'cr-visually-hidden' : data.caption}>
        {caption}
      </p>
      {selected === undefined ? null : (
        <div className={styles.bar}>
          <span role="status" dir="auto">
            {componentLabels.admin.selected(selected.size)}
          </span>
          {selected.size === 0 ? null : actions}
        </div>
      )}
      <p className={data.hint} dir="auto">
        {componentLabels.parts.wide}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
      <section className={data.scroll} aria-labelledby={id} tabIndex={0}>
        <table className={data.table} aria-labelledby={id} aria-busy={isLoading}>
          <thead>
            <tr>
              {selected === undefined ? null : (
                <td className={styles.pick}>
                  <SelectAllCheckbox keys={keys} selected={selected} onSelect={onSelect} />
                </td>
              )}
              {columns.map((column) => (
                <ColumnHeading key={column.title} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {placeholder === undefined ? null : (
              <tr>
                <td className={styles.instead} colSpan={width}>
                  <div>{placeholder}</div>
                </td>
              </tr>
            )}
            {(isLoading ? [] : rows).map((row) => {
              const key = rowKey(row);
              return (
                <tr key={key} className={selected?.has(key) ? styles.chosen : undefined}>
                  {selected === undefined ? null : (
                    <td className={styles.pick}>
                      <SelectRowCheckbox of={key} name={rowName(row)} {...{ keys, selected, onSelect }} />
                    </td>
                  )}
                  {columns.map(({ title, cell, align }, i) =>
                    i === 0 ? (
                      <th key={title} scope="row" className={data.row} data-align={align} dir="auto">
                        {cell(row)}
                      </th>
                    ) : (
                      <td key={title} className={data.cell} data-align={align}>
                        {bidiIsolate(cell(row))}
                      </td>
                    ),
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface ColumnHeadingProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSort'> {
  /** The column. */
  column: TableColumn<Row>;
}

/** A heading; where it sorts, a button that turns the order round. */
function ColumnHeading<Row>({ column: { title, align, sortKey }, sort, onSort }: ColumnHeadingProps<Row>) {
  const isSorted = sortKey !== undefined && sort?.key === sortKey;
  return (
    <th
      scope="col"
      className={data.head}
      data-align={align}
      aria-sort={isSorted ? sort.direction : undefined}
    >
      {sortKey === undefined ? (
        title
      ) : (
        <button
          type="button"
          className={styles.sort}
          onClick={() => {
            const turned = isSorted && sort.direction === 'ascending' ? 'descending' : 'ascending';
            onSort?.({ key: sortKey, direction: turned });
          }}
        >
          {title}
        </button>
      )}
    </th>
  );
}
