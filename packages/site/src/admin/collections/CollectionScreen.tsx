import { type RouteKind, routePath } from '@croupier/core';
import {
  type CollectionDescription,
  type DescribedName,
  describedCollections,
  type FieldDescription,
} from '@croupier/core/forms';
import { adminLabels, choiceLabel, collectionLabels as words } from '@croupier/core/messages';
import { Badge, LazyPart, lazyPart, ReasonedButton, type RecordFormProps, Tabs } from '@croupier/ui/admin';
import { type JSXElementConstructor, type ReactNode, useMemo } from 'react';
import { FileButtons } from '../import/FileButtons.js';
import { recordFields } from '../list/fields/record-fields.js';
import { viewColumns } from '../list/fields/view-columns.js';
import type { ListFilter } from '../list/ListChoice.js';
import { ListScreen, type ListScreenProps } from '../list/ListScreen.js';
import { listQuery } from '../list/list-query.js';
import { sortsOf } from '../list/list-sorts.js';
import type { RowFlag, RowVerb } from '../list/row-verb.js';
import { type ListAnswer, useListQuestion } from '../list/use-list-question.js';
import { type ListState, useListState } from '../list/use-list-state.js';
import { useRowVerbs } from '../list/use-row-verbs.js';
import { RecordDialog } from '../records/RecordDialog.js';
import styles from '../screens/list.module.css';
import { replaceAddressValues, useAddressValue } from '../use-address.js';

const { rows: rowLabels } = adminLabels;

const NO_CELLS = {};
/** Up to so many characters a text is short. */
const MAX_SHORT = 10;

const DescribedForm = lazyPart(async () => (await import('./DescribedForm.js')).DescribedForm);

/** The parts of a screen in which a collection differs from its description. */
interface CollectionScreenProps<Row> {
  collection: CollectionDescription<DescribedName>;
  /** The form of a record, where it has fields of its own: a lazy part. */
  Form?: JSXElementConstructor<never>;
  /** Cells that say more than their field, by their column. */
  cells?: Readonly<Record<string, (row: Row) => ReactNode>>;
  /** Buttons beside those that add and import records. */
  actions?: ReactNode;
  /** What else can be done with a row, and with selected ones. */
  verbs?: readonly RowVerb[];
  /** What is turned over in the menu of a row, and set for selected rows. */
  flags?: readonly RowFlag<Row>[];
}

/** The list of a collection, with a dialog to add or edit a record. */
export function CollectionScreen<Row extends { id: string }>({
  collection: described,
  Form: GivenForm,
  cells = NO_CELLS,
  actions,
  verbs: ownVerbs = [],
  flags = [],
}: CollectionScreenProps<Row>) {
  const { name: collection, noun, title: one, label, tabs, confirmDelete } = described;
  const Form = GivenForm as JSXElementConstructor<RecordFormProps> | undefined;
  const several = collection.replaceAll('-', ' ');
  const list = useListState();
  const [edited, setEdited] = useAddressValue('edit');
  const count = (total: number) => words.count(total, noun, several);
  const { filters, choices, fields, columns, rowName } = useMemo(
    () => ({
      filters: filtersOf(described),
      choices: sortsOf(sortLabels(described)),
      fields: recordFields(described.fields),
      columns: columnsOf<Row>(described, cells),
      rowName: (row: Row) => String(Reflect.get(row, label)),
    }),
    [described, cells, label],
  );
  const verbs = useRowVerbs<Row>({
    collection,
    editPermission: described.editPermission,
    flags,
    verbs: ownVerbs,
    rowName,
    count,
    confirmDelete:
      confirmDelete === undefined
        ? undefined
        : { title: () => confirmDelete, text: (name) => name, several: rowLabels.deleteSeveral },
  });
  const tab = shownTab(described, list);
  const defaults = tabs === undefined ? undefined : { [tabs]: tab };
  const query = { ...defaults, ...listQuery(list, { filters, sorts: choices, fields }) };
  const records = useListQuestion(`${collection}.list`, query as never, list) as unknown as ListAnswer<Row>;
  const add = (
    <ReasonedButton disabledReason={verbs.mayNotEdit} onClick={() => setEdited('new')}>
      {words.add(one)}
    </ReasonedButton>
  );
  const frame = (grid: ReactNode) => <FilterTabs {...{ described, list, grid }} />;

  return (
    <ListScreen<Row>
      fields={fields}
      editPermission={described.editPermission}
      name={collection}
      labels={{
        title: adminLabels.screens[collection],
        count,
        search: words.search(described.search),
        none: words.none(several),
        noneYet: described.emptyText ?? words.noneYet(several),
        noneYetText: described.aboutEmpty,
      }}
      actions={
        <>
          {actions}
          <FileButtons
            collection={collection}
            query={query as never}
            columns={viewColumns(described.columns, fields, list)}
          />
          {add}
        </>
      }
      {...(tabs === undefined ? {} : { frame, isFiltered: list.search !== '' || list.conditions.length > 0 })}
      list={list}
      answer={records}
      columns={columns}
      rowActions={(row) =>
        verbs.entriesOf(row, [
          {
            label: rowLabels.actions.edit,
            disabledReason: verbs.mayNotEdit,
            onAction: () => setEdited(row.id),
          },
          {
            label: rowLabels.actions.duplicate,
            disabledReason: verbs.mayNotEdit,
            onAction: () => replaceAddressValues({ edit: 'new', copy: row.id }),
          },
          ...pageActions(described, row),
        ])
      }
      rowName={rowName}
      filters={filters}
      {...(choices.length === 0 ? {} : { sorts: { label: adminLabels.casinos.sort, choices } })}
      bulk={verbs.bulk}
      onOpen={({ id }) => setEdited(id)}
      firstStep={add}
    >
      <RecordDialog
        collection={collection}
        renderForm={(form) => (
          <LazyPart>
            {Form === undefined ? <DescribedForm {...form} collection={described} /> : <Form {...form} />}
          </LazyPart>
        )}
        record={edited === '' ? undefined : edited}
        defaults={defaults}
        titles={{ add: words.add(one), edit: words.edit(one) }}
        onClose={() => replaceAddressValues({ edit: '', copy: '', field: '' })}
      />
      {verbs.dialog}
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
  const choices = tabsOf(described);
  const shown = shownTab(described, list);
  // An answer says nothing without its question.
  const question = choices.includes('yes')
    ? `${described.fields.find(({ path }) => path === described.tabs)?.title}: `
    : '';
  return (
    <Tabs
      label={adminLabels.screens[described.name]}
      value={shown}
      onChange={(id) => list.change({ type: id === choices[0] ? '' : id })}
      tabs={choices.map((id) => ({
        id,
        label: question + choiceLabel(id),
        content: id === shown ? grid : null,
      }))}
    />
  );
}

/** The values of the filter that is shown as tabs. */
function tabsOf({ filters, tabs }: CollectionDescription): readonly string[] {
  return filters.find(({ name }) => name === tabs)?.choices ?? [];
}

function shownTab(described: CollectionDescription, list: ListState): string | undefined {
  const choices = tabsOf(described);
  const given = list.filter('type');
  return choices.includes(given) ? given : choices[0];
}

/** The filters above the list; that of the tabs is not among them. */
function filtersOf({ filters, tabs }: CollectionDescription): ListFilter[] {
  return filters
    .filter(({ name }) => name !== tabs)
    .map(({ name, choices }) => ({
      name,
      label: choiceLabel(name),
      options: ['all', ...choices].map((value) => ({ value, label: choiceLabel(value) })),
    }));
}

function sortLabels({ sorts }: CollectionDescription): Record<string, string> {
  return Object.fromEntries(
    sorts.map(({ value, title, by }) => [value, words.sort[by](title, value.startsWith('-'))]),
  );
}

/** Whether the texts of a field are days, codes and the like. */
function isShort(field: FieldDescription | undefined): boolean {
  return (
    field?.kind === 'date' || (field?.kind === 'text' && (field.maxLength ?? MAX_SHORT + 1) <= MAX_SHORT)
  );
}

function columnsOf<Row extends { id: string }>(
  { columns, sorts, fields }: CollectionDescription,
  cells: Readonly<Record<string, (row: Row) => ReactNode>>,
): ListScreenProps<Row>['columns'] {
  return columns.map(({ badges = [], ...column }) => ({
    ...column,
    ...(sorts.some(({ value }) => value === column.id) ? { sortKey: column.id } : {}),
    isShort: isShort(fields.find(({ path }) => path === column.id)),
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

/** The screen of a collection that shows nothing of its own. */
export function describedScreen(name: DescribedName) {
  const collection = describedCollections.find(
    (one) => one.name === name,
  ) as (typeof describedCollections)[number];
  return () => <CollectionScreen collection={collection} />;
}
