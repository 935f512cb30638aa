import { adminPath, allows, type OperationResult } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { Button, ButtonLink, Drawer, type GridColumn } from '@croupier/ui/admin';
import { useMemo, useState } from 'react';
import { type SessionState, useAdmin } from '../backend/backend.js';
import { toastFailure, useChange, useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import type { ListFilter } from '../list/ListChoice.js';
import { ListScreen } from '../list/ListScreen.js';
import { useListQuestion } from '../list/use-list-question.js';
import { useListState } from '../list/use-list-state.js';
import { RelativeTime } from '../RelativeTime.js';
import { EntryDiff } from '../records/history/EntryDiff.js';
import { QuestionDialog } from '../records/QuestionDialog.js';
import { useAddressValue } from '../use-address.js';
import styles from './list.module.css';

const { history: labels, rows } = adminLabels;
const LABELS = {
  title: labels.title,
  count: labels.count,
  none: labels.noneMatch,
  noneYet: labels.none,
  noneYetText: labels.noneText,
};
const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
/** From how many of the latest changes the filters take their choices. */
const RECENT = 500;
const DAY_MS = 86_400_000;

type Header = OperationResult<'history.list'>['records'][number];

/** Who changed what, when; each change can be looked at and taken back. */
export function HistoryScreen() {
  const { user } = useAdmin().getSession();
  const mayUndo = allows('undo own changes', user?.role);
  const change = useChange();
  const list = useListState();
  const [shown, setShown] = useAddressValue('change');
  const [undoing, setUndoing] = useState<Header>();
  const filters = useFilters();
  const since = list.filter('since');
  const changes = useListQuestion(
    'history.list',
    {
      ...given('operation', list.filter('operation')),
      ...given('by', list.filter('by')),
      ...given('record', list.filter('record')),
      ...(/^\d+$/.test(since) ? { since: startOfDay(Number(since)) } : {}),
    },
    list,
  );

  const redo = () => toastFailure(change('history.redo', {}, { message: labels.redone }));
  return (
    <ListScreen
      name="history"
      labels={LABELS}
      actions={
        mayUndo ? (
          <Button variant="plain" onClick={redo}>
            {labels.redo}
          </Button>
        ) : null
      }
      list={list}
      answer={changes}
      columns={columnsOf(setShown, (header) =>
        canTakeBack(header, user) ? () => setUndoing(header) : undefined,
      )}
      rowName={({ number }) => labels.change(number)}
      filters={filters}
      notice={
        list.filter('record') === '' ? null : (
          <p className={styles.marks}>
            {labels.ofRecord(list.filter('record'))}
            <Button variant="quiet" onClick={() => list.change({ record: '' })}>
              {adminLabels.list.clear}
            </Button>
          </p>
        )
      }
      firstStep={<ButtonLink href={adminPath('dashboard')}>{adminLabels.toDashboard}</ButtonLink>}
    >
      <Drawer
        title={labels.change(Number(shown))}
        isOpen={shown !== ''}
        onOpenChange={(isOpen) => (isOpen ? undefined : setShown(''))}
      >
        {shown === '' ? null : <ChangeDetails change={shown} />}
      </Drawer>
      <QuestionDialog
        title={labels.confirmUndo(undoing?.number ?? 0)}
        text={undoing && `${labels.operation(undoing.operation)} ${undoing.subject}`}
        confirmLabel={labels.undo}
        variant="primary"
        isOpen={undoing !== undefined}
        onOpenChange={(isOpen) => (isOpen ? undefined : setUndoing(undefined))}
        onConfirm={() =>
          change(
            'history.undo',
            { change: undoing?.id ?? '' },
            { message: labels.undone(undoing?.number ?? 0) },
          )
        }
      />
    </ListScreen>
  );
}

/** Whether somebody may take a change back, and it says what was before: one of passwords alone does not. */
function canTakeBack(
  { by, operation, inserted, updated, removed }: Header,
  user: SessionState['user'],
): boolean {
  const isKept = operation !== 'store.init' && inserted + updated + removed > 0;
  const isOwn = by.id !== undefined && by.id === user?.id;
  return isKept && allows(isOwn ? 'undo own changes' : "undo anyone's changes", user?.role);
}

/** The columns; `undoOf` makes what takes a change back, where that can be. */
function columnsOf(
  onShow: (number: string) => void,
  undoOf: (header: Header) => (() => void) | undefined,
): readonly GridColumn<Header>[] {
  return [
    {
      id: 'what',
      title: labels.columns.what,
      cell: ({ number, operation, subject }) => (
        <>
          <button type="button" className={styles.linkButton} onClick={() => onShow(String(number))}>
            {labels.operation(operation)}
          </button>
          <p className={styles.below}>{subject}</p>
        </>
      ),
    },
    { id: 'who', title: labels.columns.who, cell: ({ by }) => by.name },
    {
      id: 'when',
      title: labels.columns.when,
      cell: ({ at }) => <RelativeTime at={at} />,
    },
    {
      id: 'counts',
      title: labels.columns.counts,
      cell: ({ inserted, updated, removed }) => labels.counts(inserted, updated, removed),
    },
    { id: 'number', title: labels.columns.number, align: 'end', cell: ({ number }) => number },
    {
      id: 'actions',
      title: rows.column,
      isFixed: true,
      align: 'end',
      cell: (header) => {
        const onUndo = undoOf(header);
        return (
          <span className={styles.rowButtons}>
            <Button variant="quiet" onClick={() => onShow(String(header.number))}>
              {labels.show}
              <span className="cr-visually-hidden"> {labels.change(header.number)}</span>
            </Button>
            {onUndo === undefined ? null : (
              <Button variant="quiet" onClick={onUndo}>
                {labels.undo}
                <span className="cr-visually-hidden"> {labels.change(header.number)}</span>
              </Button>
            )}
          </span>
        );
      },
    },
  ];
}

/** Who, what and since when, with the choices that recent changes give. */
function useFilters(): readonly ListFilter[] {
  const recent = useQuestion('history.list', { limit: RECENT }).data?.records;
  return useMemo(() => {
    const { everyone, everything, since } = labels.filters;
    const names = [...new Set(recent?.map(({ by }) => by.name))].sort();
    const operations = [...new Set(recent?.map(({ operation }) => operation))].sort();
    return [
      {
        name: 'by',
        label: labels.columns.who,
        options: [{ value: '', label: everyone }, ...names.map((value) => ({ value, label: value }))],
      },
      {
        name: 'operation',
        label: labels.columns.what,
        options: [
          { value: '', label: everything },
          ...operations.map((value) => ({ value, label: labels.operation(value) })),
        ],
      },
      {
        name: 'since',
        label: labels.columns.when,
        options: Object.entries(since).map(([days, label]) => ({
          value: days === 'ever' ? '' : days.slice(1),
          label,
        })),
      },
    ];
  }, [recent]);
}

/** What one change did, record by record and field by field. */
function ChangeDetails({ change }: { change: string }) {
  return (
    <Loaded query={useQuestion('history.show', { change })}>
      {({ record }) => (
        <div className={styles.root}>
          <p className={styles.count}>
            {labels.operation(record.operation)}, {record.by.name}, {MOMENT.format(new Date(record.at))}
          </p>
          {record.entries.map((entry) => (
            <section key={`${entry.in} ${entry.id}`} className={styles.root}>
              <h3 className={styles.entry}>{labels.entry(entry.name, labels.did[entry.did])}</h3>
              <EntryDiff {...entry} />
            </section>
          ))}
        </div>
      )}
    </Loaded>
  );
}

function given<K extends string>(name: K, value: string): { [P in K]?: string } {
  return (value === '' ? {} : { [name]: value }) as { [P in K]?: string };
}

/** The beginning of the day so many days ago, in the reader's time zone; 0 is today. The same all day long. */
function startOfDay(days: number): string {
  const now = new Date(Date.now() - days * DAY_MS);
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString();
}
