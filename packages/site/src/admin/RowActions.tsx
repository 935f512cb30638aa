import { adminLabels } from '@croupier/core/messages';
import { ActionMenu, type ActionMenuProps } from '@croupier/ui/admin';

/** What can be done with the record of one row. */
export function RowActions({ name, entries }: { name: string } & Pick<ActionMenuProps, 'entries'>) {
  const label = (
    <>
      {adminLabels.rows.column}
      <span className="cr-visually-hidden"> {name}</span>
    </>
  );
  return <ActionMenu label={label} align="end" entries={entries} />;
}
