import type { FieldDescription } from '@croupier/core/forms';
import { adminListLabels } from '@croupier/core/messages';
import { type GridCells, lazyPart } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';
import { type Permission, useRefusal } from '../../backend/use-refusal.js';
import { WhenOpened } from '../../WhenOpened.js';
import type { BulkAction } from '../bulk/bulk-actions.js';
import type { SelectedRows } from '../bulk/selected-rows.js';
import type { EditableCollection } from './edit-input.js';
import { type PastedRange, useListCells } from './use-list-cells.js';

const { edits: labels } = adminListLabels;

const CellFormDialog = lazyPart(async () => (await import('./CellFormDialog.js')).CellFormDialog);
const CellsDialog = lazyPart(async () => (await import('./CellsDialog.js')).CellsDialog);
const SetFieldDialog = lazyPart(async () => (await import('./SetFieldDialog.js')).SetFieldDialog);

/** What a list says of edits of its records. */
interface ListEditsOptions<Row> {
  collection: EditableCollection;
  fields: readonly FieldDescription[];
  /** Who may edit them; without it nobody may here. */
  permission: Permission | undefined;
  rowName: (row: Row) => string;
  count: (total: number) => string;
}

/** How records are edited in a list. */
interface ListEdits<Row> {
  cells: GridCells<Row> | undefined;
  /** Sets a field of the selected rows. */
  bulk: readonly BulkAction<Row>[];
  dialogs: ReactNode;
}

/** Edits of records where they are listed: cell by cell, ranges that are pasted, a field of many at once. */
export function useListEdits<Row extends { id: string }>({
  collection,
  fields,
  permission,
  rowName,
  count,
}: ListEditsOptions<Row>): ListEdits<Row> {
  const refusal = useRefusal();
  const [range, setRange] = useState<PastedRange>();
  const [opened, setOpened] = useState<{ row: Row; field: FieldDescription }>();
  const [setting, setSetting] = useState<SelectedRows<Row>>();
  const cells = useListCells<Row>({ collection, fields, rowName, onPaste: setRange, onOpen: setOpened });
  if (permission === undefined) return { cells: undefined, bulk: [], dialogs: null };
  const mayNotEdit = refusal(permission);
  const closeRange = () => {
    range?.close();
    setRange(undefined);
  };
  const shared = { collection, fields, count };
  return {
    cells: mayNotEdit === undefined ? cells : undefined,
    bulk: [{ label: labels.set, disabledReason: mayNotEdit, onAction: setSetting }],
    dialogs: (
      <>
        <WhenOpened isOpen={range !== undefined} onClose={closeRange}>
          {range === undefined ? null : <CellsDialog {...shared} edits={range.edits} onClose={closeRange} />}
        </WhenOpened>
        <WhenOpened isOpen={opened !== undefined} onClose={() => setOpened(undefined)}>
          {opened === undefined ? null : (
            <CellFormDialog
              collection={collection}
              field={opened.field}
              record={opened.row}
              name={rowName(opened.row)}
              onClose={() => setOpened(undefined)}
            />
          )}
        </WhenOpened>
        <WhenOpened isOpen={setting !== undefined} onClose={() => setSetting(undefined)}>
          {setting === undefined ? null : (
            <SetFieldDialog {...shared} selected={setting} onClose={() => setSetting(undefined)} />
          )}
        </WhenOpened>
      </>
    ),
  };
}
