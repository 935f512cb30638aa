import { type RouteKind, routePath } from '@croupier/core';
import type { CollectionDescription, DescribedName } from '@croupier/core/forms';
import { adminLabels, choiceLabel, collectionLabels as words } from '@croupier/core/messages';
import { Badge, EntityForm, ReasonedButton, type RecordFormProps, Tabs } from '@croupier/ui/admin';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useChange } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { FileButtons } from '../import/FileButtons.js';
import type { BulkAction } from '../list/bulk-actions.js';
import { ListScreen, type ListScreenProps } from '../list/ListScreen.js';
import { sortsOf } from '../list/list-sorts.js';
import { changeSelected, onlyRow, type SelectedRows } from '../list/selected-rows.js';
import { type ListAnswer, useListQuestion } from '../list/use-list-question.js';
import { type ListState, useListState } from '../list/use-list-state.js';
import { DeleteDialog } from '../records/DeleteDialog.js';
import { RecordDialog, type RecordDialogProps } from '../records/RecordDialog.js';
import styles from '../screens/list.module.css';
import { useAddressValue } from '../use-address.js';

const { rows: rowLabels } = adminLabels;

/** The parts of a screen in which a collection differs from its description. */
interface CollectionScreenProps<Row> {
  collection: CollectionDescription<DescribedName>;
  /** The form of a record, where it has fields of its own. */
  Form?: ComponentType<never>;
  /** Cells that say more than their field, by their column. */
  cells?: Readonly<Record<string, (row: Row) => ReactNode>>;
  /** What can be done with selected rows beside deleting them. */
  bulk?: readonly BulkAction<Row>[];
}

/** The list of a collection, with a dialog to add or edit a record. */
export function CollectionScreen<Row extends { id: string }>({
  collection: described,
  Form,
  cells = {},
  bulk = [],
}: CollectionScreenProps<Row>) {
  const { name: collection, noun, title: one, label, tabs, confirmDelete } = described;
  const several = collection.replaceAll('-', ' ');
  const change = useChange();
  const refusal = useRefusal();
  const list = useListState();
  const [edited, setEdited] = useAddressValue('edit');
  const [deleting, setDeleting] = useState<SelectedRows<Row>>();
  const mayNotEdit = refusal(described.editPermission);
  const mayNotDelete = refusal('import and delete content');
  const sorts = sortsOf(sortLabels(described));
  const chosen = chosenFilters(described, list);
  const query = {
    ...chosen,
    ...(list.search === '' ? {} : { search: list.search }),
    ...(sorts.some(({ value }) => value === list.sort) ? { sort: list.sort } : {}),
  };
  const records = useListQuestion(`${collection}.list`, query as never, list) as unknown as ListAnswer<Row>;

  const count = (total: number) => words.count(total, noun, several);
  const rowName = (row: Row) => String(Reflect.get(row, label));
  const nameOf = (selected: SelectedRows<Row>) =>
    selected.one === undefined ? count(selected.count) : rowName(selected.one);
  const removeKeys = (selected: SelectedRows<Row>) => (keys: string[]) => {
    const message = rowLabels.done.deleted(nameOf(selected));
    return change(`${collection}.delete`, { records: keys }, { message });
  };
  const remove = (selected: SelectedRows<Row>) =>
    confirmDelete === undefined ? changeSelected(selected, removeKeys(selected)) : setDeleting(selected);
  const deletion = { label: rowLabels.actions.delete, tone: 'danger', disabledReason: mayNotDelete } as const;
  const add = (
    <ReasonedButton disabledReason={mayNotEdit} onClick={() => setEdited('new')}>
      {words.add(one)}
    </ReasonedButton>
  );
  const frame = (grid: ReactNode) => <FilterTabs {...{ described, list, grid }} />;

  return (
    <ListScreen<Row>
      name={collection}
      title={adminLabels.screens[collection]}
      count={count}
      actions={
        <>
          <FileButtons collection={collection} query={query as never} />
          {add}
        </>
      }
      {...(tabs === undefined ? {} : { frame, isFiltered: list.search !== '' })}
      list={list}
      answer={records}
      columns={columnsOf(described, cells)}
      rowActions={(row) => [
        { label: rowLabels.actions.edit, disabledReason: mayNotEdit, onAction: () => setEdited(row.id) },
        ...pageActions(described, row),
        'line',
        { ...deletion, onAction: () => void remove(onlyRow(row)) },
      ]}
      rowKey={({ id }) => id}
      rowName={rowName}
      searchLabel={words.search(described.search)}
      filters={described.filters
        .filter(({ name }) => name !== tabs)
        .map(({ name, choices }) => ({
          name,
          label: choiceLabel(name),
          options: ['all', ...choices].map((value) => ({ value, label: choiceLabel(value) })),
        }))}
      {...(sorts.length === 0 ? {} : { sorts: { label: adminLabels.casinos.sort, choices: sorts } })}
      bulk={[...bulk, { ...deletion, onAction: remove }]}
      onOpen={({ id }) => setEdited(id)}
      none={words.none(several)}
      noneYet={described.emptyText ?? words.noneYet(several)}
      noneYetText={described.aboutEmpty}
      firstStep={add}
    >
      <RecordDialog
        collection={collection}
        Form={(Form as RecordDialogProps['Form'] | undefined) ?? formOf(described)}
        record={edited === '' ? undefined : edited}
        {...(tabs === undefined ? {} : { defaults: { [tabs]: chosen[tabs] } })}
        titles={{ add: words.add(one), edit: words.edit(one) }}
        onClose={() => setEdited('')}
      />
      <DeleteDialog
        item={deleting}
        title={() => confirmDelete}
        text={nameOf}
        onClose={() => setDeleting(undefined)}
        onDelete={async (selected) => {
          await removeKeys(selected)(await selected.findKeys());
          selected.clear();
        }}
      />
    </ListScreen>
  );
}

/** The list inside the tabs of a filter, which the address keeps as `type`. */
function FilterTabs({
  described,
  list,
  grid,
}: {
  described: CollectionDescription<DescribedName>;
  list: ListState;
  grid: ReactNode;
}) {
  const { tabs = '', filters, name } = described;
  const choices = filters.find((filter) => filter.name === tabs)?.choices ?? [];
  const shown = chosenFilters(described, list)[tabs];
  return (
    <Tabs
      label={adminLabels.screens[name]}
      value={shown}
      onChange={(id) => list.change({ type: id === choices[0] ? '' : id })}
      tabs={choices.map((id) => ({
        id,
        label: choiceLabel(id),
        content: id === shown ? grid : null,
      }))}
    />
  );
}

/** The filters that the address sets; that of the tabs always has a value. */
function chosenFilters({ filters, tabs }: CollectionDescription, list: ListState): Record<string, string> {
  const chosen = filters.flatMap(({ name, choices }) => {
    const given = list.filter(name === tabs ? 'type' : name);
    const value = choices.includes(given) ? given : name === tabs ? choices[0] : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(chosen);
}

function sortLabels({ sorts }: CollectionDescription): Record<string, string> {
  return Object.fromEntries(
    sorts.map(({ value, title, by }) => [value, words.sort[by](title, value.startsWith('-'))]),
  );
}

function columnsOf<Row extends object>(
  { columns, sorts }: CollectionDescription,
  cells: Readonly<Record<string, (row: Row) => ReactNode>>,
): ListScreenProps<Row>['columns'] {
  return columns.map(({ badges = [], ...column }) => ({
    ...column,
    ...(sorts.some(({ value }) => value === column.id) ? { sortKey: column.id } : {}),
    cell(row) {
      const own = cells[column.id];
      if (own !== undefined) return own(row);
      if (badges.length === 0) return Reflect.get(row, column.id) as ReactNode;
      const shown = badges.map(({ path, tone, text, otherwise }) =>
        Reflect.get(row, path) === true ? (
          <Badge key={path} tone={tone}>
            {text}
          </Badge>
        ) : otherwise === undefined ? null : (
          <Badge key={path}>{otherwise}</Badge>
        ),
      );
      return badges.length === 1 ? shown : <span className={styles.marks}>{shown}</span>;
    },
  }));
}

/** Opens the page of a record, or the one that shows it among others. */
function pageActions({ page: kind }: CollectionDescription, row: object) {
  if (kind === undefined) return [];
  const { slug } = row as { slug?: string };
  const path = routePath((slug === undefined ? { kind } : { kind, slug }) as { kind: RouteKind });
  return [{ label: adminLabels.openOnSite, onAction: () => window.open(path, '_blank') }];
}

const forms = new WeakMap<CollectionDescription, ComponentType<RecordFormProps>>();

/** The form of a collection that has no fields of its own. */
function formOf(collection: CollectionDescription): ComponentType<RecordFormProps> {
  const { title, fields, form } = collection;
  const known =
    forms.get(collection) ??
    ((props) => <EntityForm {...props} label={title} fields={fields} arrangement={form} />);
  forms.set(collection, known);
  return known;
}
