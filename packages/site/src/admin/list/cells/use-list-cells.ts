import { isProblem } from '@croupier/core';
import { type FieldDescription, valueAt } from '@croupier/core/forms';
import { adminListLabels } from '@croupier/core/messages';
import type { CellChange, GridCells } from '@croupier/ui/admin';
import { useMemo, useRef } from 'react';
import { problemSentences, tellFailure, useChange } from '../../backend/use-operations.js';
import { cellOptions, cellText, isCellField, readCellText } from './cell-text.js';
import type { EditableCollection, EditInput } from './edit-input.js';

/** What was pasted into a range, and what ends it. */
export interface PastedRange {
  edits: NonNullable<EditInput['edits']>;
  close: () => void;
}

interface ListCellsOptions<Row> {
  collection: EditableCollection;
  fields: readonly FieldDescription[];
  rowName: (row: Row) => string;
  onPaste: (range: PastedRange) => void;
  /** Opens a field that one line does not show whole. */
  onOpen: (opened: { row: Row; field: FieldDescription }) => void;
}

/** The cells of a list as its grid edits them; the same object until an option changes, so that no row is drawn again for it. */
export function useListCells<Row extends { id: string }>({
  collection,
  fields,
  rowName,
  onPaste,
  onOpen,
}: ListCellsOptions<Row>): GridCells<Row> {
  const change = useChange();
  // One edit after the other: the list may not have been read again since the one before.
  const savedAt = useRef(new Map<string, string>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return useMemo(() => {
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
            message: adminListLabels.edits.changed(rowName(row), field.title),
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
    return {
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
        return (row) => onOpen({ row, field });
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
        return new Promise<void>((close) => onPaste({ edits, close }));
      },
    };
  }, [change, collection, fields, rowName, onPaste, onOpen]);
}
