import {
  type GridSelection,
  isRowSelected,
  NOTHING_SELECTED,
  ReasonedButton,
  selectedCount,
} from '@croupier/ui/admin';
import type { SelectedRows } from './selected-rows.js';
import type { ListAnswer } from './use-list-question.js';

/** Something that can be done with the selected rows. */
export interface BulkAction<Row> {
  label: string;
  tone?: 'danger';
  /** Why it cannot be done; said where the button is greyed. */
  disabledReason?: string | undefined;
  onAction: (selected: SelectedRows<Row>) => void;
}

/** The props of the buttons for selected rows. */
interface BulkActionsProps<Row> {
  bulk: readonly BulkAction<Row>[];
  selection: GridSelection;
  select: (selection: GridSelection) => void;
  answer: ListAnswer<Row>;
  rowKey: (row: Row) => string;
}

/** The buttons for the selected rows of a list. */
export function BulkActions<Row>({ bulk, selection, select, answer, rowKey }: BulkActionsProps<Row>) {
  const count = selectedCount(selection, answer.total ?? 0);
  const selected: SelectedRows<Row> = {
    count,
    one: count === 1 ? answer.rows.find((row) => isRowSelected(selection, rowKey(row))) : undefined,
    clear: () => select(NOTHING_SELECTED),
    async findKeys() {
      if (selection.mode === 'some') return [...selection.keys];
      const keys = await answer.findAllIds();
      return keys.filter((key) => !selection.except.has(key));
    },
  };
  return bulk.map(({ label, tone, disabledReason, onAction }) => (
    <ReasonedButton
      key={label}
      variant={tone ?? 'plain'}
      disabledReason={disabledReason}
      onClick={() => onAction(selected)}
    >
      {label}
    </ReasonedButton>
  ));
}
