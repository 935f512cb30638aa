import { adminLabels, adminListLabels } from '@croupier/core/messages';
import { type ActionEntry, LazyPart } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';
import { type Permission, useRefusal } from '../backend/use-refusal.js';
import type { BulkAction } from './bulk/bulk-actions.js';
import { onlyRow, type SelectedRows } from './bulk/selected-rows.js';
import { useRowChanges } from './bulk/use-row-changes.js';
import type { RowFlag, RowVerb } from './row-verb.js';
import { type RowDeletionOptions, useRowDeletion } from './use-row-deletion.js';

interface RowVerbsOptions<Row> extends RowDeletionOptions {
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
  /** Why one row cannot be deleted; undefined where it can. */
  keptReason?: (row: Row) => string | undefined;
}

interface RowVerbs<Row> {
  /** Why the user may not edit rows; undefined where the user may. */
  mayNotEdit: string | undefined;
  bulk: readonly BulkAction<Row>[];
  /** The menu of a row: what comes first, the flags turned over and the verbs, what is further, and its deletion. */
  entriesOf: (row: Row, first?: readonly ActionEntry[], further?: readonly ActionEntry[]) => ActionEntry[];
  /** The questions before what is done. */
  dialog: ReactNode;
}

/** What flags or deletes rows of a list, one or many: each is told with an undo. A failed deletion is told in its dialog. */
export function useRowVerbs<Row extends { id: string }>({
  scope,
  deletePermission = 'import and delete content',
  editPermission = deletePermission,
  flags = [],
  verbs = [],
  rowName,
  count = String,
  keptReason,
  ...options
}: RowVerbsOptions<Row>): RowVerbs<Row> {
  const refusal = useRefusal();
  const changes = useRowChanges(scope);
  const [asking, setAsking] = useState<{ verb: RowVerb; selected: SelectedRows<Row> }>();
  const mayNotEdit = refusal(editPermission);
  const mayNotDelete = refusal(deletePermission);
  const nameOf = (selected: SelectedRows<Row>) =>
    selected.one === undefined ? count(selected.count) : rowName(selected.one);
  const deletion = useRowDeletion(options, nameOf, changes);
  const actionOf = (verb: RowVerb) => ({
    label: verb.label,
    disabledReason: verb.permission === undefined ? mayNotEdit : refusal(verb.permission),
    onAction(selected: SelectedRows<Row>) {
      if (verb.Question !== undefined) return setAsking({ verb, selected });
      const { operation, input, label } = verb;
      const name = nameOf(selected);
      return changes.makeOrAsk(
        selected,
        { operation, input, message: verb.done(name) },
        { title: adminListLabels.bulk.title(label, name), label },
      );
    },
  });
  const deleteEntry = {
    label: adminLabels.rows.actions.delete,
    tone: 'danger',
    disabledReason: mayNotDelete,
  } as const;
  const { Question } = asking?.verb ?? {};
  return {
    mayNotEdit,
    bulk: [
      ...[...flags.flatMap(({ on, off }) => [on, off]), ...verbs.filter((verb) => !verb.isForOne)].map(
        actionOf,
      ),
      { ...deleteEntry, onAction: deletion.remove },
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
          ...deleteEntry,
          disabledReason: mayNotDelete ?? keptReason?.(row),
          onAction: () => void deletion.remove(onlyRow(row)),
        },
      ];
    },
    dialog: (
      <>
        {asking === undefined || Question === undefined ? null : (
          <LazyPart>
            <Question
              name={nameOf(asking.selected)}
              onClose={() => setAsking(undefined)}
              onConfirm={(answer, message) =>
                changes.make(asking.selected, { operation: asking.verb.operation, message, input: answer })
              }
            />
          </LazyPart>
        )}
        {deletion.dialog}
        {changes.dialog}
      </>
    ),
  };
}
