import { allows, type Game, type OperationInput } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import {
  Badge,
  Button,
  ConfirmDialog,
  EmptyState,
  GameForm,
  Pagination,
  SearchField,
  SelectField,
  Table,
} from '@croupier/ui/admin';
import { useState } from 'react';
import { useBackend } from '../backend.js';
import { RecordDialog, type RecordDialogProps } from '../RecordDialog.js';
import { RowActions } from '../RowActions.js';
import { LoadFailure } from '../ScreenBoundary.js';
import { replaceAddressValues, useAddressValue, usePage } from '../use-address.js';
import { useChange, useQuestion } from '../use-operations.js';
import list from './list.module.css';

const { games: labels, rows } = adminLabels;
const PER_PAGE = 50;

type Category = NonNullable<OperationInput<'games.list'>['category']>;

const categories = Object.entries(labels.categories).map(([value, label]) => ({ value, label }));

/** The list of games, with a dialog to add or edit one. */
export function GamesScreen() {
  const role = useBackend().getSession().user?.role;
  const change = useChange();
  const mayEdit = allows('edit casinos, bonuses and games', role);
  const mayDelete = allows('import and delete content', role);
  const [search] = useAddressValue('q');
  const [category] = useAddressValue('category');
  const [page, setPage] = usePage();
  const [edited, setEdited] = useState<string>();
  const [deleting, setDeleting] = useState<Game>();
  const games = useQuestion('games.list', {
    ...(search === '' ? {} : { search }),
    ...(isCategory(category) ? { category } : {}),
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  });
  const { records = [], total = 0 } = games.data ?? {};
  return (
    <div className={list.root}>
      <div className={list.head}>
        <div>
          <h1>{labels.title}</h1>
          <p role="status" className={list.count}>
            {games.data === undefined ? adminLabels.loading : labels.count(total)}
          </p>
        </div>
        {mayEdit ? <Button onClick={() => setEdited('new')}>{labels.add}</Button> : null}
      </div>
      <search className={list.filters}>
        <SearchField
          label={labels.search}
          hidesLabel
          placeholder={labels.search}
          value={search}
          onChange={({ currentTarget: { value } }) => replaceAddressValues({ q: value, page: '' })}
        />
        <SelectField
          label={labels.category}
          hidesLabel
          options={categories}
          value={isCategory(category) ? category : 'all'}
          onChange={({ currentTarget: { value } }) =>
            replaceAddressValues({ category: value === 'all' ? '' : value, page: '' })
          }
        />
      </search>
      {games.error !== null && games.data === undefined ? (
        <LoadFailure error={games.error} onRetry={() => void games.refetch()} />
      ) : (
        <Table
          caption={labels.title}
          hidesCaption
          isLoading={games.isPending}
          rows={records}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          empty={<EmptyState title={labels.none} />}
          columns={[
            { title: labels.columns.game, cell: ({ name }) => name },
            { title: labels.columns.provider, cell: ({ provider }) => provider },
            { title: labels.columns.rtp, cell: ({ rtp }) => rtp, align: 'end' },
            { title: labels.columns.volatility, cell: ({ volatility }) => volatility },
            { title: labels.columns.rating, cell: ({ rating }) => rating, align: 'end' },
            {
              title: labels.columns.flags,
              cell: ({ featured, jackpot }) => (
                <span className={list.marks}>
                  {featured ? <Badge tone="accent">{labels.flags.featured}</Badge> : null}
                  {jackpot ? <Badge tone="good">{labels.flags.jackpot}</Badge> : null}
                </span>
              ),
            },
            {
              title: rows.column,
              cell: (game) => (
                <RowActions
                  name={game.name}
                  entries={[
                    { label: rows.actions.edit, isDisabled: !mayEdit, onAction: () => setEdited(game.id) },
                    {
                      label: rows.actions.delete,
                      tone: 'danger',
                      isDisabled: !mayDelete,
                      onAction: () => setDeleting(game),
                    },
                  ]}
                />
              ),
            },
          ]}
        />
      )}
      <Pagination page={page} perPage={PER_PAGE} total={total} onPage={setPage} />
      <RecordDialog
        collection="games"
        Form={GameForm as RecordDialogProps['Form']}
        record={edited}
        titles={labels.dialog}
        onClose={() => setEdited(undefined)}
      />
      <ConfirmDialog
        title={messages.game.confirmDelete}
        text={deleting?.name}
        confirmLabel={rows.actions.delete}
        isOpen={deleting !== undefined}
        onOpenChange={(isOpen) => (isOpen ? undefined : setDeleting(undefined))}
        onConfirm={() =>
          change(
            'games.delete',
            { records: [deleting?.id ?? ''] },
            { message: rows.done.deleted(deleting?.name ?? '') },
          )
        }
      />
    </div>
  );
}

function isCategory(value: string): value is Category {
  return value !== 'all' && Object.hasOwn(labels.categories, value);
}
