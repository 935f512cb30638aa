'use client';

import { componentLabels } from '@croupier/core/messages';
import { type ReactNode, useRef } from 'react';
import data from '../../../parts/DataTable/DataTable.module.css';
import type { DataColumn } from '../../../parts/DataTable/data-column.js';
import { RowCells } from '../../../parts/DataTable/RowCells.js';
import { TableFrame } from '../../../parts/DataTable/TableFrame.js';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import { Skeleton } from '../../../parts/Skeleton/Skeleton.js';
import { SelectAllCheckbox, SelectRowCheckbox, turnRow } from './SelectionCheckbox.js';
import styles from './Table.module.css';
import { useFocusInPlace } from './use-focus-in-place.js';

/** A column of an interactive table. */
export interface TableColumn<Row> extends DataColumn<Row> {
  /** The key of the column in `sort`; without it the heading is not a button. */
  sortKey?: string;
}

/** The column and direction that a table is sorted by. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** The props of a table. */
export interface TableProps<Row> extends RootProps {
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
  /** The current order of the rows. */
  sort?: TableSort | undefined;
  /** Called with the new order; without it no column can be sorted. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** The keys of the selected rows; without it, rows cannot be selected. */
  selected?: ReadonlySet<string> | undefined;
  /** Called with the keys of the selected rows. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** Actions for the selected rows, shown once there are some. */
  actions?: ReactNode;
  /** True while rows are awaited. */
  loading?: boolean;
  /** Content in place of rows when there are none: the reason or the error. */
  empty?: ReactNode;
}

/**
 * An interactive table: headings sort, rows can be selected, with Shift all between two. On a phone each row of one without
 * both is a card: its name, and below it each cell with its title. Where the row with the focus is gone, the one in its place
 * gets it.
 */
export function Table<Row>({
  caption,
  hidesCaption = false,
  columns,
  rows,
  rowKey,
  rowName = rowKey,
  sort,
  onSortChange,
  selected,
  onSelectedChange,
  actions,
  loading = false,
  empty,
  ...root
}: TableProps<Row>) {
  const keys = rows.map(rowKey);
  const body = useRef<HTMLTableSectionElement>(null);
  const rememberPlace = useFocusInPlace(keys, body);
  const width = columns.length + (selected === undefined ? 0 : 1);
  // Headings that sort and the checkbox above all rows have no place on a card.
  const hasCards = selected === undefined && onSortChange === undefined;
  const placeholder = loading ? <Skeleton count={5} /> : rows.length === 0 ? empty : undefined;
  const toolbar =
    selected === undefined ? null : (
      <div className={styles.toolbar}>
        <span role="status" dir="auto">
          {componentLabels.admin.selected(selected.size)}
        </span>
        {selected.size === 0 ? null : actions}
      </div>
    );
  return (
    <TableFrame
      {...rootAttributes(root, hasCards ? styles.cards : undefined)}
      {...{ caption, hidesCaption, toolbar }}
      loading={loading}
    >
      <thead>
        <tr>
          {selected === undefined ? null : (
            <td className={styles.checkbox}>
              <SelectAllCheckbox keys={keys} selected={selected} onSelectedChange={onSelectedChange} />
            </td>
          )}
          {columns.map((column) => (
            <ColumnHeading key={column.title} column={column} sort={sort} onSortChange={onSortChange} />
          ))}
        </tr>
      </thead>
      <tbody ref={body} className={styles.rows} tabIndex={-1} onFocus={rememberPlace}>
        {placeholder === undefined ? null : (
          <tr>
            <td className={styles.placeholder} colSpan={width}>
              <div>{placeholder}</div>
            </td>
          </tr>
        )}
        {(loading ? [] : rows).map((row, i) => {
          const key = keys[i] as string;
          return (
            <tr key={key} data-grid-row={i} className={selected?.has(key) ? styles.selected : undefined}>
              {selected === undefined ? null : (
                <td className={styles.checkbox}>
                  <SelectRowCheckbox
                    name={rowName(row)}
                    isSelected={selected.has(key)}
                    onClick={(event) => onSelectedChange?.(turnRow(key, { keys, selected }, event))}
                  />
                </td>
              )}
              <RowCells row={row} columns={columns} hasTitles={hasCards} />
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}

/** The props of a heading. */
interface ColumnHeadingProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSortChange'> {
  /** The column. */
  column: TableColumn<Row>;
}

/** A column heading; a sortable one is a button that reverses the order. */
export function ColumnHeading<Row>({
  column: { title, align, sortKey },
  sort,
  onSortChange,
}: ColumnHeadingProps<Row>) {
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
            onSortChange?.({ key: sortKey, direction: turned });
          }}
        >
          {title}
        </button>
      )}
    </th>
  );
}
