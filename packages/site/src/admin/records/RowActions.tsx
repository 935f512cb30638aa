import { adminLabels } from '@croupier/core/messages';
import { type ActionEntry, ActionMenu, type ActionMenuProps, type TableColumn } from '@croupier/ui/admin';

/** What can be done with the record of one row. */
export function RowActions({ name, entries }: { name: string; entries: ActionMenuProps['entries'] }) {
  return <ActionMenu isCompact label={`${adminLabels.rows.column} ${name}`} align="end" entries={entries} />;
}

/** The last column of a table: what can be done with each row. */
export function actionsColumn<Row>(
  nameOf: (row: Row) => string,
  entriesOf: (row: Row) => readonly ActionEntry[],
): TableColumn<Row> {
  return {
    title: adminLabels.rows.column,
    align: 'end',
    cell: (row) => <RowActions name={nameOf(row)} entries={() => entriesOf(row)} />,
  };
}
