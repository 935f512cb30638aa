import { type Bonus, type OperationInput, routePath } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import {
  Badge,
  BonusForm,
  type BonusFormProps,
  type GridColumn,
  ReasonedButton,
  type RecordFormProps,
  Tabs,
} from '@croupier/ui/admin';
import { FileButtons } from '../import/FileButtons.js';
import { ListScreen } from '../list/ListScreen.js';
import { sortsOf } from '../list/list-sorts.js';
import { changeSelected, onlyRow, type SelectedRows } from '../list/selected-rows.js';
import { useListQuestion } from '../list/use-list-question.js';
import { useListState } from '../list/use-list-state.js';
import { RecordDialog } from '../RecordDialog.js';
import { useAddressValue } from '../use-address.js';
import { useChange, useQuestion } from '../use-operations.js';
import { useRefusal } from '../use-refusal.js';

const { bonuses: labels, rows } = adminLabels;

type Category = NonNullable<OperationInput<'bonuses.list'>['category']>;
const CATEGORIES = Object.keys(labels.tabs) as Category[];
const SORTS = sortsOf(labels.sorts);

/** The bonuses of each category, with a dialog to add or edit one. Deleting asks nothing; its message takes it back. */
export function BonusesScreen() {
  const change = useChange();
  const refusal = useRefusal();
  const list = useListState();
  const [edited, setEdited] = useAddressValue('edit');
  const mayNotEdit = refusal('edit casinos, bonuses and games');
  const mayNotDelete = refusal('import and delete content');
  const category = CATEGORIES.find((one) => one === list.filter('type')) ?? (CATEGORIES[0] as Category);
  const query = { category, ...(list.search === '' ? {} : { search: list.search }), ...sortAsked(list.sort) };
  const bonuses = useListQuestion('bonuses.list', query, list);

  const remove = (selected: SelectedRows<Bonus>) => {
    const message = rows.done.deleted(selected.one?.title ?? labels.count(selected.count));
    return changeSelected(selected, (records) => change('bonuses.delete', { records }, { message }));
  };
  const add = (
    <ReasonedButton disabledReason={mayNotEdit} onClick={() => setEdited('new')}>
      {labels.add}
    </ReasonedButton>
  );

  return (
    <ListScreen
      name="bonuses"
      title={labels.title}
      count={labels.count}
      actions={
        <>
          <FileButtons collection="bonuses" query={query} />
          {add}
        </>
      }
      frame={(grid) => (
        <Tabs
          label={labels.title}
          value={category}
          onChange={(id) => list.change({ type: id === CATEGORIES[0] ? '' : id })}
          tabs={CATEGORIES.map((id) => ({
            id,
            label: labels.tabs[id],
            content: id === category ? grid : null,
          }))}
        />
      )}
      list={list}
      answer={bonuses}
      columns={COLUMNS}
      rowActions={(bonus) => [
        { label: rows.actions.edit, disabledReason: mayNotEdit, onAction: () => setEdited(bonus.id) },
        {
          label: adminLabels.openOnSite,
          onAction: () => window.open(routePath({ kind: 'bonuses' }), '_blank'),
        },
        'line',
        {
          label: rows.actions.delete,
          tone: 'danger',
          disabledReason: mayNotDelete,
          onAction: () => void remove(onlyRow(bonus)),
        },
      ]}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      searchLabel={labels.search}
      sorts={{ label: adminLabels.casinos.sort, choices: SORTS }}
      bulk={[
        {
          label: rows.actions.delete,
          tone: 'danger',
          disabledReason: mayNotDelete,
          onAction: remove,
        },
      ]}
      onOpen={({ id }) => setEdited(id)}
      isFiltered={list.search !== ''}
      none={labels.none}
      noneYet={messages.bonus.empty}
      noneYetText={labels.noneYetText}
      firstStep={add}
    >
      <RecordDialog
        collection="bonuses"
        Form={BonusFormWithCasinos}
        record={edited === '' ? undefined : edited}
        defaults={{ category }}
        titles={labels.dialog}
        onClose={() => setEdited('')}
      />
    </ListScreen>
  );
}

/** The form of a bonus, with the casinos of the site to choose from. */
function BonusFormWithCasinos(props: RecordFormProps) {
  const casinos = useQuestion('casinos.list', {});
  const options = casinos.data?.records.map(({ id, name }) => ({ value: id, label: name }));
  return <BonusForm {...(props as unknown as BonusFormProps)} casinos={options} />;
}

const COLUMNS: readonly GridColumn<Bonus>[] = [
  { id: 'casino', sortKey: 'casino', title: labels.columns.casino, cell: ({ casino }) => casino },
  { id: 'title', sortKey: 'title', title: labels.columns.title, cell: ({ title }) => title },
  { id: 'wagering', title: labels.columns.wagering, cell: ({ wagering }) => wagering },
  { id: 'minDeposit', title: labels.columns.minDeposit, cell: ({ minDeposit }) => minDeposit },
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
    cell: ({ isExclusive }) => (isExclusive ? <Badge tone="accent">{labels.exclusive}</Badge> : null),
  },
];

function sortAsked(asked: string): { sort?: (typeof SORTS)[number]['value'] } {
  const found = SORTS.find(({ value }) => value === asked);
  return found === undefined ? {} : { sort: found.value };
}
