'use client';

import { dataGridLabels, englishSharedLabels } from '@croupier/core/messages';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useMemo, useRef, useState } from 'react';
import { classNames } from '../../../parts/class-names.js';
import data from '../../../parts/DataTable/DataTable.module.css';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import { Skeleton } from '../../../parts/Skeleton/Skeleton.js';
import { Pagination } from '../Pagination/Pagination.js';
import { SelectAllCheckbox } from '../Table/SelectionCheckbox.js';
import { ColumnHeading, type TableSort } from '../Table/Table.js';
import table from '../Table/Table.module.css';
import { useFocusInPlace } from '../Table/use-focus-in-place.js';
import { BulkBar, type BulkBarAction } from './BulkBar.js';
import type { GridCells } from './cells/grid-cells.js';
import { useGridCells } from './cells/use-grid-cells.js';
import styles from './DataGrid.module.css';
import { GridRow } from './GridRow.js';
import { GridToolbar } from './GridToolbar.js';
import { type GridSelection, selectedCount } from './grid-selection.js';
import type { GridColumn, GridView } from './grid-view.js';
import { moveInRows } from './move-in-rows.js';
import { pageSelection } from './page-selection.js';
import { useBeginning } from './use-beginning.js';
import { useDrawnRows } from './use-drawn-rows.js';

/** The props of a data grid. */
export interface DataGridProps<Row> extends RootProps {
  /** What the grid shows. */
  caption: string;
  /** The columns; the first names the row. */
  columns: readonly GridColumn<Row>[];
  /** The rows of this page. */
  rows: readonly Row[];
  /** A unique key for each row. */
  rowKey: (row: Row) => string;
  /** The name of a row, for its checkbox. */
  rowName: (row: Row) => string;
  /** How many rows match, on all pages. */
  total: number;
  /** The page, from 1. */
  page?: number;
  /** How many rows a page has. */
  perPage?: number;
  /** Called with the requested page, from 1; without it there are no pages. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Called with the requested number of rows on a page; without it the reader cannot choose. */
  onPerPageChange?: ((perPage: number) => void) | undefined;
  /** By what, and which way, the rows are sorted. */
  sort?: TableSort | undefined;
  /** Called with the new order; without it no column can be sorted. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** What is searched for. */
  search?: string | undefined;
  /** What the search is called; "Search" by default. */
  searchLabel?: string | undefined;
  /** Called with what is searched for, at each key; without it there is no search. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** Given the input of the search, for a shortcut to it. */
  searchRef?: Ref<HTMLInputElement> | undefined;
  /** Filters, beside the search. */
  filters?: ReactNode;
  /** The selected rows; without it, rows cannot be selected. */
  selection?: GridSelection | undefined;
  /** Called with the selected rows. */
  onSelectionChange?: ((selection: GridSelection) => void) | undefined;
  /** What can be done with the selected rows. */
  bulkActions?: readonly BulkBarAction[] | undefined;
  /** Called with a row, on Enter at its checkbox. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The appearance, where the app keeps it. */
  view?: GridView | undefined;
  /** Called when the reader changes the appearance. */
  onViewChange?: ((view: GridView) => void) | undefined;
  /** How cells are edited in place; without it they are not. */
  cells?: GridCells<Row> | undefined;
  /** Called when the reader asks for further columns; without it there are none. */
  onFurtherColumns?: (() => void) | undefined;
  /** True while the first rows are awaited. */
  loading?: boolean;
  /** True while newer rows are awaited; the present ones stay in sight. */
  isUpdating?: boolean;
  /** In place of rows where there are none: the reason, or the error. */
  empty?: ReactNode;
}

const DEFAULT_VIEW: GridView = { hidden: [], density: 'comfortable' };

/**
 * A page of a long list to work with: its columns sort and can be hidden, rows are selected one by one, with Shift all
 * between two, or all that match. Arrow keys go from row to row; where one is deleted, the next has the focus. Cells can be
 * edited in place, with the keys and the clipboard of a spreadsheet. The server searches, sorts and cuts into pages.
 */
export function DataGrid<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowName,
  total,
  ...props
}: DataGridProps<Row>) {
  const {
    page = 1,
    perPage = Math.max(1, rows.length),
    selection,
    onSelectionChange,
    loading = false,
    isUpdating = false,
  } = props;
  const {
    onPageChange,
    onPerPageChange,
    onSortChange,
    onSearchChange,
    onSelectionChange: _,
    onOpen,
    onViewChange,
    ...others
  } = props;
  const { onFurtherColumns, cells, ...root } = others;
  const id = useId();
  const [ownView, setOwnView] = useState(DEFAULT_VIEW);
  const view = props.view ?? ownView;
  const { hidden } = view;
  const shown = useMemo(
    () => columns.filter((column, i) => i === 0 || column.isFixed || !hidden.includes(column.id)),
    [columns, hidden],
  );
  const keys = rows.map(rowKey);
  const isDrawn = useDrawnRows(rows, rowKey);
  const list = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const editing = useGridCells({ cells, rows, keys, columns: shown.map((column) => column.id), body });
  useBeginning([page, perPage, props.sort?.key, props.sort?.direction].join(' '), list);
  const rememberPlace = useFocusInPlace(keys, list);
  const { selected, select, onClick } = pageSelection(keys, selection, onSelectionChange);
  const count = selection === undefined ? 0 : selectedCount(selection, total);
  const width = shown.length + (selection === undefined ? 0 : 1);
  const placeholder = loading ? <Skeleton count={5} /> : rows.length === 0 ? props.empty : undefined;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    editing.handlers?.onKeyDown(event);
    moveInRows(event, {
      select: (row) => select(new Set([...selected, keys[row] as string])),
      open: (row) => props.onOpen?.(rows[row] as Row),
    });
  }

  return (
    <div {...rootAttributes(root, data.root, styles.root)} data-density={view.density}>
      <p id={id} className="cr-visually-hidden">
        {caption}
      </p>
      <GridToolbar
        columns={columns}
        view={view}
        onViewChange={(next) => {
          setOwnView(next);
          props.onViewChange?.(next);
        }}
        {...{ caption, perPage }}
        onPerPageChange={props.onPerPageChange}
        onFurtherColumns={onFurtherColumns}
        search={props.search}
        searchLabel={props.searchLabel}
        onSearchChange={props.onSearchChange}
        searchRef={props.searchRef}
        filters={props.filters}
        isUpdating={isUpdating}
      />
      {selection === undefined ? null : (
        <BulkBar
          {...{ count, total, selection, onSelectionChange }}
          isPageSelected={keys.length > 0 && selected.size === keys.length}
          pageLength={keys.length}
          actions={props.bulkActions ?? []}
        />
      )}
      <p className={data.hint} dir="auto">
        {englishSharedLabels.wide}
      </p>
      <section
        ref={list}
        className={classNames(data.scroll, styles.scroll)}
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
        tabIndex={0}
      >
        <table
          className={data.table}
          role={cells === undefined ? undefined : 'grid'}
          aria-labelledby={id}
          aria-busy={loading || isUpdating}
          aria-rowcount={total + 1}
        >
          <thead className={styles.head}>
            <tr aria-rowindex={1}>
              {selection === undefined ? null : (
                <td className={table.checkbox}>
                  {keys.length === 0 && !loading ? null : (
                    <SelectAllCheckbox keys={keys} selected={selected} onSelectedChange={select} />
                  )}
                </td>
              )}
              {shown.map((column) => (
                <ColumnHeading
                  key={column.id}
                  column={column}
                  sort={props.sort}
                  onSortChange={props.onSortChange}
                />
              ))}
            </tr>
          </thead>
          <tbody
            ref={body}
            {...editing.handlers}
            onFocus={(event) => {
              rememberPlace(event);
              editing.handlers?.onFocus(event);
            }}
            {...{ onKeyDown, onClick }}
          >
            {placeholder === undefined ? null : (
              <tr>
                <td className={table.placeholder} colSpan={width}>
                  <div>{placeholder}</div>
                </td>
              </tr>
            )}
            {(loading ? [] : rows).map((row, i) => {
              const key = keys[i] as string;
              if (!isDrawn(key, i)) return null;
              return (
                <GridRow
                  key={key}
                  {...{ row, index: i, cells }}
                  {...editing.editsIn(key)}
                  name={rowName(row)}
                  columns={shown}
                  rowNumber={(page - 1) * perPage + i + 1}
                  isSelected={selection === undefined ? undefined : selected.has(key)}
                />
              );
            })}
          </tbody>
        </table>
      </section>
      {props.onPageChange === undefined ? null : (
        <Pagination
          {...{ page, perPage, total }}
          onPageChange={props.onPageChange}
          className={styles.pages}
        />
      )}
      <span className="cr-visually-hidden" role="status">
        {isUpdating ? dataGridLabels.updating : ''}
      </span>
    </div>
  );
}
