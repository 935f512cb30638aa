import { isProblem } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { EmptyState } from '@croupier/ui/admin';
import { type ReactNode, useRef } from 'react';
import { LoadFailure } from '../ScreenBoundary.js';
import { ScreenHead } from '../ScreenHead.js';
import styles from '../screens/list.module.css';
import { useShortcut } from '../shortcuts/shortcuts.js';
import { ListChoice, type ListFilter } from './ListChoice.js';
import { ListCondition } from './ListCondition.js';
import { ListGrid, type ListGridProps } from './ListGrid.js';
import type { ListSort } from './list-sorts.js';
import { NothingFound } from './NothingFound.js';
import { SavedViews } from './SavedViews.js';

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
  /** The list's own name, under which its saved views are kept. */
  name: string;
  labels: ListLabels;
  /** Buttons for the list as a whole. */
  actions?: ReactNode;
  /** Between the heading and the list. */
  notice?: ReactNode;
  /** Puts the list into something, such as tabs. */
  frame?: (grid: ReactNode) => ReactNode;
  filters?: readonly ListFilter[];
  /** Whether its operation takes conditions. */
  takesConditions?: boolean;
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
  takesConditions = false,
  sorts,
  isFiltered,
  firstStep,
  children,
  ...grid
}: ListScreenProps<Row>) {
  const { list, answer } = grid;
  const search = useRef<HTMLInputElement>(null);
  const hasSearch = labels.search !== undefined;
  const sort = sorts?.choices.find(({ value }) => value === list.sort) ?? sorts?.choices[0];
  useShortcut({
    keys: hasSearch ? '/' : '',
    label: adminLabels.list.focusSearch,
    onPress: () => search.current?.focus(),
  });
  const hasWrongCondition =
    takesConditions &&
    list.filter('where') !== '' &&
    isProblem(answer.error) &&
    answer.error.code === 'usage';
  const empty = () => {
    if (hasWrongCondition)
      return (
        <NothingFound title={adminLabels.list.wrongCondition} onClear={() => list.change({ where: '' })} />
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
      {frame(
        <ListGrid
          {...grid}
          caption={labels.title}
          view={list.view}
          onView={list.setView}
          sort={sort && { key: sort.column, direction: sort.direction }}
          onSort={({ key, direction }) => {
            const wanted = sorts?.choices.find((one) => one.column === key && one.direction === direction);
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
              {takesConditions ? (
                <ListCondition list={list} error={hasWrongCondition ? answer.error : null} />
              ) : null}
              {sorts === undefined ? null : (
                <ListChoice name="sort" label={sorts.label} options={sorts.choices} list={list} />
              )}
              <SavedViews name={name} list={list} />
            </>
          }
          empty={empty()}
        />,
      )}
      {children}
    </div>
  );
}
