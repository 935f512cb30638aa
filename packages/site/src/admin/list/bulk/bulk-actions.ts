import {
  type BulkBarAction,
  type GridSelection,
  isRowSelected,
  NOTHING_SELECTED,
  selectedCount,
} from '@croupier/ui/admin';
import type { ListAnswer } from '../use-list-question.js';
import type { SelectedRows } from './selected-rows.js';

/** Something that can be done with the selected rows. */
export interface BulkAction<Row> extends Omit<BulkBarAction, 'onAction'> {
  /** Why it cannot be done with so many rows. */
  refusal?: (count: number) => string | undefined;
  /** The bar is busy until the returned promise settles. */
  onAction: (selected: SelectedRows<Row>) => unknown;
}

/** The rows of a list that actions are for. */
interface BulkActionsOptions<Row> {
  bulk: readonly BulkAction<Row>[];
  selection: GridSelection;
  select: (selection: GridSelection) => void;
  answer: ListAnswer<Row>;
}

/** What the bar of a list can do with the selected rows. */
export function bulkBarActions<Row extends { id: string }>({
  bulk,
  selection,
  select,
  answer,
}: BulkActionsOptions<Row>): BulkBarAction[] {
  const count = selectedCount(selection, answer.total ?? 0);
  const selected: SelectedRows<Row> = {
    count,
    one: count === 1 ? answer.rows.find(({ id }) => isRowSelected(selection, id)) : undefined,
    clear: () => select(NOTHING_SELECTED),
    async findKeys() {
      if (selection.mode === 'some') return [...selection.keys];
      const keys = await answer.findAllIds();
      return keys.filter((key) => !selection.except.has(key));
    },
  };
  return bulk.map(({ onAction, refusal, ...action }) => ({
    ...action,
    disabledReason: action.disabledReason ?? refusal?.(count),
    onAction: () => onAction(selected),
  }));
}
