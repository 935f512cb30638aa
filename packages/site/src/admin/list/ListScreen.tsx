import { isProblem } from '@croupier/core';
import type { FieldDescription } from '@croupier/core/forms';
import { adminLabels, adminListLabels } from '@croupier/core/messages';
import { EmptyState, lazyPart, Notice } from '@croupier/ui/admin';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { problemSentences } from '../backend/use-operations.js';
import type { Permission } from '../backend/use-refusal.js';
import { LoadFailure } from '../ScreenBoundary.js';
import { ScreenHead } from '../ScreenHead.js';
import styles from '../screens/list.module.css';
import { useShortcut } from '../shortcuts/shortcuts.js';
import { WhenOpened } from '../WhenOpened.js';
import type { EditableCollection } from './cells/edit-input.js';
import { useListEdits } from './cells/use-list-edits.js';
import { fieldColumns } from './fields/field-columns.js';
import { ListFilters } from './fields/ListFilters.js';
import { ListChoice, type ListFilter } from './ListChoice.js';
import { ListGrid, type ListGridProps } from './ListGrid.js';
import { type ListSort, withFieldSorts } from './list-sorts.js';
import { NothingFound } from './NothingFound.js';
import { SavedViews } from './SavedViews.js';
import { useDraftMarks } from './use-draft-marks.js';
import type { ListOperation } from './use-list-question.js';
import type { ListState } from './use-list-state.js';

const ColumnsDialog = lazyPart(async () => (await import('./fields/ColumnsDialog.js')).ColumnsDialog);

const NO_FIELDS: readonly FieldDescription[] = [];

/** The words of a list. */
interface ListLabels {
  title: string;
  /** How many there are. */
  count: (total: number) => string;
  /** What the search is called; without it there is none. */
  search?: string;
  /** What stands in place of rows: where none match, and where there are none at all. */
  none: string;
  noneYet: string;
  /** Why there are none at all. */
  noneYetText?: string | undefined;
}

/** The props of a screen that is a list; a column with a `sortKey` is sorted by the `sorts` of that column. */
export interface ListScreenProps<Row extends { id: string }>
  extends Pick<
    ListGridProps<Row>,
    'list' | 'answer' | 'columns' | 'rowName' | 'rowActions' | 'bulk' | 'onOpen'
  > {
  /** The list's own name, as its operation and its saved views have it. */
  name: string;
  labels: ListLabels;
  /** Who may edit its records in the list; without it they are not edited here. */
  editPermission?: Permission;
  /** Buttons for the list as a whole. */
  actions?: ReactNode;
  /** Between the heading and the list. */
  notice?: ReactNode;
  /** Puts the list into something, such as tabs. */
  frame?: (grid: ReactNode) => ReactNode;
  filters?: readonly ListFilter[];
  /** The fields of its records, each to be a column, an order and a filter; none where the operation knows no conditions. */
  fields?: readonly FieldDescription[];
  /** The orders, the usual one first, and how they are called together. */
  sorts?: { label: string; choices: readonly ListSort[] };
  /** Whether rows are searched or filtered; by default where the address says so. */
  isFiltered?: boolean;
  /** What there is to do where there are none at all. */
  firstStep?: ReactNode;
  /** Dialogs, and what follows the list. */
  children?: ReactNode;
}

/** A list of records with its heading: searched, filtered, sorted and cut into pages by the server. */
export function ListScreen<Row extends { id: string }>({
  name,
  labels,
  actions,
  notice,
  frame = (grid) => grid,
  filters = [],
  fields = NO_FIELDS,
  editPermission,
  sorts,
  isFiltered,
  firstStep,
  children,
  ...grid
}: ListScreenProps<Row>) {
  const { list, answer } = grid;
  const search = useRef<HTMLInputElement>(null);
  const columns = useDraftMarks(name, grid.columns);
  const hasSearch = labels.search !== undefined;
  const [isChoosing, setChoosing] = useState(false);
  const edits = useListEdits<Row>({
    collection: name as EditableCollection,
    fields,
    permission: editPermission,
    rowName: grid.rowName,
    count: labels.count,
  });
  const named = sorts?.choices;
  const orders = useMemo(() => withFieldSorts(named ?? [], fields), [named, fields]);
  const order = orders.find(({ value }) => value === list.sort) ?? sorts?.choices[0];
  const own = grid.columns;
  const further = useMemo(
    () => fields.filter(({ path }) => !own.some(({ id }) => id === path)),
    [fields, own],
  );
  const { shown } = list;
  const shownColumns = useMemo(
    () => [...columns, ...fieldColumns<Row>(further, shown)].map(withSort(orders)),
    [columns, further, shown, orders],
  );
  useShortcut({
    keys: hasSearch ? '/' : '',
    label: adminLabels.list.focusSearch,
    onPress: () => search.current?.focus(),
  });
  const hasWrongCondition =
    list.conditions.length > 0 && isProblem(answer.error) && answer.error.code === 'usage';
  const empty = () => {
    if (hasWrongCondition)
      return (
        <NothingFound title={adminListLabels.filters.wrong} onClear={() => list.change({ where: '' })} />
      );
    if (answer.error !== null) return <LoadFailure error={answer.error} onRetry={answer.retry} />;
    if (isFiltered ?? list.filters !== '')
      return <NothingFound title={labels.none} onClear={() => list.open('')} />;
    return <EmptyState title={labels.noneYet} text={labels.noneYetText} action={firstStep} />;
  };

  const countText = () => {
    if (answer.total !== undefined) return labels.count(answer.total);
    return answer.error === null ? adminLabels.loading : '';
  };

  return (
    <div className={styles.root}>
      <ScreenHead title={labels.title} text={countText()} isLive actions={actions} />
      {notice}
      {hasWrongCondition ? <Notice tone="poor">{problemSentences(answer.error)}</Notice> : null}
      {frame(
        <ListGrid
          {...grid}
          cells={edits.cells}
          bulk={grid.bulk && [...edits.bulk, ...grid.bulk]}
          columns={shownColumns}
          onFurtherColumns={further.length === 0 ? undefined : () => setChoosing(true)}
          caption={labels.title}
          view={list.view}
          onViewChange={list.setView}
          sort={order && { key: order.column, direction: order.direction }}
          onSortChange={({ key, direction }) => {
            const wanted = orders.find((one) => one.column === key && one.direction === direction);
            if (wanted !== undefined) list.change({ sort: wanted === sorts?.choices[0] ? '' : wanted.value });
          }}
          hasSearch={hasSearch}
          searchLabel={labels.search}
          searchRef={search}
          filters={
            <>
              {filters.map((filter) => (
                <ListChoice key={filter.name} {...filter} list={list} />
              ))}
              <OrderChoice sorts={sorts} order={order} list={list} />
              {fields.length === 0 ? null : (
                <ListFilters operation={`${name}.list` as ListOperation} {...{ fields, list }} />
              )}
              <SavedViews name={name} list={list} />
            </>
          }
          empty={empty()}
        />,
      )}
      <WhenOpened isOpen={isChoosing} onClose={() => setChoosing(false)}>
        <ColumnsDialog fields={further} list={list} isOpen={isChoosing} onClose={() => setChoosing(false)} />
      </WhenOpened>
      {edits.dialogs}
      {children}
    </div>
  );
}

/** A column whose field is an order sorts by it. */
function withSort(orders: readonly ListSort[]) {
  return <Column extends { id: string; sortKey?: string }>(column: Column): Column =>
    column.sortKey === undefined && orders.some((one) => one.column === column.id)
      ? { ...column, sortKey: column.id }
      : column;
}

/** The choice of an order that has a name; one by a field stands last while it is chosen. */
function OrderChoice({
  sorts = { label: adminListLabels.order, choices: [] },
  order,
  list,
}: {
  sorts: ListScreenProps<never>['sorts'];
  order: ListSort | undefined;
  list: ListState;
}) {
  const isNamed = order === undefined || sorts.choices.includes(order);
  if (isNamed && sorts.choices.length === 0) return null;
  const named =
    sorts.choices.length === 0 ? [{ value: '', label: adminListLabels.usualOrder }] : sorts.choices;
  return (
    <ListChoice name="sort" label={sorts.label} options={isNamed ? named : [...named, order]} list={list} />
  );
}
