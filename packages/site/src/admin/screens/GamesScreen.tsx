import { type Game, type OperationInput, routePath } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import { Badge, ConfirmDialog, GameForm, type GridColumn } from '@croupier/ui/admin';
import { useState } from 'react';
import type { SelectedRows } from '../list/BulkActions.js';
import { type ListFilter, ListScreen } from '../list/ListScreen.js';
import { useListQuestion } from '../list/use-list-question.js';
import { useListState } from '../list/use-list-state.js';
import { ReasonedButton } from '../ReasonedButton.js';
import { RecordDialog, type RecordDialogProps } from '../RecordDialog.js';
import { RowActions } from '../RowActions.js';
import { useAddressValue } from '../use-address.js';
import { tellFailure, useChange } from '../use-operations.js';
import { useRefusal } from '../use-refusal.js';
import styles from './list.module.css';

const { games: labels, rows } = adminLabels;

type Category = NonNullable<OperationInput<'games.list'>['category']>;

const FILTERS: readonly ListFilter[] = [
  {
    name: 'category',
    label: labels.category,
    options: Object.entries(labels.categories).map(([value, label]) => ({ value, label })),
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
  const games = useListQuestion(
    'games.list',
    {
      ...(list.search === '' ? {} : { search: list.search }),
      ...(isCategory(category) ? { category } : {}),
    },
    list,
  );

  const setFeatured = async (selected: SelectedRows<Game>, featured: boolean) => {
    const message = adminLabels.casinos.done[featured ? 'featured' : 'unfeatured'](nameOf(selected));
    try {
      await change('games.edit', { records: await selected.findKeys(), changes: { featured } }, { message });
      selected.clear();
    } catch (error) {
      tellFailure(error);
    }
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
        <ReasonedButton disabledReason={mayNotEdit} onClick={() => setEdited('new')}>
          {labels.add}
        </ReasonedButton>
      }
      list={list}
      answer={games}
      columns={[
        ...COLUMNS,
        {
          id: 'actions',
          title: rows.column,
          isFixed: true,
          align: 'end',
          cell: (game) => (
            <RowActions
              name={game.name}
              entries={[
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
                  onAction: () => setDeleting(only(game)),
                },
              ]}
            />
          ),
        },
      ]}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      searchLabel={labels.search}
      filters={FILTERS}
      bulk={[
        {
          label: adminLabels.casinos.actions.feature,
          disabledReason: mayNotEdit,
          onAction: (selected) => void setFeatured(selected, true),
        },
        {
          label: adminLabels.casinos.actions.unfeature,
          disabledReason: mayNotEdit,
          onAction: (selected) => void setFeatured(selected, false),
        },
        { label: rows.actions.delete, tone: 'danger', disabledReason: mayNotDelete, onAction: setDeleting },
      ]}
      onOpen={({ id }) => setEdited(id)}
      none={labels.none}
      noneYet={labels.noneYet}
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
      <ConfirmDialog
        title={messages.game.confirmDelete}
        text={deleting === undefined ? undefined : nameOf(deleting)}
        confirmLabel={rows.actions.delete}
        isOpen={deleting !== undefined}
        onOpenChange={(isOpen) => (isOpen ? undefined : setDeleting(undefined))}
        onConfirm={() => deleting && remove(deleting)}
      />
    </ListScreen>
  );
}

const COLUMNS: readonly GridColumn<Game>[] = [
  { id: 'name', title: labels.columns.game, cell: ({ name }) => name },
  { id: 'provider', title: labels.columns.provider, cell: ({ provider }) => provider },
  { id: 'rtp', title: labels.columns.rtp, align: 'end', cell: ({ rtp }) => rtp },
  { id: 'volatility', title: labels.columns.volatility, cell: ({ volatility }) => volatility },
  { id: 'rating', title: labels.columns.rating, align: 'end', cell: ({ rating }) => rating },
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

/** One game, as if it were selected. */
function only(game: Game): SelectedRows<Game> {
  return { count: 1, one: game, clear: () => undefined, findKeys: async () => [game.id] };
}

function nameOf({ one, count }: SelectedRows<Game>): string {
  return one?.name ?? labels.count(count);
}

function isCategory(value: string): value is Category {
  return value !== 'all' && Object.hasOwn(labels.categories, value);
}
