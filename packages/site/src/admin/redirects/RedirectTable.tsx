import { allows, type OperationInput, type OperationResult } from '@croupier/core';
import { adminLabels, adminRedirectLabels, messages, moveLabels } from '@croupier/core/messages';
import {
  Badge,
  Button,
  ConfirmDialog,
  DataGrid,
  EmptyState,
  MoveButtons,
  SelectField,
} from '@croupier/ui/admin';
import { useState } from 'react';
import { useBackend } from '../backend.js';
import { PositionDialog } from '../PositionDialog.js';
import { RowActions } from '../RowActions.js';
import { LoadFailure } from '../ScreenBoundary.js';
import { replaceAddressValues, useAddressValue, usePage } from '../use-address.js';
import { tellFailure, useChange, useQuestion } from '../use-operations.js';
import styles from './redirects.module.css';

const labels = adminRedirectLabels;
const PER_PAGE = 50;

type Redirect = OperationResult<'redirects.list'>['records'][number];
type Query = OperationInput<'redirects.list'>;

/** The redirects in the order in which they apply, with what is wrong with each. */
export function RedirectTable({ onEdit }: { onEdit: (id: string) => void }) {
  const role = useBackend().getSession().user?.role;
  const mayEdit = allows('edit menus and redirects', role);
  const change = useChange();
  const [search] = useAddressValue('q');
  const [match] = useAddressValue('match');
  const [status] = useAddressValue('status');
  const [sort] = useAddressValue('sort');
  const [page, setPage] = usePage();
  const [deleting, setDeleting] = useState<Redirect>();
  const [moving, setMoving] = useState<Redirect>();
  const query = {
    ...(search === '' ? {} : { search }),
    ...(isOneOf(labels.matches, match) ? { match: match as NonNullable<Query['match']> } : {}),
    ...(isOneOf(labels.statuses, status) ? { status: status as NonNullable<Query['status']> } : {}),
  };
  const isFiltered = Object.keys(query).length > 0;
  const isInOrder = sort !== 'newest';
  const redirects = useQuestion('redirects.list', {
    ...query,
    sort: isInOrder ? 'position' : 'newest',
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
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
        page={page}
        perPage={PER_PAGE}
        onPage={setPage}
        search={search}
        onSearch={(value) => replaceAddressValues({ q: value, page: '' })}
        isLoading={redirects.isPending}
        filters={
          <>
            <Choice name="sort" label={labels.sort} options={labels.sorts} value={sort} />
            <Choice name="match" label={labels.match} options={labels.matches} value={match} />
            <Choice name="status" label={labels.status} options={labels.statuses} value={status} />
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
                    isDisabled: !mayEdit,
                    onAction: () => onEdit(rule.id),
                  },
                  {
                    label: rule.enabled ? labels.actions.disable : labels.actions.enable,
                    isDisabled: !mayEdit,
                    onAction: () => setEnabled(rule),
                  },
                  {
                    label: moveLabels.toPosition,
                    isDisabled: !mayEdit,
                    onAction: () => setMoving(rule),
                  },
                  'line',
                  {
                    label: adminLabels.rows.actions.delete,
                    tone: 'danger',
                    isDisabled: !mayEdit,
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
      <ConfirmDialog
        title={labels.confirmDelete(deleting?.source ?? '')}
        confirmLabel={adminLabels.rows.actions.delete}
        isOpen={deleting !== undefined}
        onOpenChange={(isOpen) => (isOpen ? undefined : setDeleting(undefined))}
        onConfirm={() =>
          change(
            'redirects.delete',
            { records: [deleting?.id ?? ''] },
            { message: adminLabels.rows.done.deleted(deleting?.source ?? '') },
          )
        }
      />
    </>
  );
}

function Choice({
  name,
  label,
  options,
  value,
}: {
  name: string;
  label: string;
  options: Readonly<Record<string, string>>;
  value: string;
}) {
  const [first] = Object.keys(options) as [string];
  return (
    <SelectField
      label={label}
      hidesLabel
      options={Object.entries(options).map(([key, text]) => ({ value: key, label: text }))}
      value={Object.hasOwn(options, value) ? value : first}
      onChange={({ currentTarget }) =>
        replaceAddressValues({ [name]: currentTarget.value === first ? '' : currentTarget.value, page: '' })
      }
    />
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
