import type { OperationResult } from '@croupier/core';
import { tournamentFields } from '@croupier/core/forms';
import { adminCommunityLabels, adminLabels, messages, tournamentLabels } from '@croupier/core/messages';
import {
  Badge,
  Button,
  Dialog,
  EmptyState,
  EntityForm,
  FormattedDate,
  SearchField,
  Table,
  type TableColumn,
} from '@croupier/ui/admin';
import { useState } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { ListChoice, optionsOf } from '../list/ListChoice.js';
import { NothingFound } from '../list/NothingFound.js';
import { useListState } from '../list/use-list-state.js';
import { actionsColumn } from '../records/RowActions.js';
import { SampleNotice, tellNoSample, tellSample } from '../SampleNotice.js';
import { ScreenHead } from '../ScreenHead.js';
import list from './list.module.css';

const { tournaments: labels } = adminCommunityLabels;

type Tournament = OperationResult<'community.show'>['tournaments'][number];

/** The sample tournaments: searched, filtered by status, and a form that keeps nothing. */
export function TournamentsScreen() {
  const community = useQuestion('community.show', {});
  const [edited, setEdited] = useState<Tournament | 'new'>();
  return (
    <div className={list.root}>
      <ScreenHead
        title={labels.title}
        text={
          community.data === undefined ? adminLabels.loading : labels.count(community.data.tournaments.length)
        }
        actions={<Button onClick={() => setEdited('new')}>{labels.add}</Button>}
      />
      <Loaded query={community}>
        {({ tournaments }) => <TournamentList all={tournaments} onEdit={setEdited} />}
      </Loaded>
      <Dialog
        size="large"
        title={edited === 'new' ? labels.add : labels.edit}
        isOpen={edited !== undefined}
        onOpenChange={(isOpen) => (isOpen ? undefined : setEdited(undefined))}
      >
        <EntityForm
          label={labels.form}
          fields={FIELDS}
          value={edited === 'new' ? undefined : edited}
          onCancel={() => setEdited(undefined)}
          onSubmit={() => {
            setEdited(undefined);
            if (community.data?.tournaments.length === 0)
              tellNoSample({ noneYet: messages.tournament.none, noneYetText: labels.noneYetText });
            else tellSample();
          }}
        />
      </Dialog>
    </div>
  );
}

/** The fields of the form: all but the id. */
const FIELDS = tournamentFields.filter(({ path }) => path !== 'id');

function TournamentList({
  all,
  onEdit,
}: {
  all: readonly Tournament[];
  onEdit: (tournament: Tournament) => void;
}) {
  const state = useListState();
  const wanted = state.search.trim().toLowerCase();
  const status = state.filter('status');
  const shown = all.filter(
    (one) =>
      `${one.title}\n${one.casino}`.toLowerCase().includes(wanted) &&
      (status === '' || one.status === status),
  );
  return (
    <>
      {all.length === 0 ? null : <SampleNotice />}
      <div className={list.filters}>
        <SearchField
          label={labels.search}
          hidesLabel
          placeholder={labels.search}
          value={state.search}
          onChange={({ currentTarget }) => state.change({ q: currentTarget.value })}
        />
        <ListChoice name="status" label={labels.status} options={optionsOf(labels.statuses)} list={state} />
      </div>
      <Table
        caption={labels.title}
        hidesCaption
        rows={shown}
        rowKey={({ id }) => id}
        columns={[
          ...COLUMNS,
          actionsColumn<Tournament>(
            ({ title }) => title,
            (row) => [
              { label: adminLabels.rows.actions.edit, onAction: () => onEdit(row) },
              'line',
              { label: adminLabels.rows.actions.delete, tone: 'danger', onAction: tellSample },
            ],
          ),
        ]}
        empty={
          all.length === 0 ? (
            <EmptyState title={messages.tournament.none} text={labels.noneYetText} />
          ) : (
            <NothingFound title={messages.tournament.none} onClear={() => state.open('')} />
          )
        }
      />
    </>
  );
}

const TONES = { active: 'good', upcoming: 'accent', completed: 'plain' } as const;

const COLUMNS: readonly TableColumn<Tournament>[] = [
  { title: labels.columns.title, cell: ({ title }) => title },
  { title: labels.columns.casino, cell: ({ casino }) => casino },
  { title: labels.columns.prize, align: 'end', cell: ({ prize }) => prize },
  { title: labels.columns.participants, align: 'end', cell: ({ participants }) => participants },
  {
    title: labels.columns.dates,
    cell: ({ startDate, endDate }) => (
      <>
        <FormattedDate date={startDate} /> – <FormattedDate date={endDate} />
      </>
    ),
  },
  {
    title: labels.columns.status,
    cell: ({ status }) => <Badge tone={TONES[status]}>{labels.statuses[status]}</Badge>,
  },
  { title: labels.columns.type, cell: ({ type }) => tournamentLabels.types[type] },
  { title: labels.columns.entryFee, cell: ({ entryFee }) => entryFee },
];
