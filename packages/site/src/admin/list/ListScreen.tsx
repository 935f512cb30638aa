import { adminLabels } from '@croupier/core/messages';
import {
  type ActionMenuProps,
  DataGrid,
  EmptyState,
  type GridColumn,
  type GridSelection,
  NOTHING_SELECTED,
} from '@croupier/ui/admin';
import { type ReactNode, useRef, useState } from 'react';
import { actionsColumn } from '../records/RowActions.js';
import { LoadFailure } from '../ScreenBoundary.js';
import { ScreenHead } from '../ScreenHead.js';
import styles from '../screens/list.module.css';
import { useShortcut } from '../shortcuts/shortcuts.js';
import { type BulkAction, bulkBarActions } from './bulk-actions.js';
import { ListChoice, type ListFilter } from './ListChoice.js';
import { NothingFound } from './NothingFound.js';
import { SavedViews } from './SavedViews.js';
import type { ListAnswer } from './use-list-question.js';
import type { ListState } from './use-list-state.js';

const { list: labels } = adminLabels;

/** An order of a list: as the operation names it, and as a column and a direction. */
export interface ListSort {
  value: string;
  label: string;
  column: string;
  direction: 'ascending' | 'descending';
}

/** The props of a screen that is a list. */
export interface ListScreenProps<Row> {
  /** The list's own name, under which its saved views are kept. */
  name: string;
  title: string;
  /** How many there are, in words. */
  count: (total: number) => string;
  /** Buttons for the list as a whole. */
  actions?: ReactNode;
  /** Between the heading and the list. */
  notice?: ReactNode;
  /** Puts the list into something, such as tabs. */
  frame?: (grid: ReactNode) => ReactNode;
  list: ListState;
  answer: ListAnswer<Row>;
  /** The columns; one with a `sortKey` is sorted by the `sorts` of that column. */
  columns: readonly GridColumn<Row>[];
  /** What can be done with one row, in the menu of its last column. */
  rowActions?: (row: Row) => ActionMenuProps['entries'];
  rowKey: (row: Row) => string;
  /** The name of a row, for its checkbox. */
  rowName: (row: Row) => string;
  /** What the search is called; without it there is none. */
  searchLabel?: string;
  filters?: readonly ListFilter[];
  /** The orders, the usual one first, and how they are called together. */
  sorts?: { label: string; choices: readonly ListSort[] };
  /** What can be done with the selected rows; without it none can be selected. */
  bulk?: readonly BulkAction<Row>[];
  /** Opens a row, on Enter. */
  onOpen?: (row: Row) => void;
  /** What stands in place of rows: where none match, and where there are none at all. */
  none: string;
  /** Whether rows are searched or filtered; by default where the address says so. */
  isFiltered?: boolean;
  noneYet: string;
  /** Why there are none at all. */
  noneYetText?: string | undefined;
  /** What there is to do where there are none at all. */
  firstStep?: ReactNode;
  /** Dialogs, and what follows the list. */
  children?: ReactNode;
}

/** A list of records with its heading: searched, filtered, sorted and cut into pages by the server. */
export function ListScreen<Row>({ list, answer, ...props }: ListScreenProps<Row>) {
  const { name, title, columns, rowActions, sorts, filters = [], bulk, frame = (grid) => grid } = props;
  const search = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState({ of: list.filters, rows: NOTHING_SELECTED as GridSelection });
  const selection = selected.of === list.filters ? selected.rows : NOTHING_SELECTED;
  const select = (rows: GridSelection) => setSelected({ of: list.filters, rows });
  const sort = sorts?.choices.find(({ value }) => value === list.sort) ?? sorts?.choices[0];
  const hasSearch = props.searchLabel !== undefined;
  useShortcut({
    keys: hasSearch ? '/' : '',
    label: labels.focusSearch,
    onPress: () => search.current?.focus(),
  });

  return (
    <div className={styles.root}>
      <ScreenHead
        title={title}
        text={answer.total === undefined ? adminLabels.loading : props.count(answer.total)}
        isLive
        actions={props.actions}
      />
      {props.notice}
      {frame(
        <DataGrid
          caption={title}
          columns={
            rowActions === undefined
              ? columns
              : [...columns, { id: 'actions', isFixed: true, ...actionsColumn(props.rowName, rowActions) }]
          }
          rows={answer.rows}
          rowKey={props.rowKey}
          rowName={props.rowName}
          total={answer.total ?? 0}
          page={list.page}
          perPage={list.perPage}
          onPage={list.setPage}
          onPerPage={list.setPerPage}
          view={list.view}
          onView={list.setView}
          sort={sort && { key: sort.column, direction: sort.direction }}
          onSort={({ key, direction }) => {
            const wanted = sorts?.choices.find((one) => one.column === key && one.direction === direction);
            if (wanted !== undefined) list.change({ sort: wanted === sorts?.choices[0] ? '' : wanted.value });
          }}
          search={list.search}
          searchLabel={props.searchLabel}
          onSearch={hasSearch ? (q) => list.change({ q }) : undefined}
          searchRef={search}
          filters={
            <>
              {filters.map((filter) => (
                <ListChoice key={filter.name} {...filter} list={list} />
              ))}
              {sorts === undefined ? null : (
                <ListChoice name="sort" label={sorts.label} options={sorts.choices} list={list} />
              )}
              <SavedViews name={name} list={list} />
            </>
          }
          selection={bulk === undefined ? undefined : selection}
          onSelect={select}
          bulkActions={
            bulk === undefined
              ? undefined
              : bulkBarActions({ bulk, selection, answer, select, rowKey: props.rowKey })
          }
          onOpen={props.onOpen}
          isLoading={answer.isLoading}
          isUpdating={answer.isUpdating}
          empty={
            answer.error !== null ? (
              <LoadFailure error={answer.error} onRetry={answer.retry} />
            ) : !(props.isFiltered ?? list.filters !== '') ? (
              <EmptyState title={props.noneYet} text={props.noneYetText} action={props.firstStep} />
            ) : (
              <NothingFound title={props.none} onClear={() => list.open('')} />
            )
          }
        />,
      )}
      {props.children}
    </div>
  );
}
