import { allows, type Bonus, type OperationInput } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import {
  Badge,
  BonusForm,
  type BonusFormProps,
  Button,
  ConfirmDialog,
  EmptyState,
  type RecordFormProps,
  Table,
  Tabs,
} from '@croupier/ui/admin';
import { useState } from 'react';
import { useBackend } from '../backend.js';
import { RecordDialog } from '../RecordDialog.js';
import { RowActions } from '../RowActions.js';
import { LoadFailure } from '../ScreenBoundary.js';
import { useAddressValue } from '../use-address.js';
import { useChange, useQuestion } from '../use-operations.js';
import list from './list.module.css';

const { bonuses: labels, rows } = adminLabels;

type Category = NonNullable<OperationInput<'bonuses.list'>['category']>;
const CATEGORIES = Object.keys(labels.tabs) as Category[];

/** The bonuses of each category, with a dialog to add or edit one. */
export function BonusesScreen() {
  const role = useBackend().getSession().user?.role;
  const change = useChange();
  const mayEdit = allows('edit casinos, bonuses and games', role);
  const [chosen, setChosen] = useAddressValue('type');
  const category = CATEGORIES.find((one) => one === chosen) ?? (CATEGORIES[0] as Category);
  const [edited, setEdited] = useState<string>();
  const [deleting, setDeleting] = useState<Bonus>();
  return (
    <div className={list.root}>
      <div className={list.head}>
        <h1>{labels.title}</h1>
        {mayEdit ? <Button onClick={() => setEdited('new')}>{labels.add}</Button> : null}
      </div>
      <Tabs
        label={labels.title}
        value={category}
        onChange={(id) => setChosen(id === CATEGORIES[0] ? '' : id)}
        tabs={CATEGORIES.map((id) => ({
          id,
          label: labels.tabs[id],
          content: <BonusTable category={id} onEdit={setEdited} onDelete={setDeleting} />,
        }))}
      />
      <RecordDialog
        collection="bonuses"
        Form={BonusFormWithCasinos}
        record={edited}
        defaults={{ category }}
        titles={labels.dialog}
        onClose={() => setEdited(undefined)}
      />
      <ConfirmDialog
        title={messages.casino.confirmDelete(deleting?.title ?? '')}
        confirmLabel={rows.actions.delete}
        isOpen={deleting !== undefined}
        onOpenChange={(isOpen) => (isOpen ? undefined : setDeleting(undefined))}
        onConfirm={() =>
          change(
            'bonuses.delete',
            { records: [deleting?.id ?? ''] },
            { message: rows.done.deleted(deleting?.title ?? '') },
          )
        }
      />
    </div>
  );
}

/** The form of a bonus, with the casinos of the site to choose from. */
function BonusFormWithCasinos(props: RecordFormProps) {
  const casinos = useQuestion('casinos.list', {});
  const options = casinos.data?.records.map(({ id, name }) => ({ value: id, label: name }));
  return <BonusForm {...(props as unknown as BonusFormProps)} casinos={options} />;
}

function BonusTable({
  category,
  onEdit,
  onDelete,
}: {
  category: Category;
  onEdit: (id: string) => void;
  onDelete: (bonus: Bonus) => void;
}) {
  const role = useBackend().getSession().user?.role;
  const bonuses = useQuestion('bonuses.list', { category });
  if (bonuses.error !== null && bonuses.data === undefined)
    return <LoadFailure error={bonuses.error} onRetry={() => void bonuses.refetch()} />;
  return (
    <Table
      caption={labels.tabs[category]}
      hidesCaption
      isLoading={bonuses.isPending}
      rows={bonuses.data?.records ?? []}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      empty={<EmptyState title={messages.bonus.empty} />}
      columns={[
        { title: labels.columns.casino, cell: ({ casino }) => casino },
        { title: labels.columns.title, cell: ({ title }) => title },
        { title: labels.columns.wagering, cell: ({ wagering }) => wagering },
        { title: labels.columns.minDeposit, cell: ({ minDeposit }) => minDeposit },
        { title: labels.columns.rating, cell: ({ rating }) => rating, align: 'end' },
        {
          title: labels.columns.flags,
          cell: ({ isExclusive }) => (isExclusive ? <Badge tone="accent">{labels.exclusive}</Badge> : null),
        },
        {
          title: rows.column,
          cell: (bonus) => (
            <RowActions
              name={bonus.title}
              entries={[
                {
                  label: rows.actions.edit,
                  isDisabled: !allows('edit casinos, bonuses and games', role),
                  onAction: () => onEdit(bonus.id),
                },
                {
                  label: rows.actions.delete,
                  tone: 'danger',
                  isDisabled: !allows('import and delete content', role),
                  onAction: () => onDelete(bonus),
                },
              ]}
            />
          ),
        },
      ]}
    />
  );
}
