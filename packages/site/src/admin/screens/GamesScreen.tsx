import { type Game, type OperationInput, routePath } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import { Badge, GameForm, type GridColumn, ReasonedButton } from '@croupier/ui/admin';
import { useState } from 'react';
import { DeleteDialog } from '../DeleteDialog.js';
import { FileButtons } from '../import/FileButtons.js';
import { type ListFilter, optionsOf } from '../list/ListChoice.js';
import { ListScreen } from '../list/ListScreen.js';
import { sortsOf } from '../list/list-sorts.js';
import { changeSelected, onlyRow, type SelectedRows } from '../list/selected-rows.js';
import { useListQuestion } from '../list/use-list-question.js';
import { useListState } from '../list/use-list-state.js';
import { RecordDialog, type RecordDialogProps } from '../RecordDialog.js';
import { useAddressValue } from '../use-address.js';
import { useChange } from '../use-operations.js';
import { useRefusal } from '../use-refusal.js';
import styles from './list.module.css';

const { games: labels, rows } = adminLabels;

type Category = NonNullable<OperationInput<'games.list'>['category']>;

const SORTS = sortsOf(labels.sorts);

const FILTERS: readonly ListFilter[] = [
  {
    name: 'category',
    label: labels.category,
    options: optionsOf(labels.categories),
  },
];

/** The list of games, with a dialog to add or edit one. */
export function GamesScreen() {
  const change = useChange();
  const refusal = useRefusal();
  const list = useListState();
  const [edited, setEdited] = useAddressValue('edit');
  const [deleting, setDeleting] = useState<SelectedRows<Game>>();
  const mayNotEdit = refusal('edit casinos, bonuses and games');
  const mayNotDelete = refusal('import and delete content');
  const category = list.filter('category');
  const query = {
    ...(list.search === '' ? {} : { search: list.search }),
    ...sortAsked(list.sort),
    ...(isCategory(category) ? { category } : {}),
  };
  const games = useListQuestion('games.list', query, list);

  const setFeatured = (selected: SelectedRows<Game>, featured: boolean) => {
    const message = adminLabels.casinos.done[featured ? 'featured' : 'unfeatured'](nameOf(selected));
    return changeSelected(selected, (records) =>
      change('games.edit', { records, changes: { featured } }, { message }),
    );
  };
  const remove = async (selected: SelectedRows<Game>) => {
    const records = await selected.findKeys();
    await change('games.delete', { records }, { message: rows.done.deleted(nameOf(selected)) });
    selected.clear();
  };

  return (
    <ListScreen
      name="games"
      title={labels.title}
      count={labels.count}
      actions={
        <>
          <FileButtons collection="games" query={query} />
          <ReasonedButton disabledReason={mayNotEdit} onClick={() => setEdited('new')}>
            {labels.add}
          </ReasonedButton>
        </>
      }
      list={list}
      answer={games}
      columns={COLUMNS}
      rowActions={(game) => [
        { label: rows.actions.edit, disabledReason: mayNotEdit, onAction: () => setEdited(game.id) },
        {
          label: adminLabels.openOnSite,
          onAction: () => window.open(routePath({ kind: 'games' }), '_blank'),
        },
        'line',
        {
          label: rows.actions.delete,
          tone: 'danger',
          disabledReason: mayNotDelete,
          onAction: () => setDeleting(onlyRow(game)),
        },
      ]}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      searchLabel={labels.search}
      sorts={{ label: adminLabels.casinos.sort, choices: SORTS }}
      filters={FILTERS}
      bulk={[
        {
          label: adminLabels.casinos.actions.feature,
          disabledReason: mayNotEdit,
          onAction: (selected) => setFeatured(selected, true),
        },
        {
          label: adminLabels.casinos.actions.unfeature,
          disabledReason: mayNotEdit,
          onAction: (selected) => setFeatured(selected, false),
        },
        { label: rows.actions.delete, tone: 'danger', disabledReason: mayNotDelete, onAction: setDeleting },
      ]}
      onOpen={({ id }) => setEdited(id)}
      none={labels.none}
      noneYet={labels.noneYet}
      noneYetText={labels.noneYetText}
      firstStep={
        <ReasonedButton disabledReason={mayNotEdit} onClick={() => setEdited('new')}>
          {labels.add}
        </ReasonedButton>
      }
    >
      <RecordDialog
        collection="games"
        Form={GameForm as RecordDialogProps['Form']}
        record={edited === '' ? undefined : edited}
        titles={labels.dialog}
        onClose={() => setEdited('')}
      />
      <DeleteDialog
        item={deleting}
        title={() => messages.game.confirmDelete}
        text={nameOf}
        onClose={() => setDeleting(undefined)}
        onDelete={remove}
      />
    </ListScreen>
  );
}

const COLUMNS: readonly GridColumn<Game>[] = [
  { id: 'name', sortKey: 'name', title: labels.columns.game, cell: ({ name }) => name },
  { id: 'provider', sortKey: 'provider', title: labels.columns.provider, cell: ({ provider }) => provider },
  { id: 'rtp', title: labels.columns.rtp, align: 'end', cell: ({ rtp }) => rtp },
  { id: 'volatility', title: labels.columns.volatility, cell: ({ volatility }) => volatility },
  {
    id: 'rating',
    sortKey: 'rating',
    title: labels.columns.rating,
    align: 'end',
    cell: ({ rating }) => rating,
  },
  {
    id: 'flags',
    title: labels.columns.flags,
    cell: ({ featured, jackpot }) => (
      <span className={styles.marks}>
        {featured ? <Badge tone="accent">{labels.flags.featured}</Badge> : null}
        {jackpot ? <Badge tone="good">{labels.flags.jackpot}</Badge> : null}
      </span>
    ),
  },
];

function nameOf({ one, count }: SelectedRows<Game>): string {
  return one?.name ?? labels.count(count);
}

function isCategory(value: string): value is Category {
  return value !== 'all' && Object.hasOwn(labels.categories, value);
}

function sortAsked(asked: string): { sort?: (typeof SORTS)[number]['value'] } {
  const found = SORTS.find(({ value }) => value === asked);
  return found === undefined ? {} : { sort: found.value };
}
