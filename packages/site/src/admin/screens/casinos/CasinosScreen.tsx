import { adminPath, type Casino, type OperationInput, routePath } from '@croupier/core';
import { adminLabels, englishCardLabels, messages } from '@croupier/core/messages';
import {
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
import { useRefusal } from '../../backend/use-refusal.js';
import { type ListFilter, optionsOf } from '../../list/ListChoice.js';
import { ListScreen, type ListSort } from '../../list/ListScreen.js';
import type { SelectedRows } from '../../list/selected-rows.js';
import { useListQuestion } from '../../list/use-list-question.js';
import { useListState } from '../../list/use-list-state.js';
import { type RowMark, useRowVerbs } from '../../list/use-row-verbs.js';
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

const MARKS: readonly RowMark<Casino>[] = [
  {
    operation: 'casinos.activate',
    flag: 'isActive',
    value: true,
    label: actions.activate,
    done: done.activated,
  },
  {
    operation: 'casinos.deactivate',
    flag: 'isActive',
    value: false,
    label: actions.deactivate,
    done: done.deactivated,
  },
  {
    operation: 'casinos.feature',
    flag: 'isFeatured',
    value: true,
    label: actions.feature,
    done: done.featured,
  },
  {
    operation: 'casinos.unfeature',
    flag: 'isFeatured',
    value: false,
    label: actions.unfeature,
    done: done.unfeatured,
  },
];

/** The list of casinos: search, filter, sort, and what can be done with one or with many. */
export function CasinosScreen() {
  const download = useDownload();
  const list = useListState();
  const [isImporting, setImporting] = useState(false);
  const mayNotImport = useRefusal()('import and delete content');
  const { mayNotEdit, bulk, entriesOf, dialog } = useRowVerbs<Casino>({
    collection: 'casinos',
    editPermission: 'edit casinos, bonuses and games',
    marks: MARKS,
    nameOf,
    confirmDelete: { title: (selected) => messages.casino.confirmDelete(nameOf(selected)) },
  });
  const status = list.filter('status');
  const query: Query = {
    ...(list.search === '' ? {} : { search: list.search }),
    ...(isStatus(status) && status !== 'all' ? { status: [status] } : {}),
    sort: SORTS.find(({ value }) => value === list.sort)?.value ?? 'name',
  };
  const casinos = useListQuestion('casinos.list', query, list);

  return (
    <ListScreen
      name="casinos"
      title={labels.title}
      count={labels.count}
      actions={
        <>
          <ReasonedButton variant="plain" disabledReason={mayNotImport} onClick={() => setImporting(true)}>
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
          <Button
            variant="plain"
            onClick={() =>
              void download('casinos.export', { ...query, full: true, format: 'xlsx' }, 'casinos.xlsx')
            }
          >
            {labels.exportWorkbook}
          </Button>
          <ButtonLink href={adminPath('casino-new')}>{labels.add}</ButtonLink>
        </>
      }
      list={list}
      answer={casinos}
      columns={COLUMNS}
      rowActions={(casino) =>
        entriesOf(casino, [
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
        ])
      }
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      searchLabel={labels.search}
      filters={FILTERS}
      sorts={{ label: labels.sort, choices: SORTS }}
      bulk={bulk}
      onOpen={({ id }) => navigate(adminPath('casino-view', id))}
      none={labels.none}
      noneYet={labels.noneYet}
      noneYetText={labels.noneYetText}
      firstStep={<ButtonLink href={adminPath('casino-new')}>{labels.add}</ButtonLink>}
    >
      <WhenOpened isOpen={isImporting} onClose={() => setImporting(false)}>
        <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
      </WhenOpened>
      {dialog}
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
