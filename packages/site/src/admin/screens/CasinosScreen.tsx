import { adminPath, allows, type Casino, type OperationInput } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import {
  Badge,
  Button,
  ButtonLink,
  ConfirmDialog,
  EmptyState,
  FormattedDate,
  Pagination,
  SearchField,
  SelectField,
  Table,
} from '@croupier/ui/admin';
import { useDeferredValue, useState } from 'react';
import { navigate } from '../../navigation.js';
import { useBackend } from '../backend.js';
import { ImportDialog } from '../ImportDialog.js';
import { RowActions } from '../RowActions.js';
import { LoadFailure } from '../ScreenBoundary.js';
import { replaceAddressValues, useAddressValue, usePage } from '../use-address.js';
import { useDownload } from '../use-download.js';
import { tellFailure, useChange, useQuestion } from '../use-operations.js';
import styles from './CasinosScreen.module.css';
import list from './list.module.css';

const { casinos: labels, rows } = adminLabels;
const { badges } = labels;
const actions = { ...rows.actions, ...labels.actions };
const done = { ...rows.done, ...labels.done };

const PER_PAGE = 50;

type Query = OperationInput<'casinos.list'>;
type Sort = NonNullable<Query['sort']>;
type Status = keyof typeof labels.statuses;

const statusOptions = Object.entries(labels.statuses).map(([value, label]) => ({ value, label }));
const sortOptions = Object.entries(labels.sorts).map(([value, label]) => ({ value, label }));

/** The list of casinos: search, filter, sort, and what can be done with one or with many. */
export function CasinosScreen() {
  const backend = useBackend();
  const change = useChange();
  const download = useDownload();
  const role = backend.getSession().user?.role;
  const mayDelete = allows('import and delete content', role);
  const [search] = useAddressValue('q');
  const [status] = useAddressValue('status');
  const [sort] = useAddressValue('sort');
  const [page, setPage] = usePage();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isImporting, setImporting] = useState(false);
  const [deleting, setDeleting] = useState<readonly Casino[]>([]);
  const query: Query = {
    ...(search === '' ? {} : { search }),
    ...(isStatus(status) && status !== 'all' ? { status: [status] } : {}),
    sort: isSort(sort) ? sort : 'name',
  };
  const casinos = useQuestion('casinos.list', {
    ...useDeferredValue(query),
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  });
  const { records = [], total = 0 } = casinos.data ?? {};
  const chosen = records.filter(({ id }) => selected.has(id));

  /** Performs one change on casinos, and tells it. */
  const apply = async (verb: keyof typeof VERBS, of: readonly Casino[]) => {
    const [operation, message] = VERBS[verb];
    try {
      await change(operation, { records: of.map(({ id }) => id) }, { message: message(nameOf(of)) });
      setSelected(new Set());
    } catch (error) {
      tellFailure(error);
    }
  };
  const filter = (values: Record<string, string>) => replaceAddressValues({ page: '', ...values });

  return (
    <div className={list.root}>
      <div className={list.head}>
        <div>
          <h1>{labels.title}</h1>
          <p role="status" className={list.count}>
            {casinos.data === undefined ? adminLabels.loading : labels.count(total)}
          </p>
        </div>
        <div className={list.actions}>
          {allows('import and delete content', role) ? (
            <Button variant="plain" onClick={() => setImporting(true)}>
              {labels.import}
            </Button>
          ) : null}
          <Button variant="plain" onClick={() => void download('casinos.export', query, 'casinos.csv')}>
            {labels.export}
          </Button>
          <ButtonLink href={adminPath('casino-new')}>{labels.add}</ButtonLink>
        </div>
      </div>
      <search className={list.filters}>
        <SearchField
          label={labels.search}
          hidesLabel
          placeholder={labels.search}
          value={search}
          onChange={(event) => filter({ q: event.currentTarget.value })}
        />
        <SelectField
          label={labels.status}
          hidesLabel
          options={statusOptions}
          value={isStatus(status) ? status : 'all'}
          onChange={({ currentTarget: { value } }) => filter({ status: value === 'all' ? '' : value })}
        />
        <SelectField
          label={labels.sort}
          hidesLabel
          options={sortOptions}
          value={isSort(sort) ? sort : 'name'}
          onChange={({ currentTarget: { value } }) => filter({ sort: value === 'name' ? '' : value })}
        />
      </search>
      {casinos.error !== null && casinos.data === undefined ? (
        <LoadFailure error={casinos.error} onRetry={() => void casinos.refetch()} />
      ) : (
        <Table
          caption={labels.title}
          hidesCaption
          isLoading={casinos.isPending}
          rows={records}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          selected={selected}
          onSelect={setSelected}
          empty={<EmptyState title={search === '' && status === '' ? labels.noneYet : labels.none} />}
          actions={
            <>
              <Button variant="plain" onClick={() => void apply('activate', chosen)}>
                {actions.activate}
              </Button>
              <Button variant="plain" onClick={() => void apply('deactivate', chosen)}>
                {actions.deactivate}
              </Button>
              <Button variant="plain" onClick={() => void apply('feature', chosen)}>
                {actions.feature}
              </Button>
              <Button variant="plain" onClick={() => void apply('unfeature', chosen)}>
                {actions.unfeature}
              </Button>
              {mayDelete ? (
                <Button variant="danger" onClick={() => setDeleting(chosen)}>
                  {actions.delete}
                </Button>
              ) : null}
            </>
          }
          columns={[
            { title: labels.columns.casino, cell: (casino) => <CasinoCell {...casino} /> },
            {
              title: labels.columns.rating,
              cell: ({ rating }) => <RatingCell rating={rating} />,
              align: 'end',
            },
            {
              title: labels.columns.status,
              cell: ({ isActive }) => (
                <Badge tone={isActive ? 'good' : 'plain'}>
                  {isActive ? rows.badges.active : rows.badges.inactive}
                </Badge>
              ),
            },
            {
              title: labels.columns.featured,
              cell: ({ isFeatured }) => (
                <Badge tone={isFeatured ? 'accent' : 'plain'}>
                  {isFeatured ? badges.featured : badges.regular}
                </Badge>
              ),
            },
            { title: labels.columns.created, cell: ({ createdAt }) => <FormattedDate date={createdAt} /> },
            {
              title: rows.column,
              cell: (casino) => (
                <RowActions
                  name={casino.name}
                  entries={[
                    { label: actions.view, onAction: () => navigate(adminPath('casino-view', casino.id)) },
                    { label: actions.edit, onAction: () => navigate(adminPath('casino-edit', casino.id)) },
                    casino.isActive
                      ? { label: actions.deactivate, onAction: () => void apply('deactivate', [casino]) }
                      : { label: actions.activate, onAction: () => void apply('activate', [casino]) },
                    casino.isFeatured
                      ? { label: actions.unfeature, onAction: () => void apply('unfeature', [casino]) }
                      : { label: actions.feature, onAction: () => void apply('feature', [casino]) },
                    ...(mayDelete
                      ? ([
                          'line',
                          { label: actions.delete, tone: 'danger', onAction: () => setDeleting([casino]) },
                        ] as const)
                      : []),
                  ]}
                />
              ),
            },
          ]}
        />
      )}
      <Pagination page={page} perPage={PER_PAGE} total={total} onPage={setPage} />
      <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
      <ConfirmDialog
        title={messages.casino.confirmDelete(nameOf(deleting))}
        confirmLabel={actions.delete}
        isOpen={deleting.length > 0}
        onOpenChange={(isOpen) => (isOpen ? undefined : setDeleting([]))}
        onConfirm={() => apply('delete', deleting)}
      />
    </div>
  );
}

const VERBS = {
  activate: ['casinos.activate', done.activated],
  deactivate: ['casinos.deactivate', done.deactivated],
  feature: ['casinos.feature', done.featured],
  unfeature: ['casinos.unfeature', done.unfeatured],
  delete: ['casinos.delete', done.deleted],
} as const;

function CasinoCell({ id, name, description, isBlacklisted, blacklistSeverity }: Casino) {
  return (
    <div className={styles.casino}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <div className={styles.words}>
        <a href={adminPath('casino-view', id)}>{name}</a>{' '}
        {isBlacklisted ? <Badge tone="poor">{badges.blacklisted(blacklistSeverity)}</Badge> : null}
        <p className={styles.description}>{description}</p>
      </div>
    </div>
  );
}

function RatingCell({ rating }: { rating: number }) {
  return (
    <span className={styles.rating}>
      {rating}
      <svg className={styles.star} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1.8l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.7l-5.1 2.9L6 11.8l-4.3-4 5.8-.7z" />
      </svg>
    </span>
  );
}

function nameOf(casinos: readonly Casino[]): string {
  return casinos.length === 1 ? (casinos[0]?.name ?? '') : labels.count(casinos.length);
}

function isStatus(value: string): value is Status {
  return Object.hasOwn(labels.statuses, value);
}

function isSort(value: string): value is Sort {
  return Object.hasOwn(labels.sorts, value);
}
