import type { allows } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import type { ActionEntry } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';
import { useChange } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { DeleteDialog, type DeleteDialogProps } from '../records/DeleteDialog.js';
import type { BulkAction } from './bulk-actions.js';
import { changeSelected, onlyRow, type SelectedRows } from './selected-rows.js';

const { rows: labels } = adminLabels;

type Collection = 'casinos' | 'posts' | 'pages' | 'redirects';
type Mark =
  | `casinos.${'activate' | 'deactivate' | 'feature' | 'unfeature'}`
  | `${'posts' | 'pages'}.${'publish' | 'unpublish'}`
  | `redirects.${'enable' | 'disable'}`;

/** An operation that sets a flag of rows, or takes it away. */
export interface RowMark<Row> {
  operation: Mark;
  flag: keyof Row;
  value: boolean;
  label: string;
  done: (name: string) => string;
}

type Permission = Parameters<typeof allows>[0];

interface RowVerbsOptions<Row> {
  collection: Collection;
  editPermission: Permission;
  deletePermission?: Permission;
  marks: readonly RowMark<Row>[];
  nameOf: (selected: SelectedRows<Row>) => string;
  /** What is asked before a deletion. */
  confirmDelete: Pick<DeleteDialogProps<SelectedRows<Row>>, 'title' | 'text'>;
}

interface RowVerbs<Row> {
  /** Why the user may not edit rows; undefined where the user may. */
  mayNotEdit: string | undefined;
  bulk: readonly BulkAction<Row>[];
  /** The menu of a row: what comes first, the marks that it lacks, what is further, and its deletion. */
  entriesOf: (row: Row, first: readonly ActionEntry[], further?: readonly ActionEntry[]) => ActionEntry[];
  dialog: ReactNode;
}

/** What marks or deletes rows of a list, one or many: each is told with an undo. */
export function useRowVerbs<Row extends { id: string }>({
  collection,
  editPermission,
  deletePermission = 'import and delete content',
  marks,
  nameOf,
  confirmDelete,
}: RowVerbsOptions<Row>): RowVerbs<Row> {
  const change = useChange();
  const refusal = useRefusal();
  const [deleting, setDeleting] = useState<SelectedRows<Row>>();
  const mayNotEdit = refusal(editPermission);
  const apply = (
    operation: Mark | `${Collection}.delete`,
    done: (name: string) => string,
    selected: SelectedRows<Row>,
  ) =>
    changeSelected(selected, (records) =>
      change(operation, { records }, { message: done(nameOf(selected)) }),
    );
  const deletion = {
    label: labels.actions.delete,
    tone: 'danger',
    disabledReason: refusal(deletePermission),
  } as const;
  return {
    mayNotEdit,
    bulk: [
      ...marks.map(({ operation, label, done }) => ({
        label,
        disabledReason: mayNotEdit,
        onAction: (selected: SelectedRows<Row>) => apply(operation, done, selected),
      })),
      { ...deletion, onAction: setDeleting },
    ],
    entriesOf: (row, first, further = []) => [
      ...first,
      ...marks
        .filter(({ flag, value }) => row[flag] !== value)
        .map(({ operation, label, done }) => ({
          label,
          disabledReason: mayNotEdit,
          onAction: () => void apply(operation, done, onlyRow(row)),
        })),
      ...further,
      'line',
      { ...deletion, onAction: () => setDeleting(onlyRow(row)) },
    ],
    dialog: (
      <DeleteDialog
        item={deleting}
        {...confirmDelete}
        onClose={() => setDeleting(undefined)}
        onDelete={(selected) => apply(`${collection}.delete`, labels.done.deleted, selected)}
      />
    ),
  };
}
