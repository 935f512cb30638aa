import type { OperationInput, OperationResult } from '@croupier/core';
import { adminLabels, adminRedirectLabels, messages, moveLabels } from '@croupier/core/messages';
import {
  Badge,
  Button,
  DataGrid,
  EmptyState,
  type GridSelection,
  MoveButtons,
  NOTHING_SELECTED,
} from '@croupier/ui/admin';
import { useState } from 'react';
import { tellFailure, useChange, useQuestion } from '../backend/use-operations.js';
import { bulkBarActions } from '../list/bulk-actions.js';
import { ListChoice, optionsOf } from '../list/ListChoice.js';
import type { SelectedRows } from '../list/selected-rows.js';
import { useListQuestion } from '../list/use-list-question.js';
import { useListState } from '../list/use-list-state.js';
import { type RowMark, useRowVerbs } from '../list/use-row-verbs.js';
import { PositionDialog } from '../records/PositionDialog.js';
import { positionAfter } from '../records/position-after.js';
import { actionsColumn } from '../records/RowActions.js';
import { LoadFailure } from '../ScreenBoundary.js';
import styles from './redirects.module.css';

const labels = adminRedirectLabels;

type Redirect = OperationResult<'redirects.list'>['records'][number];
type Query = OperationInput<'redirects.list'>;

/** The redirects in the order in which they apply, with what is wrong with each. */
export function RedirectTable({ onEdit }: { onEdit: (id: string) => void }) {
  const { mayNotEdit, bulk, entriesOf, dialog } = useRowVerbs<Redirect>({
    collection: 'redirects',
    editPermission: 'edit menus and redirects',
    deletePermission: 'edit menus and redirects',
    marks: MARKS,
    nameOf,
    confirmDelete: {
      title: ({ one, count }) =>
        one === undefined ? labels.confirmDeleteSeveral(count) : labels.confirmDelete(one.source),
    },
  });
  const mayEdit = mayNotEdit === undefined;
  const change = useChange();
  const list = useListState();
  const match = list.filter('match');
  const status = list.filter('status');
  const [moving, setMoving] = useState<Redirect>();
  const query = {
    ...(list.search === '' ? {} : { search: list.search }),
    ...(isOneOf(labels.matches, match) ? { match: match as NonNullable<Query['match']> } : {}),
    ...(isOneOf(labels.statuses, status) ? { status: status as NonNullable<Query['status']> } : {}),
  };
  const isFiltered = Object.keys(query).length > 0;
  const isInOrder = list.sort !== 'newest';
  const redirects = useListQuestion(
    'redirects.list',
    { ...query, sort: isInOrder ? 'position' : 'newest' },
    list,
  );
  const [selected, setSelected] = useState({ of: list.filters, rows: NOTHING_SELECTED as GridSelection });
  const selection = selected.of === list.filters ? selected.rows : NOTHING_SELECTED;
  const select = (rows: GridSelection) => setSelected({ of: list.filters, rows });
  const count = useQuestion('redirects.list', { limit: 0 }).data?.total ?? 0;
  const faults = useFaults();

  const tell = (work: Promise<unknown>) => void work.catch(tellFailure);
  const move = ({ id, source, position }: Redirect, to: 'up' | 'down' | number) => {
    const message = moveLabels.done(source, positionAfter(position, to), count);
    tell(change('redirects.move', { record: id, to }, { message }));
  };
  if (redirects.error !== null) return <LoadFailure error={redirects.error} onRetry={redirects.retry} />;
  return (
    <>
      <DataGrid
        caption={labels.title}
        rows={redirects.rows}
        rowKey={rowKey}
        rowName={({ source }) => source}
        total={redirects.total ?? 0}
        page={list.page}
        perPage={list.perPage}
        onPage={list.setPage}
        onPerPage={list.setPerPage}
        selection={selection}
        onSelect={select}
        bulkActions={bulkBarActions({ bulk, selection, select, rowKey, answer: redirects })}
        search={list.search}
        onSearch={(q) => list.change({ q })}
        isLoading={redirects.isLoading}
        isUpdating={redirects.isUpdating}
        filters={
          <>
            <ListChoice name="sort" label={labels.sort} options={optionsOf(labels.sorts)} list={list} />
            <ListChoice name="match" label={labels.match} options={optionsOf(labels.matches)} list={list} />
            <ListChoice
              name="status"
              label={labels.status}
              options={optionsOf(labels.statuses)}
              list={list}
            />
          </>
        }
        empty={
          isFiltered ? (
            <EmptyState title={labels.none} />
          ) : (
            <EmptyState
              title={messages.redirect.empty}
              text={labels.emptyText}
              action={mayEdit ? <Button onClick={() => onEdit('new')}>{labels.add}</Button> : undefined}
            />
          )
        }
        columns={[
          {
            id: 'source',
            title: labels.columns.source,
            cell: ({ id, source, regex }) => (
              <>
                <span dir="ltr" className={styles.path}>
                  {regex ?? source}
                </span>
                <Faults messages={faults.get(id)} />
              </>
            ),
          },
          {
            id: 'number',
            title: labels.columns.number,
            isFixed: true,
            cell: (rule) => (
              <span className={styles.position}>
                {rule.position}
                {mayEdit && isInOrder && !isFiltered ? (
                  <MoveButtons
                    name={rule.source}
                    position={rule.position}
                    total={count}
                    onMove={(to) => move(rule, to)}
                  />
                ) : null}
              </span>
            ),
          },
          {
            id: 'target',
            title: labels.columns.target,
            cell: ({ target }) => (
              <span dir="ltr" className={styles.path}>
                {target}
              </span>
            ),
          },
          { id: 'match', title: labels.columns.match, cell: ({ match: kind }) => labels.matches[kind] },
          {
            id: 'sends',
            title: labels.columns.sends,
            cell: ({ permanent }) => (permanent ? 301 : 302),
            align: 'end',
          },
          {
            id: 'status',
            title: labels.columns.status,
            cell: ({ enabled }) => (
              <Badge tone={enabled ? 'good' : 'plain'}>{enabled ? labels.enabled : labels.disabled}</Badge>
            ),
          },
          {
            id: 'actions',
            isFixed: true,
            ...actionsColumn<Redirect>(
              (rule) => rule.source,
              (rule) =>
                entriesOf(
                  rule,
                  [
                    {
                      label: adminLabels.rows.actions.edit,
                      disabledReason: mayNotEdit,
                      onAction: () => onEdit(rule.id),
                    },
                  ],
                  [
                    {
                      label: moveLabels.toPosition,
                      disabledReason: mayNotEdit,
                      onAction: () => setMoving(rule),
                    },
                  ],
                ),
            ),
          },
        ]}
      />
      <PositionDialog
        moved={moving && { name: moving.source, position: moving.position, total: count }}
        onMove={(to) => (moving === undefined ? undefined : move(moving, to))}
        onClose={() => setMoving(undefined)}
      />
      {dialog}
    </>
  );
}

const { actions, done } = labels;
const MARKS: readonly RowMark<Redirect>[] = [
  { operation: 'redirects.enable', flag: 'enabled', value: true, label: actions.enable, done: done.enabled },
  {
    operation: 'redirects.disable',
    flag: 'enabled',
    value: false,
    label: actions.disable,
    done: done.disabled,
  },
];

const rowKey = ({ id }: Redirect) => id;

function nameOf({ one, count }: SelectedRows<Redirect>): string {
  return one?.source ?? labels.count(count);
}

function Faults({ messages: texts = [] }: { messages: readonly string[] | undefined }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Loops, rules that never apply, patterns that cannot be used and targets where nothing is, by the id of a redirect. */
function useFaults(): ReadonlyMap<string, string[]> {
  const { data } = useQuestion('doctor.check', {
    only: [
      'redirect-loop',
      'shadowed-redirect',
      'page-behind-redirect',
      'unusable-redirect',
      'dead-redirect-target',
    ],
  });
  const faults = new Map<string, string[]>();
  for (const { id = '', message } of data?.findings ?? []) {
    faults.set(id, [...(faults.get(id) ?? []), message]);
  }
  return faults;
}

function isOneOf(options: object, value: string): boolean {
  return value !== 'all' && Object.hasOwn(options, value);
}
