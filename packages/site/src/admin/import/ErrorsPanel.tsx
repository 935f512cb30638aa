import type { ImportSummary } from '@croupier/core';
import { adminImportLabels } from '@croupier/core/messages';
import { type CellError, CheckboxField, ImportGrid, Notice, Pagination } from '@croupier/ui/admin';
import { useDeferredValue, useState } from 'react';
import list from '../screens/list.module.css';
import type { FileRows } from './check/file-rows.js';
import { DefaultFields } from './DefaultFields.js';
import { ErrorList } from './ErrorList.js';
import type { ImportSession } from './use-import.js';

const { faults: labels, columns: columnLabels } = adminImportLabels;

const PER_PAGE = 20;
const MOST_LISTED = 500;

/** Every row with an error, each error at its cell, where it is corrected. */
export function ErrorsPanel({ checked, rows, mended, mend, settings, setSettings }: ImportSession) {
  const [page, setPage] = useState(1);
  const [showsAll, setShowsAll] = useState(false);
  const errors = useDeferredValue(checked?.summary.errors) ?? [];
  if (errors.length === 0) return <p role="status">{mended.size > 0 ? labels.mended : labels.none}</p>;
  if (!rows?.isWhole)
    return (
      <>
        <p>{labels.listed}</p>
        <ErrorList errors={errors} most={MOST_LISTED} />
      </>
    );
  const numbers = [...new Set([...errors.map(({ row }) => row), ...mended.keys()])]
    .filter((row) => rows.byNumber.has(row))
    .sort((a, b) => a - b);
  if (numbers.length === 0) return <p>{labels.ofFile}</p>;
  const emptyCells = countEmptyCells(errors, checked?.summary.columns ?? []);
  const shown = numbers.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const onPage = new Set(shown);
  const visible = faultsIn(
    errors.filter(({ row }) => onPage.has(row)),
    rows,
    checked?.summary.columns ?? [],
  );
  const cellsOf = (row: number) => mended.get(row) ?? rows.byNumber.get(row)?.cells ?? [];
  const width = Math.max(rows.header.length, ...shown.map((row) => cellsOf(row).length));
  const columns = Array.from({ length: width }, (_, index) => {
    return { id: String(index), title: rows.header[index] || columnLabels.unnamed(index + 1) };
  });
  const faulty = new Set(visible.map(({ column }) => column));
  const mendedCells = (row: number, id: string) => {
    const cells = mended.get(row);
    return cells !== undefined && cells[Number(id)] !== rows.byNumber.get(row)?.cells[Number(id)];
  };
  const narrowed = columns.filter(
    ({ id }, index) => index === 0 || faulty.has(id) || shown.some((row) => mendedCells(row, id)),
  );
  // An error of the row as a whole may be in any cell.
  const isWholeRow = visible.some(({ column }) => column === undefined);
  return (
    <div className={list.root}>
      {emptyCells.size === 0 ? null : (
        <Notice tone="fair" title={labels.empty}>
          <p>{labels.emptyText}</p>
          <DefaultFields
            fields={[...emptyCells.keys()]}
            labelOf={(title, field) => labels.emptyIn(title, emptyCells.get(field) ?? 0)}
            {...{ settings, setSettings }}
          />
        </Notice>
      )}
      <p>{labels.help}</p>
      <CheckboxField
        label={labels.allColumns}
        checked={showsAll || isWholeRow}
        disabled={isWholeRow}
        hint={isWholeRow ? labels.wholeRow : undefined}
        onChange={({ target }) => setShowsAll(target.checked)}
      />
      <ImportGrid
        caption={labels.caption}
        columns={showsAll || isWholeRow ? columns : narrowed}
        rows={shown.map((row) => {
          return { row, cells: Object.fromEntries(cellsOf(row).map((text, index) => [String(index), text])) };
        })}
        faults={visible}
        onChange={(row, column, text) => mend(row, Number(column), text)}
      />
      <Pagination page={page} perPage={PER_PAGE} total={numbers.length} onPageChange={setPage} />
    </div>
  );
}

/** How many rows need what their cell leaves empty, by field; one alone is corrected in its cell. */
function countEmptyCells(
  errors: ImportSummary['errors'],
  columns: NonNullable<ImportSummary['columns']>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { column, value } of errors)
    if (column !== undefined && value === '') counts.set(column, (counts.get(column) ?? 0) + 1);
  return new Map(
    columns.flatMap(({ column, field }) => {
      const count = counts.get(column.trim()) ?? 0;
      return field !== null && count > 1 ? [[field, count] as const] : [];
    }),
  );
}

/** The errors by the places of their cells. */
function faultsIn(
  errors: ImportSummary['errors'],
  { header }: FileRows,
  columns: NonNullable<ImportSummary['columns']>,
): CellError[] {
  const places = new Map<string, string>();
  const put = (name: string, index: number) => {
    if (!places.has(name)) places.set(name, String(index));
  };
  for (const [index, name] of header.entries()) put(name.trim(), index);
  for (const [index, { field }] of columns.entries()) if (field !== null) put(field, index);
  return errors.map(({ row, column, message }) => ({
    row,
    column: column === undefined ? undefined : places.get(column.trim()),
    message: message.replace(/^Row \d+: /, ''),
  }));
}
