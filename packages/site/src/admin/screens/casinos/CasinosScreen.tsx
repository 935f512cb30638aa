import { adminPath, type Casino, type OperationInput, routePath } from '@croupier/core';
import { adminLabels, englishCardLabels, messages } from '@croupier/core/messages';
import {
  type ActionEntry,
  Badge,
  Button,
  ButtonLink,
  FormattedDate,
  type GridColumn,
  lazyPart,
  ReasonedButton,
} from '@croupier/ui/admin';
import { useState } from 'react';
import { navigate } from '../../../navigation.js';
import { useDownload } from '../../backend/use-download.js';
import { useChange } from '../../backend/use-operations.js';
import { useRefusal } from '../../backend/use-refusal.js';
import { type ListFilter, optionsOf } from '../../list/ListChoice.js';
import { ListScreen, type ListSort } from '../../list/ListScreen.js';
import { changeSelected, onlyRow, type SelectedRows } from '../../list/selected-rows.js';
import { useListQuestion } from '../../list/use-list-question.js';
import { useListState } from '../../list/use-list-state.js';
import { DeleteDialog } from '../../records/DeleteDialog.js';
import { WhenOpened } from '../../WhenOpened.js';
import styles from './CasinosScreen.module.css';

const ImportDialog = lazyPart(async () => (await import('../../import/ImportDialog.js')).ImportDialog);

const { casinos: labels, rows } = adminLabels;
const { badges, sorts } = labels;
const actions = { ...rows.actions, ...labels.actions };
const done = { ...rows.done, ...labels.done };

type Query = OperationInput<'casinos.list'>;
type Status = keyof typeof labels.statuses;

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: labels.status,
    options: optionsOf(labels.statuses),
  },
];

const SORTS: readonly (ListSort & { value: keyof typeof sorts })[] = [
  { value: 'name', label: sorts.name, column: 'name', direction: 'ascending' },
  { value: '-name', label: sorts['-name'], column: 'name', direction: 'descending' },
  { value: '-rating', label: sorts['-rating'], column: 'rating', direction: 'descending' },
  { value: 'rating', label: sorts.rating, column: 'rating', direction: 'ascending' },
  { value: 'newest', label: sorts.newest, column: 'created', direction: 'descending' },
  { value: 'oldest', label: sorts.oldest, column: 'created', direction: 'ascending' },
];

const VERBS = {
  activate: ['casinos.activate', done.activated],
  deactivate: ['casinos.deactivate', done.deactivated],
  feature: ['casinos.feature', done.featured],
  unfeature: ['casinos.unfeature', done.unfeatured],
  delete: ['casinos.delete', done.deleted],
} as const;

type Verb = keyof typeof VERBS;

/** The list of casinos: search, filter, sort, and what can be done with one or with many. */
export function CasinosScreen() {
  const change = useChange();
  const download = useDownload();
  const refusal = useRefusal();
  const list = useListState();
  const [isImporting, setImporting] = useState(false);
  const [deleting, setDeleting] = useState<SelectedRows<Casino>>();
  const mayNotEdit = refusal('edit casinos, bonuses and games');
  const mayNotDelete = refusal('import and delete content');
  const status = list.filter('status');
  const query: Query = {
    ...(list.search === '' ? {} : { search: list.search }),
    ...(isStatus(status) && status !== 'all' ? { status: [status] } : {}),
    sort: SORTS.find(({ value }) => value === list.sort)?.value ?? 'name',
  };
  const casinos = useListQuestion('casinos.list', query, list);

  /** Performs one change on casinos, and tells it with an undo. */
  const apply = (verb: Verb, selected: SelectedRows<Casino>) => {
    const [operation, message] = VERBS[verb];
    return changeSelected(selected, (records) =>
      change(operation, { records }, { message: message(nameOf(selected)) }),
    );
  };
  const bulkAction = (verb: Exclude<Verb, 'delete'>) => ({
    label: actions[verb],
    disabledReason: mayNotEdit,
    onAction: (selected: SelectedRows<Casino>) => apply(verb, selected),
  });
  const entriesOf = (casino: Casino): ActionEntry[] => {
    const alone = onlyRow(casino);
    const entry = (verb: Exclude<Verb, 'delete'>): ActionEntry => ({
      label: actions[verb],
      disabledReason: mayNotEdit,
      onAction: () => void apply(verb, alone),
    });
    return [
      { label: actions.view, onAction: () => navigate(adminPath('casino-view', casino.id)) },
      {
        label: actions.edit,
        disabledReason: mayNotEdit,
        onAction: () => navigate(adminPath('casino-edit', casino.id)),
      },
      {
        label: adminLabels.openOnSite,
        disabledReason: casino.isActive ? undefined : adminLabels.inactiveReason,
        onAction: () => window.open(routePath({ kind: 'review', slug: casino.slug }), '_blank'),
      },
      entry(casino.isActive ? 'deactivate' : 'activate'),
      entry(casino.isFeatured ? 'unfeature' : 'feature'),
      'line',
      {
        label: actions.delete,
        tone: 'danger',
        disabledReason: mayNotDelete,
        onAction: () => setDeleting(alone),
      },
    ];
  };

  return (
    <ListScreen
      name="casinos"
      title={labels.title}
      count={labels.count}
      actions={
        <>
          <ReasonedButton variant="plain" disabledReason={mayNotDelete} onClick={() => setImporting(true)}>
            {labels.import}
          </ReasonedButton>
          <Button variant="plain" onClick={() => void download('casinos.export', query, 'casinos.csv')}>
            {labels.export}
          </Button>
          <Button
            variant="plain"
            onClick={() =>
              void download('casinos.export', { ...query, full: true }, 'casinos-all-columns.csv')
            }
          >
            {labels.exportAll}
          </Button>
          <ButtonLink href={adminPath('casino-new')}>{labels.add}</ButtonLink>
        </>
      }
      list={list}
      answer={casinos}
      columns={COLUMNS}
      rowActions={entriesOf}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      searchLabel={labels.search}
      filters={FILTERS}
      sorts={{ label: labels.sort, choices: SORTS }}
      bulk={[
        bulkAction('activate'),
        bulkAction('deactivate'),
        bulkAction('feature'),
        bulkAction('unfeature'),
        { label: actions.delete, tone: 'danger', disabledReason: mayNotDelete, onAction: setDeleting },
      ]}
      onOpen={({ id }) => navigate(adminPath('casino-view', id))}
      none={labels.none}
      noneYet={labels.noneYet}
      noneYetText={labels.noneYetText}
      firstStep={<ButtonLink href={adminPath('casino-new')}>{labels.add}</ButtonLink>}
    >
      <WhenOpened isOpen={isImporting} onClose={() => setImporting(false)}>
        <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
      </WhenOpened>
      <DeleteDialog
        item={deleting}
        title={(selected) => messages.casino.confirmDelete(nameOf(selected))}
        onClose={() => setDeleting(undefined)}
        onDelete={(selected) => apply('delete', selected)}
      />
    </ListScreen>
  );
}

const COLUMNS: readonly GridColumn<Casino>[] = [
  {
    id: 'name',
    title: labels.columns.casino,
    sortKey: 'name',
    cell: (casino) => <CasinoCell {...casino} />,
  },
  {
    id: 'rating',
    title: labels.columns.rating,
    sortKey: 'rating',
    align: 'end',
    cell: ({ rating }) => <RatingCell rating={rating} />,
  },
  {
    id: 'status',
    title: labels.columns.status,
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? rows.badges.active : rows.badges.inactive}</Badge>
    ),
  },
  {
    id: 'featured',
    title: labels.columns.featured,
    cell: ({ isFeatured }) => (
      <Badge tone={isFeatured ? 'accent' : 'plain'}>{isFeatured ? badges.featured : badges.regular}</Badge>
    ),
  },
  {
    id: 'created',
    title: labels.columns.created,
    sortKey: 'created',
    cell: ({ createdAt }) => <FormattedDate date={createdAt} />,
  },
];

/** More than one line of a wide screen holds, in characters; what is hidden behind the line would be laid out too. */
const MAX_SHOWN_DESCRIPTION = 120;

function beginningOf(description: string): string {
  if (description.length <= MAX_SHOWN_DESCRIPTION) return description;
  return `${description.slice(0, MAX_SHOWN_DESCRIPTION).trimEnd()}…`;
}

function CasinoCell({ id, name, description, isBlacklisted, blacklistSeverity }: Casino) {
  return (
    <div className={styles.casino}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <div className={styles.words}>
        <a href={adminPath('casino-view', id)}>{name}</a>{' '}
        {isBlacklisted ? <Badge tone="poor">{badges.blacklisted(blacklistSeverity)}</Badge> : null}
        <p className={styles.description}>{beginningOf(description)}</p>
      </div>
    </div>
  );
}

function RatingCell({ rating }: { rating: number | undefined }) {
  if (rating === undefined) return englishCardLabels.notRated;
  return (
    <span className={styles.rating}>
      {rating}
      <svg className={styles.star} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1.8l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.7l-5.1 2.9L6 11.8l-4.3-4 5.8-.7z" />
      </svg>
    </span>
  );
}

function nameOf({ one, count }: SelectedRows<Casino>): string {
  return one?.name ?? labels.count(count);
}

function isStatus(value: string): value is Status {
  return Object.hasOwn(labels.statuses, value);
}
