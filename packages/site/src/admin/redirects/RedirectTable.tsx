import type { OperationInput, OperationResult } from '@croupier/core';
import { redirectFields } from '@croupier/core/forms';
import { adminLabels, adminRedirectLabels, messages, moveLabels } from '@croupier/core/messages';
import { Badge, Button, type GridColumn, MoveButtons } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';
import { toastFailure, useChange, useQuestion } from '../backend/use-operations.js';
import { recordFields } from '../list/fields/record-fields.js';
import { optionsOf } from '../list/ListChoice.js';
import { ListScreen } from '../list/ListScreen.js';
import { listQuery } from '../list/list-query.js';
import { sortsOf } from '../list/list-sorts.js';
import type { RowFlag } from '../list/row-verb.js';
import { useListQuestion } from '../list/use-list-question.js';
import { useListState } from '../list/use-list-state.js';
import { useRowVerbs } from '../list/use-row-verbs.js';
import { PositionDialog } from '../records/PositionDialog.js';
import { positionAfter } from '../records/position-after.js';
import styles from './redirects.module.css';

const labels = adminRedirectLabels;

type Redirect = OperationResult<'redirects.list'>['records'][number];

const ALLOWED = 'edit menus and redirects';
const LABELS = { ...labels, noneYet: messages.redirect.empty, noneYetText: labels.emptyText };
const FIELDS = recordFields(redirectFields);
const SORTS = sortsOf(labels.sorts, { position: 'number', newest: '-createdAt' });

const FILTERS = [
  { name: 'match', label: labels.match, options: optionsOf(labels.matches) },
  { name: 'status', label: labels.status, options: optionsOf(labels.statuses) },
];

const { actions, done } = labels;
const ENABLED: RowFlag<Redirect> = {
  flag: 'enabled',
  on: { operation: 'redirects.enable', label: actions.enable, done: done.enabled },
  off: { operation: 'redirects.disable', label: actions.disable, done: done.disabled },
};

const rowName = ({ source }: Redirect) => source;

/** The redirects in the order in which they apply, with what is wrong with each. */
export function RedirectTable({
  onEdit,
  actions,
  children,
}: {
  onEdit: (id: string) => void;
  /** Buttons beside the one that adds a redirect. */
  actions: ReactNode;
  /** What follows the list; it comes with the rows, which would move it. */
  children: ReactNode;
}) {
  const { mayNotEdit, bulk, entriesOf, dialog } = useRowVerbs<Redirect>({
    collection: 'redirects',
    editPermission: ALLOWED,
    deletePermission: ALLOWED,
    flags: [ENABLED],
    rowName,
    count: labels.count,
    confirmDelete: { title: labels.confirmDelete, several: adminLabels.rows.deleteSeveral },
  });
  const list = useListState();
  const [moving, setMoving] = useState<Redirect>();
  const { sort = 'position', ...asked } = listQuery<OperationInput<'redirects.list'>>(list, {
    filters: FILTERS,
    sorts: SORTS,
    fields: FIELDS,
  });
  const answer = useListQuestion('redirects.list', { ...asked, sort }, list);
  const { total, move } = useMove();
  const faults = useFaults();
  const mayMove = mayNotEdit === undefined && sort === 'position' && Object.keys(asked).length === 0;
  const add = mayNotEdit === undefined ? <Button onClick={() => onEdit('new')}>{labels.add}</Button> : null;

  return (
    <ListScreen<Redirect>
      name="redirects"
      labels={LABELS}
      fields={FIELDS}
      editPermission={ALLOWED}
      actions={
        <>
          {actions}
          {add}
        </>
      }
      notice={<p className={styles.text}>{labels.text}</p>}
      list={list}
      answer={answer}
      columns={columnsOf(faults, (rule) =>
        mayMove ? (
          <MoveButtons
            name={rule.source}
            position={rule.position}
            total={total}
            onMove={(to) => move(rule, to)}
          />
        ) : null,
      )}
      rowName={rowName}
      rowActions={(rule) =>
        entriesOf(
          rule,
          [
            {
              label: adminLabels.rows.actions.edit,
              disabledReason: mayNotEdit,
              onAction: () => onEdit(rule.id),
            },
          ],
          [{ label: moveLabels.toPosition, disabledReason: mayNotEdit, onAction: () => setMoving(rule) }],
        )
      }
      bulk={bulk}
      onOpen={({ id }) => onEdit(id)}
      filters={FILTERS}
      sorts={{ label: labels.sort, choices: SORTS }}
      firstStep={add}
    >
      {answer.isLoading ? null : children}
      <PositionDialog
        moved={moving && { name: moving.source, position: moving.position, total }}
        onMove={(to) => (moving === undefined ? undefined : move(moving, to))}
        onClose={() => setMoving(undefined)}
      />
      {dialog}
    </ListScreen>
  );
}

/** How many redirects there are, and what moves one among them. */
function useMove() {
  const change = useChange();
  const total = useQuestion('redirects.list', { limit: 0 }).data?.total ?? 0;
  return {
    total,
    move({ id, source, position }: Redirect, to: 'up' | 'down' | number) {
      const message = moveLabels.done(source, positionAfter(position, to), total);
      toastFailure(change('redirects.move', { record: id, to }, { message }));
    },
  };
}

function columnsOf(
  faults: ReadonlyMap<string, readonly string[]>,
  moveButtons: (rule: Redirect) => ReactNode,
): readonly GridColumn<Redirect>[] {
  return [
    {
      id: 'source',
      title: labels.columns.source,
      cell: ({ id, source, regex }) => (
        <>
          <Path path={regex ?? source} />
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
          {moveButtons(rule)}
        </span>
      ),
    },
    { id: 'target', title: labels.columns.target, cell: ({ target }) => <Path path={target} /> },
    { id: 'match', title: labels.columns.match, cell: ({ match }) => labels.matches[match] },
    {
      id: 'permanent',
      title: labels.columns.sends,
      cell: ({ target, permanent }) => (target === 'gone' ? 410 : permanent ? 301 : 302),
      align: 'end',
    },
    {
      id: 'enabled',
      title: labels.columns.status,
      cell: ({ enabled }) => (
        <Badge tone={enabled ? 'good' : 'plain'}>{enabled ? labels.enabled : labels.disabled}</Badge>
      ),
    },
  ];
}

function Path({ path }: { path: string }) {
  return (
    <span dir="ltr" className={styles.path}>
      {path}
    </span>
  );
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
