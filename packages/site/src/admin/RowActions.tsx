import { adminLabels } from '@croupier/core/messages';
import { ActionMenu, type ActionMenuProps } from '@croupier/ui/admin';

/** What can be done with the record of one row. */
export function RowActions({ name, entries }: { name: string } & Pick<ActionMenuProps, 'entries'>) {
  return <ActionMenu isCompact label={`${adminLabels.rows.column} ${name}`} align="end" entries={entries} />;
}
