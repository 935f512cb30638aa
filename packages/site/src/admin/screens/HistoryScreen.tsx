import { allows, diffRecords, type OperationResult } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { Button, ConfirmDialog, Dialog, EmptyState, Pagination, Table } from '@croupier/ui/admin';
import { useState } from 'react';
import { useBackend } from '../backend.js';
import { Loaded } from '../Loaded.js';
import { LoadFailure } from '../ScreenBoundary.js';
import { useAddressValue, usePage } from '../use-address.js';
import { tellFailure, useChange, useQuestion } from '../use-operations.js';
import list from './list.module.css';

const { history: labels, rows } = adminLabels;
const PER_PAGE = 30;
const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

type Header = OperationResult<'history.list'>['records'][number];
type Entry = OperationResult<'history.show'>['record']['entries'][number];

/** Who changed what, when; each change can be looked at and taken back. */
export function HistoryScreen() {
  const role = useBackend().getSession().user?.role;
  const change = useChange();
  const [page, setPage] = usePage();
  const [shown, setShown] = useAddressValue('change');
  const [undoing, setUndoing] = useState<Header>();
  const changes = useQuestion('history.list', { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  const { records = [], total = 0 } = changes.data ?? {};
  const mayUndo = allows('undo own changes', role);

  const redo = async () => {
    try {
      await change('history.redo', {}, { message: labels.redone });
    } catch (error) {
      tellFailure(error);
    }
  };

  return (
    <div className={list.root}>
      <div className={list.head}>
        <h1>{labels.title}</h1>
        {mayUndo ? (
          <Button variant="plain" onClick={() => void redo()}>
            {labels.redo}
          </Button>
        ) : null}
      </div>
      {changes.error !== null && changes.data === undefined ? (
        <LoadFailure error={changes.error} onRetry={() => void changes.refetch()} />
      ) : (
        <Table
          caption={labels.title}
          hidesCaption
          isLoading={changes.isPending}
          rows={records}
          rowKey={({ id }) => id}
          rowName={({ number }) => labels.change(number)}
          empty={<EmptyState title={labels.none} />}
          columns={[
            { title: labels.columns.number, cell: ({ number }) => number, align: 'end' },
            {
              title: labels.columns.what,
              cell: ({ operation, subject }) => (
                <>
                  {operation} <strong>{subject}</strong>
                </>
              ),
            },
            { title: labels.columns.who, cell: ({ by }) => by.name },
            {
              title: labels.columns.when,
              cell: ({ at }) => <time dateTime={at}>{MOMENT.format(new Date(at))}</time>,
            },
            {
              title: labels.columns.counts,
              cell: ({ inserted, updated, removed }) => labels.counts(inserted, updated, removed),
            },
            {
              title: rows.column,
              cell: (header) => (
                <span className={list.marks}>
                  <Button variant="quiet" onClick={() => setShown(String(header.number))}>
                    {labels.show}
                    <span className="cr-visually-hidden"> {labels.change(header.number)}</span>
                  </Button>
                  {mayUndo ? (
                    <Button variant="quiet" onClick={() => setUndoing(header)}>
                      {labels.undo}
                      <span className="cr-visually-hidden"> {labels.change(header.number)}</span>
                    </Button>
                  ) : null}
                </span>
              ),
            },
          ]}
        />
      )}
      <Pagination page={page} perPage={PER_PAGE} total={total} onPage={setPage} />
      <Dialog
        size="large"
        title={labels.change(Number(shown))}
        isOpen={shown !== ''}
        onOpenChange={(isOpen) => (isOpen ? undefined : setShown(''))}
      >
        {shown === '' ? null : <ChangeDetails change={shown} />}
      </Dialog>
      <ConfirmDialog
        title={labels.confirmUndo(undoing?.number ?? 0)}
        {...(undoing === undefined ? {} : { text: `${undoing.operation} ${undoing.subject}` })}
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
    </div>
  );
}

/** What one change did, record by record and field by field. */
function ChangeDetails({ change }: { change: string }) {
  return (
    <Loaded query={useQuestion('history.show', { change })}>
      {({ record }) =>
        record.entries.map((entry) => (
          <Table
            key={`${entry.in} ${entry.id}`}
            caption={`${entry.in}: ${entry.name} (${labels.did[entry.did]})`}
            rows={fieldRows(entry)}
            rowKey={({ field }) => field}
            columns={[
              { title: labels.field, cell: ({ field }) => field },
              { title: labels.before, cell: ({ before }) => <ValueText value={before} /> },
              { title: labels.after, cell: ({ after }) => <ValueText value={after} /> },
            ]}
          />
        ))
      }
    </Loaded>
  );
}

function fieldRows(entry: Entry): { field: string; before: unknown; after: unknown }[] {
  const before = entry.did === 'insert' ? undefined : entry.before;
  const after = entry.did === 'update' ? entry.after : undefined;
  return Object.entries(diffRecords(before, after)).map(([field, diff]) => ({ field, ...diff }));
}

function ValueText({ value }: { value: unknown }) {
  if (value === null || value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
