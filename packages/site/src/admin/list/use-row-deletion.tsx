import type { OperationName } from '@croupier/core';
import { adminLabels, adminListLabels } from '@croupier/core/messages';
import { type ReactNode, useState } from 'react';
import { DeleteDialog } from '../records/DeleteDialog.js';
import { LARGE, type SelectedRows } from './bulk/selected-rows.js';
import type { RowChange, RowChanges } from './bulk/use-row-changes.js';

const { actions, done } = adminLabels.rows;

/** The collections whose records can be deleted. */
type DeletableCollection = {
  [N in OperationName]: N extends `${infer C}.delete` ? C : never;
}[OperationName];

export interface RowDeletionOptions {
  collection: DeletableCollection;
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
}

interface RowDeletion<Row> {
  /** Deletes rows, or asks first. */
  remove: (selected: SelectedRows<Row>) => Promise<void> | void;
  /** The question before a deletion of few; where it fails, that stands in it. */
  dialog: ReactNode;
}

/** Deletes selected rows of a list. */
export function useRowDeletion<Row>(
  { collection, confirmDelete, deleted = done.deleted }: RowDeletionOptions,
  nameOf: (selected: SelectedRows<Row>) => string,
  changes: RowChanges,
): RowDeletion<Row> {
  const [asking, setAsking] = useState<SelectedRows<Row>>();
  const severalOf = (selected: SelectedRows<Row>) =>
    selected.count > 1 ? confirmDelete?.several : undefined;
  const title = (selected: SelectedRows<Row>) =>
    (severalOf(selected) ?? confirmDelete?.title)?.(nameOf(selected));
  const text = (selected: SelectedRows<Row>) =>
    severalOf(selected) === undefined ? confirmDelete?.text?.(nameOf(selected)) : undefined;
  const deletion = (selected: SelectedRows<Row>): RowChange => ({
    operation: `${collection}.delete`,
    message: deleted(nameOf(selected), selected.count),
  });
  return {
    remove(selected) {
      if (confirmDelete !== undefined && selected.count < LARGE) return setAsking(selected);
      return changes.makeOrAsk(selected, deletion(selected), {
        title: title(selected) ?? adminListLabels.bulk.title(actions.delete, nameOf(selected)),
        text: text(selected),
        label: actions.delete,
        tone: 'danger',
      });
    },
    dialog: (
      <DeleteDialog
        item={asking}
        title={title}
        text={text}
        onClose={() => setAsking(undefined)}
        onDelete={(selected) => changes.make(selected, deletion(selected))}
      />
    ),
  };
}
