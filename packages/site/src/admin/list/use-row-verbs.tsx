import type { allows, OperationName } from '@croupier/core';
import { adminLabels, adminListLabels } from '@croupier/core/messages';
import { type ActionEntry, LazyPart, lazyPart } from '@croupier/ui/admin';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useChange } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { DeleteDialog } from '../records/DeleteDialog.js';
import { WhenOpened } from '../WhenOpened.js';
import type { BulkQuestion } from './bulk/BulkDialog.js';
import type { BulkAction } from './bulk/bulk-actions.js';
import {
  changeSelected,
  changeSelectedOrTell,
  LARGE,
  onlyRow,
  type SelectedRows,
} from './bulk/selected-rows.js';
import type { LargeChange } from './bulk/use-large-change.js';

const { rows: labels } = adminLabels;
const { bulk: bulkLabels } = adminListLabels;

const BulkDialog = lazyPart(async () => (await import('./bulk/BulkDialog.js')).BulkDialog);

/** The collections whose records can be deleted. */
type DeletableCollection = {
  [N in OperationName]: N extends `${infer C}.delete` ? C : never;
}[OperationName];
type Permission = Parameters<typeof allows>[0];

/** An operation on rows, such as one that sets a flag or takes it away. */
export interface RowVerb {
  operation: OperationName;
  /** What it takes beside the rows. */
  input?: object;
  label: string;
  /** Who may do it, where that is not who may edit. */
  permission?: Permission;
  /** Whether it is for one row at a time. */
  isForOne?: true;
  /** The rows in whose menu it is; all by default. */
  isFor?: (row: object) => boolean;
  /** A dialog that asks before it. */
  Question?: ComponentType<RowQuestionProps>;
  /** What is said afterwards. */
  done: (name: string) => string;
}

/** The props of a dialog that asks before something is done with rows. */
export interface RowQuestionProps {
  /** What they are called. */
  name: string;
  onClose: () => void;
  /** Does it with what was answered; the message is told afterwards. Rejects with the operation's Problem. */
  onConfirm: (answer: object, message: (result: unknown) => string) => Promise<unknown>;
}

/** A change of rows, and what is said of it. */
interface RowChange extends Pick<LargeChange, 'operation' | 'message'> {
  input?: object | undefined;
}

/** A flag of rows, with the operations that set it and take it away. */
export interface RowFlag<Row> {
  flag: keyof Row;
  on: RowVerb;
  off: RowVerb;
}

interface RowVerbsOptions<Row> {
  collection: DeletableCollection;
  /** What a change takes beside the rows, such as the menu of an item. */
  scope?: object;
  deletePermission?: Permission;
  /** Who may turn flags over and edit; without it, who may delete. */
  editPermission?: Permission;
  flags?: readonly RowFlag<Row>[];
  /** What else can be done with rows, one or many. */
  verbs?: readonly RowVerb[];
  rowName: (row: Row) => string;
  /** What several rows are called, where several can be selected. */
  count?: (count: number) => string;
  /** What is asked before a deletion; without it there is no question, since an undo is enough. */
  confirmDelete?:
    | {
        /** Of one row by its name; of several by their count, where they are asked about alike. */
        title: (name: string) => ReactNode;
        text?: (name: string) => ReactNode;
        /** Of several, in place of both. */
        several?: (counted: string) => ReactNode;
      }
    | undefined;
  /** What is said of a deletion. */
  deleted?: (name: string, count: number) => string;
  /** Why one row cannot be deleted; undefined where it can. */
  keptReason?: (row: Row) => string | undefined;
}

interface RowVerbs<Row> {
  /** Why the user may not edit rows; undefined where the user may. */
  mayNotEdit: string | undefined;
  bulk: readonly BulkAction<Row>[];
  /** The menu of a row: what comes first, the flags turned over and the verbs, what is further, and its deletion. */
  entriesOf: (row: Row, first?: readonly ActionEntry[], further?: readonly ActionEntry[]) => ActionEntry[];
  /** The question before a deletion. */
  dialog: ReactNode;
}

/** What flags or deletes rows of a list, one or many: each is told with an undo. A failed deletion is told in its dialog. */
export function useRowVerbs<Row extends { id: string }>({
  collection,
  scope,
  deletePermission = 'import and delete content',
  editPermission = deletePermission,
  flags = [],
  verbs = [],
  rowName,
  count = String,
  confirmDelete,
  deleted = labels.done.deleted,
  keptReason,
}: RowVerbsOptions<Row>): RowVerbs<Row> {
  const change = useChange();
  const refusal = useRefusal();
  const [deleting, setDeleting] = useState<SelectedRows<Row>>();
  const [large, setLarge] = useState<BulkQuestion>();
  const [asking, setAsking] = useState<{ verb: RowVerb; selected: SelectedRows<Row> }>();
  const mayNotEdit = refusal(editPermission);
  const mayNotDelete = refusal(deletePermission);
  const nameOf = (selected: SelectedRows<Row>) =>
    selected.one === undefined ? count(selected.count) : rowName(selected.one);
  const severalOf = (selected: SelectedRows<Row>) =>
    selected.count > 1 ? confirmDelete?.several : undefined;
  const perform =
    ({ operation, message, input }: RowChange) =>
    (records: string[]) =>
      change(operation, { ...scope, ...input, records } as never, { message });
  const askAbout = (
    selected: SelectedRows<Row>,
    { operation, message, input }: RowChange,
    question: Pick<BulkQuestion, 'title' | 'text' | 'label' | 'tone'>,
  ) =>
    setLarge({
      ...question,
      find: async () => ({
        operation,
        input: { ...scope, ...input, records: await selected.findKeys() },
        message,
      }),
      onDone: selected.clear,
    });
  const removal = (selected: SelectedRows<Row>): RowChange => ({
    operation: `${collection}.delete`,
    message: deleted(nameOf(selected), selected.count),
  });
  const deleteTitle = (selected: SelectedRows<Row>) =>
    (severalOf(selected) ?? confirmDelete?.title)?.(nameOf(selected));
  const deleteText = (selected: SelectedRows<Row>) =>
    severalOf(selected) === undefined ? confirmDelete?.text?.(nameOf(selected)) : undefined;
  const askOrRemove = (selected: SelectedRows<Row>) => {
    const { delete: label } = labels.actions;
    if (selected.count >= LARGE)
      return askAbout(selected, removal(selected), {
        title: deleteTitle(selected) ?? bulkLabels.title(label, nameOf(selected)),
        text: deleteText(selected),
        label,
        tone: 'danger',
      });
    if (confirmDelete !== undefined) return setDeleting(selected);
    return changeSelectedOrTell(selected, perform(removal(selected)));
  };
  const actionOf = (verb: RowVerb) => ({
    label: verb.label,
    disabledReason: verb.permission === undefined ? mayNotEdit : refusal(verb.permission),
    onAction(selected: SelectedRows<Row>) {
      if (verb.Question !== undefined) return setAsking({ verb, selected });
      const { operation, input, label } = verb;
      const made = { operation, input, message: verb.done(nameOf(selected)) };
      if (selected.count < LARGE) return changeSelectedOrTell(selected, perform(made));
      return askAbout(selected, made, { title: bulkLabels.title(label, nameOf(selected)), label });
    },
  });
  const deletion = { label: labels.actions.delete, tone: 'danger', disabledReason: mayNotDelete } as const;
  const { Question } = asking?.verb ?? {};
  const question =
    asking === undefined || Question === undefined ? null : (
      <LazyPart>
        <Question
          name={nameOf(asking.selected)}
          onClose={() => setAsking(undefined)}
          onConfirm={(answer, message) =>
            changeSelected(
              asking.selected,
              perform({ operation: asking.verb.operation, message, input: answer }),
            )
          }
        />
      </LazyPart>
    );
  return {
    mayNotEdit,
    bulk: [
      ...[...flags.flatMap(({ on, off }) => [on, off]), ...verbs.filter((verb) => !verb.isForOne)].map(
        actionOf,
      ),
      { ...deletion, onAction: askOrRemove },
    ],
    entriesOf(row, first = [], further = []) {
      const turned = flags.map(({ flag, on, off }) => (row[flag] === true ? off : on));
      const meant = verbs.filter(({ isFor }) => isFor?.(row) ?? true);
      const own = [...turned, ...meant].map(actionOf).map(({ onAction, ...entry }) => {
        return { ...entry, onAction: () => void onAction(onlyRow(row)) };
      });
      const entries = [...first, ...own, ...further];
      return [
        ...entries,
        ...(entries.length === 0 ? [] : (['line'] as const)),
        {
          ...deletion,
          disabledReason: mayNotDelete ?? keptReason?.(row),
          onAction: () => void askOrRemove(onlyRow(row)),
        },
      ];
    },
    dialog: (
      <>
        {question}
        <DeleteDialog
          item={deleting}
          title={deleteTitle}
          text={deleteText}
          onClose={() => setDeleting(undefined)}
          onDelete={(selected) => changeSelected(selected, perform(removal(selected)))}
        />
        <WhenOpened isOpen={large !== undefined} onClose={() => setLarge(undefined)}>
          {large === undefined ? null : <BulkDialog {...large} onClose={() => setLarge(undefined)} />}
        </WhenOpened>
      </>
    ),
  };
}
