import { adminPath, type Casino, type OperationInput, routePath } from '@croupier/core';
import { casinoFields } from '@croupier/core/forms';
import {
  adminLabels,
  adminListLabels,
  adminMergeLabels,
  englishCardLabels,
  messages,
} from '@croupier/core/messages';
import {
  Badge,
  ButtonLink,
  FormattedDate,
  type GridColumn,
  lazyPart,
  ReasonedButton,
} from '@croupier/ui/admin';
import { useState } from 'react';
import { navigate } from '../../../navigation.js';
import { useRefusal } from '../../backend/use-refusal.js';
import { beginningOf } from '../../beginning-of.js';
import { ExportButtons } from '../../import/FileButtons.js';
import type { BulkAction } from '../../list/bulk/bulk-actions.js';
import { recordFields } from '../../list/fields/record-fields.js';
import { viewColumns } from '../../list/fields/view-columns.js';
import { type ListFilter, optionsOf } from '../../list/ListChoice.js';
import { ListScreen } from '../../list/ListScreen.js';
import { listQuery } from '../../list/list-query.js';
import { sortsOf } from '../../list/list-sorts.js';
import { activation } from '../../list/row-flags.js';
import type { RowFlag, RowVerb } from '../../list/row-verb.js';
import { useListQuestion } from '../../list/use-list-question.js';
import { useListState } from '../../list/use-list-state.js';
import { useRowVerbs } from '../../list/use-row-verbs.js';
import { WhenOpened } from '../../WhenOpened.js';
import styles from './CasinosScreen.module.css';

const ImportDialog = lazyPart(async () => (await import('../../import/ImportDialog.js')).ImportDialog);

const MergeDialog = lazyPart(async () => (await import('../../casinos/MergeDialog.js')).MergeDialog);

/** More of them side by side are no longer compared. */
const MAX_MERGED = 5;

const { casinos: labels, rows } = adminLabels;
const { badges, sorts } = labels;
const { actions } = rows;

type Query = OperationInput<'casinos.list'>;
type Status = NonNullable<Query['status']>[number];

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: labels.status,
    options: optionsOf(labels.statuses),
  },
];

const SORTS = sortsOf(sorts, { newest: '-createdAt', oldest: 'createdAt' });

const FIELDS = recordFields(casinoFields);

const FLAGS: readonly RowFlag<Casino>[] = [
  activation('casinos'),
  {
    flag: 'isFeatured',
    on: { operation: 'casinos.feature', label: labels.actions.feature, done: labels.done.featured },
    off: { operation: 'casinos.unfeature', label: labels.actions.unfeature, done: labels.done.unfeatured },
  },
];

const BLACKLIST: readonly RowVerb[] = [
  {
    operation: 'casinos.blacklist',
    label: adminListLabels.blacklist.put,
    permission: 'blacklist and rename casinos',
    isForOne: true,
    isFor: (casino) => !(casino as Casino).isBlacklisted,
    Question: lazyPart(async () => (await import('../../casinos/BlacklistDialog.js')).BlacklistDialog),
    done: String,
  },
  {
    operation: 'casinos.unblacklist',
    label: adminListLabels.blacklist.takeOff,
    permission: 'blacklist and rename casinos',
    isForOne: true,
    isFor: (casino) => (casino as Casino).isBlacklisted,
    done: adminListLabels.blacklist.takenOff,
  },
];

const rowName = ({ name }: Casino) => name;

/** The list of casinos: search, filter, sort, and what can be done with one or with many. */
export function CasinosScreen() {
  const list = useListState();
  const [isImporting, setImporting] = useState(false);
  const [merging, setMerging] = useState<{ casinos: string[]; clear: () => void }>();
  const mayNotImport = useRefusal()('import and delete content');
  const { mayNotEdit, bulk, entriesOf, dialog } = useRowVerbs<Casino>({
    collection: 'casinos',
    editPermission: 'edit casinos, bonuses and games',
    flags: FLAGS,
    verbs: BLACKLIST,
    rowName,
    count: labels.count,
    confirmDelete: { title: messages.casino.confirmDelete },
  });
  const mergeAction: BulkAction<Casino> = {
    label: adminMergeLabels.action,
    disabledReason: mayNotImport,
    refusal: (count) => (count < 2 || count > MAX_MERGED ? adminMergeLabels.fewSelected : undefined),
    onAction: async ({ findKeys, clear }) => setMerging({ casinos: (await findKeys()).sort(), clear }),
  };
  const { status, ...asked } = listQuery<{ status?: Status }>(list, {
    filters: FILTERS,
    sorts: SORTS,
    fields: FIELDS,
  });
  const query: Query = { sort: 'name', ...asked, ...(status === undefined ? {} : { status: [status] }) };
  const casinos = useListQuestion('casinos.list', query, list);

  return (
    <ListScreen
      fields={FIELDS}
      editPermission="edit casinos, bonuses and games"
      name="casinos"
      labels={labels}
      actions={
        <>
          <ReasonedButton variant="plain" disabledReason={mayNotImport} onClick={() => setImporting(true)}>
            {adminListLabels.files.import}
          </ReasonedButton>
          <ExportButtons collection="casinos" query={query} columns={viewColumns(COLUMNS, FIELDS, list)} />
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
            label: actions.duplicate,
            disabledReason: mayNotEdit,
            onAction: () => navigate(`${adminPath('casino-new')}?copy=${casino.id}`),
          },
          {
            label: adminLabels.openOnSite,
            disabledReason: casino.isActive ? undefined : adminLabels.inactiveReason,
            onAction: () => window.open(routePath({ kind: 'review', slug: casino.slug }), '_blank'),
          },
        ])
      }
      rowName={rowName}
      filters={FILTERS}
      sorts={{ label: labels.sort, choices: SORTS }}
      bulk={[...bulk.slice(0, -1), mergeAction, ...bulk.slice(-1)]}
      onOpen={({ id }) => navigate(adminPath('casino-view', id))}
      firstStep={<ButtonLink href={adminPath('casino-new')}>{labels.add}</ButtonLink>}
    >
      <WhenOpened isOpen={isImporting} onClose={() => setImporting(false)}>
        <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
      </WhenOpened>
      <WhenOpened isOpen={merging !== undefined} onClose={() => setMerging(undefined)}>
        <MergeDialog
          casinos={merging?.casinos}
          onClose={() => setMerging(undefined)}
          onMerged={() => merging?.clear()}
        />
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
    id: 'isActive',
    title: labels.columns.status,
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? rows.badges.active : rows.badges.inactive}</Badge>
    ),
  },
  {
    id: 'isFeatured',
    title: labels.columns.featured,
    cell: ({ isFeatured }) => (
      <Badge tone={isFeatured ? 'accent' : 'plain'}>{isFeatured ? badges.featured : badges.regular}</Badge>
    ),
  },
  {
    id: 'createdAt',
    title: labels.columns.created,
    sortKey: 'createdAt',
    cell: ({ createdAt }) => <FormattedDate date={createdAt} />,
  },
];

/** More than one line of a wide screen holds, in characters; what is hidden behind the line would be laid out too. */
const MAX_SHOWN_DESCRIPTION = 120;

function CasinoCell({ id, name, description, isBlacklisted, blacklistSeverity }: Casino) {
  return (
    <div className={styles.casino}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <div className={styles.words}>
        <a href={adminPath('casino-view', id)}>{name}</a>{' '}
        {isBlacklisted ? <Badge tone="poor">{badges.blacklisted(blacklistSeverity)}</Badge> : null}
        <p className={styles.description}>{beginningOf(description, MAX_SHOWN_DESCRIPTION)}</p>
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
