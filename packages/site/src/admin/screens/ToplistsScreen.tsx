import { type OperationInput, routePath, type Toplist, type ToplistFilter } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import {
  Badge,
  describeToplistQuery,
  type GridColumn,
  ReasonedButton,
  ToplistForm,
  type ToplistFormProps,
} from '@croupier/ui/admin';
import { useCallback, useState } from 'react';
import { useAdmin } from '../backend.js';
import { DeleteDialog } from '../DeleteDialog.js';
import { FileButtons } from '../import/FileButtons.js';
import { type ListFilter, optionsOf } from '../list/ListChoice.js';
import { ListScreen } from '../list/ListScreen.js';
import { onlyRow, type SelectedRows } from '../list/selected-rows.js';
import { useListQuestion } from '../list/use-list-question.js';
import { useListState } from '../list/use-list-state.js';
import { RecordDialog, type RecordDialogProps } from '../RecordDialog.js';
import { useAddressValue } from '../use-address.js';
import { useChange, useQuestion } from '../use-operations.js';
import { useRefusal } from '../use-refusal.js';

const { toplists: labels, rows } = adminLabels;

const FILTERS: readonly ListFilter[] = [
  { name: 'status', label: labels.status, options: optionsOf(labels.statuses) },
];

/** The list of toplists, with a dialog to add or edit one. */
export function ToplistsScreen() {
  const change = useChange();
  const refusal = useRefusal();
  const list = useListState();
  const [edited, setEdited] = useAddressValue('edit');
  const [deleting, setDeleting] = useState<SelectedRows<Toplist>>();
  const mayNotEdit = refusal('edit casinos, bonuses and games');
  const mayNotDelete = refusal('import and delete content');
  const status = list.filter('status');
  const query: Pick<OperationInput<'toplists.list'>, 'search' | 'status'> = {
    ...(list.search === '' ? {} : { search: list.search }),
    ...(status === 'active' || status === 'inactive' ? { status } : {}),
  };
  const toplists = useListQuestion('toplists.list', query, list);
  const { data: everyFilter } = useQuestion('toplists.preview', {});
  const remove = async (selected: SelectedRows<Toplist>) => {
    const records = await selected.findKeys();
    await change('toplists.delete', { records }, { message: rows.done.deleted(nameOf(selected)) });
    selected.clear();
  };
  const addButton = (
    <ReasonedButton disabledReason={mayNotEdit} onClick={() => setEdited('new')}>
      {labels.add}
    </ReasonedButton>
  );

  return (
    <ListScreen
      name="toplists"
      title={labels.title}
      count={labels.count}
      actions={
        <>
          <FileButtons collection="toplists" query={query} />
          {addButton}
        </>
      }
      list={list}
      answer={toplists}
      columns={columnsWith(everyFilter?.filters)}
      rowActions={(toplist) => [
        { label: rows.actions.edit, disabledReason: mayNotEdit, onAction: () => setEdited(toplist.id) },
        {
          label: adminLabels.openOnSite,
          onAction: () => window.open(routePath({ kind: 'toplist', slug: toplist.slug }), '_blank'),
        },
        'line',
        {
          label: rows.actions.delete,
          tone: 'danger',
          disabledReason: mayNotDelete,
          onAction: () => setDeleting(onlyRow(toplist)),
        },
      ]}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      searchLabel={labels.search}
      filters={FILTERS}
      bulk={[
        { label: rows.actions.delete, tone: 'danger', disabledReason: mayNotDelete, onAction: setDeleting },
      ]}
      onOpen={({ id }) => setEdited(id)}
      none={labels.none}
      noneYet={labels.noneYet}
      noneYetText={labels.noneYetText}
      firstStep={addButton}
    >
      <RecordDialog
        collection="toplists"
        Form={FormWithPreview as RecordDialogProps['Form']}
        record={edited === '' ? undefined : edited}
        titles={labels.dialog}
        onClose={() => setEdited('')}
      />
      <DeleteDialog
        item={deleting}
        title={() => labels.confirmDelete}
        text={nameOf}
        onClose={() => setDeleting(undefined)}
        onDelete={remove}
      />
    </ListScreen>
  );
}

function FormWithPreview(props: ToplistFormProps) {
  const { perform } = useAdmin();
  const previewCasinos = useCallback(
    async (query: string) => (await perform('toplists.preview', { query })).result,
    [perform],
  );
  return <ToplistForm {...props} previewCasinos={previewCasinos} />;
}

/** The columns; the queries are blank until the words of the filters are known. */
function columnsWith(filters: readonly ToplistFilter[] = []): readonly GridColumn<Toplist>[] {
  return [
    { id: 'title', title: labels.columns.title, cell: ({ title }) => title },
    { id: 'slug', title: labels.columns.slug, cell: ({ slug }) => slug },
    {
      id: 'query',
      title: labels.columns.query,
      cell: ({ query }) => (query === '' ? labels.every : <bdi>{describeToplistQuery(query, filters)}</bdi>),
    },
    {
      id: 'status',
      title: labels.columns.status,
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? labels.active : labels.inactive}</Badge>
      ),
    },
  ];
}

function nameOf({ one, count }: SelectedRows<Toplist>): string {
  return one?.title ?? labels.count(count);
}
