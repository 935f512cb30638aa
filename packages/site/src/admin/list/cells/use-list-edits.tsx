import { type allows, isProblem } from '@croupier/core';
import { type FieldDescription, valueAt } from '@croupier/core/forms';
import { adminListLabels } from '@croupier/core/messages';
import { type CellChange, type GridCells, lazyPart } from '@croupier/ui/admin';
import { type ReactNode, useRef, useState } from 'react';
import { problemSentences, tellFailure, useChange } from '../../backend/use-operations.js';
import { useRefusal } from '../../backend/use-refusal.js';
import { WhenOpened } from '../../WhenOpened.js';
import type { BulkAction } from '../bulk/bulk-actions.js';
import type { SelectedRows } from '../bulk/selected-rows.js';
import { cellOptions, cellText, isCellField, readCellText } from './cell-text.js';
import type { EditableCollection, EditInput } from './edit-input.js';

const { edits: labels } = adminListLabels;

const CellFormDialog = lazyPart(async () => (await import('./CellFormDialog.js')).CellFormDialog);
const CellsDialog = lazyPart(async () => (await import('./CellsDialog.js')).CellsDialog);
const SetFieldDialog = lazyPart(async () => (await import('./SetFieldDialog.js')).SetFieldDialog);

/** What a list says of edits of its records. */
interface ListEditsOptions<Row> {
  collection: EditableCollection;
  fields: readonly FieldDescription[];
  /** Who may edit them; without it nobody may here. */
  permission: Parameters<typeof allows>[0] | undefined;
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
  const change = useChange();
  const refusal = useRefusal();
  const [range, setRange] = useState<{ edits: NonNullable<EditInput['edits']>; close: () => void }>();
  // One edit after the other: the list may not have been read again since the one before.
  const savedAt = useRef(new Map<string, string>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [opened, setOpened] = useState<{ row: Row; field: FieldDescription }>();
  const [setting, setSetting] = useState<SelectedRows<Row>>();
  if (permission === undefined) return { cells: undefined, bulk: [], dialogs: null };
  const mayNotEdit = refusal(permission);
  const cellField = (column: string) => fields.find((field) => field.path === column && isCellField(field));

  async function editOne({ row, column, text }: CellChange<Row>) {
    const field = cellField(column) as FieldDescription;
    const edits = [{ record: row.id, cells: { [column]: readCellText(field, text) } }];
    const seen = [(row as { updatedAt?: string }).updatedAt, savedAt.current.get(row.id)];
    const updatedAt = seen
      .filter((one) => one !== undefined)
      .toSorted()
      .at(-1);
    try {
      const { result } = await change(
        `${collection}.edit` as 'casinos.edit',
        { edits },
        {
          message: labels.changed(rowName(row), field.title),
          ...(updatedAt === undefined ? {} : { expect: { in: collection, id: row.id, updatedAt } }),
        },
      );
      for (const record of result.records) savedAt.current.set(record.id, record.updatedAt);
    } catch (error) {
      // The row may have left the page, and its cell with it.
      if (isProblem(error) && error.code !== 'invalid') tellFailure(error);
      throw new Error(problemSentences(error), { cause: error });
    }
  }
  function editInTurn(edit: CellChange<Row>) {
    const done = queue.current.then(() => editOne(edit));
    queue.current = done.catch(() => undefined);
    return done;
  }
  const cells: GridCells<Row> = {
    textOf(row, column) {
      const field = cellField(column);
      return field && cellText(field, valueAt(row, column));
    },
    optionsOf(column) {
      const field = cellField(column);
      return field && cellOptions(field);
    },
    isTime: (column) => cellField(column)?.kind === 'timestamp',
    openerOf(column) {
      const field = fields.find((one) => one.path === column);
      if (field === undefined || field.isSystem === true || isCellField(field)) return undefined;
      return (row) => setOpened({ row, field });
    },
    onChange(changes) {
      const [first] = changes;
      if (changes.length === 1 && first !== undefined) return editInTurn(first);
      const texts = changes.map(({ row, column, text }) => ({
        record: row.id,
        cell: [column, readCellText(cellField(column) as FieldDescription, text)] as const,
      }));
      const records = [...new Set(texts.map(({ record }) => record))];
      const edits = records.map((record) => ({
        record,
        cells: Object.fromEntries(texts.filter((one) => one.record === record).map(({ cell }) => cell)),
      }));
      // The grid shows what is pasted until the dialog is answered.
      return new Promise<void>((close) => setRange({ edits, close }));
    },
  };
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
