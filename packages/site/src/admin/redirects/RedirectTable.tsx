import type { OperationInput, OperationResult } from '@croupier/core';
import { adminLabels, adminRedirectLabels, messages, moveLabels } from '@croupier/core/messages';
import { Badge, Button, DataGrid, EmptyState, MoveButtons } from '@croupier/ui/admin';
import { useState } from 'react';
import { DeleteDialog } from '../DeleteDialog.js';
import { ListChoice, optionsOf } from '../list/ListChoice.js';
import { useListState } from '../list/use-list-state.js';
import { PositionDialog } from '../PositionDialog.js';
import { RowActions } from '../RowActions.js';
import { LoadFailure } from '../ScreenBoundary.js';
import { tellFailure, useChange, useQuestion } from '../use-operations.js';
import { useRefusal } from '../use-refusal.js';
import styles from './redirects.module.css';

const labels = adminRedirectLabels;
const PER_PAGE = 50;

type Redirect = OperationResult<'redirects.list'>['records'][number];
type Query = OperationInput<'redirects.list'>;

/** The redirects in the order in which they apply, with what is wrong with each. */
export function RedirectTable({ onEdit }: { onEdit: (id: string) => void }) {
  const mayNotEdit = useRefusal()('edit menus and redirects');
  const mayEdit = mayNotEdit === undefined;
  const change = useChange();
  const list = useListState();
  const match = list.filter('match');
  const status = list.filter('status');
  const [deleting, setDeleting] = useState<Redirect>();
  const [moving, setMoving] = useState<Redirect>();
  const query = {
    ...(list.search === '' ? {} : { search: list.search }),
    ...(isOneOf(labels.matches, match) ? { match: match as NonNullable<Query['match']> } : {}),
    ...(isOneOf(labels.statuses, status) ? { status: status as NonNullable<Query['status']> } : {}),
  };
  const isFiltered = Object.keys(query).length > 0;
  const isInOrder = list.sort !== 'newest';
  const redirects = useQuestion('redirects.list', {
    ...query,
    sort: isInOrder ? 'position' : 'newest',
    limit: PER_PAGE,
    offset: (list.page - 1) * PER_PAGE,
  });
  const count = useQuestion('redirects.list', { limit: 0 }).data?.total ?? 0;
  const faults = useFaults();
  const { records = [], total = 0 } = redirects.data ?? {};

  const tell = (work: Promise<unknown>) => void work.catch(tellFailure);
  const move = ({ id, source }: Redirect, to: 'up' | 'down' | number) =>
    tell(change('redirects.move', { record: id, to }, { message: moveLabels.done(source) }));
  const setEnabled = ({ id, source, enabled }: Redirect) =>
    tell(
      change(
        enabled ? 'redirects.disable' : 'redirects.enable',
        { records: [id] },
        { message: enabled ? labels.done.disabled(source) : labels.done.enabled(source) },
      ),
    );

  if (redirects.error !== null && redirects.data === undefined)
    return <LoadFailure error={redirects.error} onRetry={() => void redirects.refetch()} />;
  return (
    <>
      <DataGrid
        caption={labels.title}
        rows={records}
        rowKey={({ id }) => id}
        rowName={({ source }) => source}
        total={total}
        page={list.page}
        perPage={PER_PAGE}
        onPage={list.setPage}
        search={list.search}
        onSearch={(q) => list.change({ q })}
        isLoading={redirects.isPending}
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
            title: adminLabels.rows.column,
            isFixed: true,
            cell: (rule) => (
              <RowActions
                name={rule.source}
                entries={[
                  {
                    label: adminLabels.rows.actions.edit,
                    disabledReason: mayNotEdit,
                    onAction: () => onEdit(rule.id),
                  },
                  {
                    label: rule.enabled ? labels.actions.disable : labels.actions.enable,
                    disabledReason: mayNotEdit,
                    onAction: () => setEnabled(rule),
                  },
                  {
                    label: moveLabels.toPosition,
                    disabledReason: mayNotEdit,
                    onAction: () => setMoving(rule),
                  },
                  'line',
                  {
                    label: adminLabels.rows.actions.delete,
                    tone: 'danger',
                    disabledReason: mayNotEdit,
                    onAction: () => setDeleting(rule),
                  },
                ]}
              />
            ),
          },
        ]}
      />
      <PositionDialog
        moved={moving && { name: moving.source, position: moving.position, total: count }}
        onMove={(to) => (moving === undefined ? undefined : move(moving, to))}
        onClose={() => setMoving(undefined)}
      />
      <DeleteDialog
        item={deleting}
        title={({ source }) => labels.confirmDelete(source)}
        onClose={() => setDeleting(undefined)}
        onDelete={({ id, source }) =>
          change('redirects.delete', { records: [id] }, { message: adminLabels.rows.done.deleted(source) })
        }
      />
    </>
  );
}

function Faults({ messages: texts = [] }: { messages: readonly string[] | undefined }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {texts.map((text) => (
        <li key={text}>
          <Badge tone="poor">{text}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Loops, rules that never apply, patterns that cannot be used and targets where nothing is, by the id of a redirect. */
function useFaults(): ReadonlyMap<string, string[]> {
  const { data } = useQuestion('doctor.check', {
    only: ['redirect-loop', 'shadowed-redirect', 'unusable-redirect', 'dead-redirect-target'],
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
