import {
  type ActionEntry,
  DataGrid,
  type DataGridProps,
  type GridSelection,
  NOTHING_SELECTED,
} from '@croupier/ui/admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import { actionsColumn } from '../records/RowActions.js';
import { type BulkAction, bulkBarActions } from './bulk/bulk-actions.js';
import type { ListAnswer } from './use-list-question.js';
import type { ListState } from './use-list-state.js';

/** The props of the grid of a list; those that are not named here are the grid's own. */
export interface ListGridProps<Row extends { id: string }>
  extends Pick<
    DataGridProps<Row>,
    | 'caption'
    | 'columns'
    | 'rowName'
    | 'filters'
    | 'searchLabel'
    | 'searchRef'
    | 'sort'
    | 'onSortChange'
    | 'view'
    | 'onViewChange'
    | 'onFurtherColumns'
    | 'cells'
    | 'onOpen'
    | 'empty'
  > {
  list: ListState;
  answer: ListAnswer<Row>;
  hasSearch?: boolean;
  /** What can be done with one row, in the menu of its last column. */
  rowActions?: ((row: Row) => readonly ActionEntry[]) | undefined;
  /** What can be done with the selected rows; without it none can be selected. */
  bulk?: readonly BulkAction<Row>[] | undefined;
}

/** The rows of a list: what is searched and filtered is in the address; what is selected is forgotten once that changes. */
export function ListGrid<Row extends { id: string }>({
  list,
  answer,
  hasSearch = true,
  rowActions,
  bulk,
  ...grid
}: ListGridProps<Row>) {
  const { filters } = list;
  const [selection, select] = useState<GridSelection>(NOTHING_SELECTED);
  const [filtered, setFiltered] = useState(filters);
  if (filtered !== filters) {
    setFiltered(filters);
    select(NOTHING_SELECTED);
  }
  const columns = useMenuColumn(grid, rowActions);
  return (
    <DataGrid
      {...grid}
      columns={columns}
      rows={answer.rows}
      rowKey={({ id }) => id}
      total={answer.total ?? 0}
      page={list.page}
      perPage={list.perPage}
      onPageChange={list.setPage}
      onPerPageChange={list.setPerPage}
      search={list.search}
      onSearchChange={hasSearch ? (q) => list.change({ q }) : undefined}
      selection={bulk && selection}
      onSelectionChange={select}
      bulkActions={bulk && bulkBarActions({ bulk, selection, answer, select })}
      loading={answer.isLoading}
      isUpdating={answer.isUpdating}
    />
  );
}

/** The columns, and last the menu of each row: it asks what can be done once it opens, so that rows stay as they are until then. */
function useMenuColumn<Row extends { id: string }>(
  { columns, rowName }: Pick<ListGridProps<Row>, 'columns' | 'rowName'>,
  rowActions: ListGridProps<Row>['rowActions'],
): ListGridProps<Row>['columns'] {
  const latest = useRef(rowActions);
  useEffect(() => {
    latest.current = rowActions;
  });
  const hasMenu = rowActions !== undefined;
  return useMemo(() => {
    if (!hasMenu) return columns;
    const menu = actionsColumn(rowName, (row: Row) => latest.current?.(row) ?? []);
    return [...columns, { id: 'actions', isFixed: true, ...menu }];
  }, [columns, rowName, hasMenu]);
}
