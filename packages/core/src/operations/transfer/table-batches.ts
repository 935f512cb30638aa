import { columnsAsWritten } from '../../csv/columns/columns-as-written.js';
import { collectUnclearBooleans } from '../../csv/columns/unclear-booleans.js';
import type { CsvRecord } from '../../csv/csv-record.js';
import {
  type ColumnDefault,
  type ImportRules,
  identityColumn,
  ignoredNames,
  missingColumns,
  type RowIssue,
  type RowReader,
} from '../../csv/import-rules.js';
import { readHeader, type Table } from '../../csv/table.js';
import { tableRowReader } from '../../csv/table-rows/table-row-reader.js';
import { cellErrorText } from '../../csv/workbook/cell-error.js';
import { messages } from '../../messages.js';
import type { Entity } from '../../model/entity.js';
import { problem } from '../../problem.js';
import { type Warning, warning } from '../../warning.js';
import { type ImportBatch, type ImportRow, unreadNames } from './import-batch.js';
import type { ImportInput } from './import-input.js';

/** The rows of a table, batch by batch, with what reads them. Problems: `invalid`, `usage`. */
export async function* tableBatches(
  entity: Entity,
  batches: AsyncIterable<CsvRecord[]>,
  input: ImportInput,
  rules: ImportRules,
  defaults: readonly ColumnDefault[],
  { onHeader, warnings: warningsOfFile }: { onHeader: (table: Table) => void; warnings: readonly Warning[] },
): AsyncGenerator<ImportBatch> {
  const { columns, map, ignore, scale } = input;
  const headerOptions = { map, scale, leftOut: ignore, ignored: ignoredNames(entity, rules) };
  let reader: RowReader<readonly string[]> | undefined;
  let warnings: Warning[] = [];
  let oddFlags = collectUnclearBooleans([]);
  let written = columnsAsWritten([], []);
  let readColumns: ReadonlyMap<number, string> = new Map();
  const unread = new Set<string>();
  const onUnread = (name: string) => {
    if (unread.has(name)) return;
    unread.add(name);
    warnings.push(warning('column.filled-in', { column: name }));
  };
  const open = (header: readonly string[], line: number, first: readonly CsvRecord[]) => {
    const rows = first.map(({ cells }) => cells);
    const found = readHeader(entity, header, { ...headerOptions, line, rows });
    written = columnsAsWritten(found.columns, rows);
    const table = { ...found, columns: written.columns };
    onHeader(table);
    rules.refuseForeign?.(unreadNames(table.names, input));
    requireColumns(table, header, line, input, rules, defaults);
    oddFlags = collectUnclearBooleans(table.columns);
    reader = tableRowReader(entity, header, table, rules, defaults, {
      onUnread,
      emptyWord: input.emptyWord,
    });
    readColumns = new Map(table.columns.map(({ index, header }) => [index, header]));
    return [...warningsOfFile, ...table.warnings];
  };

  for await (const records of batches) {
    warnings = [];
    let rows = records;
    if (reader === undefined) {
      if (columns !== undefined) warnings = [...open(columns, 1, records), ...dateLineWarning(records)];
      else {
        const [header, ...others] = records;
        if (header?.fault !== undefined) throw header.fault;
        warnings = open(header?.cells ?? [], header?.line ?? 1, others);
        rows = others;
      }
    }
    const ready = reader as unknown as RowReader<readonly string[]>;
    const filled = rows.filter(({ cells }) => !ready.isBlank(cells));
    for (const { row, cells, fault } of filled) if (fault === undefined) oddFlags.add(row, cells);
    yield {
      rows: filled.map((record) => tableRow(record, readColumns)),
      reader: ready,
      warnings,
      formatRowMessage: messages.casinoImport.row,
    };
  }
  if (reader !== undefined)
    yield {
      rows: [],
      reader,
      warnings: [...oddFlags.warnings(), ...written.warnings()],
      formatRowMessage: messages.casinoImport.row,
    };
  if (reader === undefined && columns === undefined)
    throw problem('file.empty', { columns: Object.keys(rules.requiredColumns) }, { at: {} });
}

/** A row of a table. An error of the spreadsheet in a column that is read is a fault of the row. */
function tableRow(
  { row, line, cells, fault, errorCells = [] }: CsvRecord,
  columns: ReadonlyMap<number, string>,
): ImportRow {
  const content = cells;
  if (fault !== undefined) return { row, line, content, faults: [{ message: fault.message }] };
  if (errorCells.length === 0) return { row, line, content };
  const faults = errorCells.flatMap((index): RowIssue[] => {
    const column = columns.get(index);
    if (column === undefined) return [];
    return [{ message: cellErrorText(cells[index] ?? '', index, row), column, value: cells[index] ?? '' }];
  });
  return { row, line, content, errorCells, ...(faults.length === 0 ? {} : { faults }) };
}

/** A warning where the first line of a file without a header looks like the date of the file. */
function dateLineWarning([first]: readonly { line: number; cells: readonly string[] }[]): Warning[] {
  const [cell = ''] = first?.cells ?? [];
  if (!/^(\d{4}([-./]?)\d{2}\2\d{2}|\d{1,2}([-./])\d{1,2}\3\d{2,4})\b/.test(cell)) return [];
  return [warning('line.looks-like-a-date', { line: first?.line ?? 1, cell: cell.slice(0, 30) })];
}

/** The columns that name a record where it has no id or slug. */
function identityColumns({ identity, requiredColumns }: ImportRules): string[] {
  if (identity.by === 'slug') return [identity.from];
  return identity.columns.filter((column) => Object.hasOwn(requiredColumns, column));
}

/** Refuses a file that lacks columns which every new record needs. */
function requireColumns(
  table: Table,
  header: readonly string[],
  line: number,
  { onConflict }: ImportInput,
  rules: ImportRules,
  defaults: readonly ColumnDefault[],
): void {
  const there = new Set(table.columns.map(({ fieldPath }) => fieldPath.column));
  const names = identityColumns(rules);
  const named = new Set(there);
  // A default says what a row is about that leaves it blank.
  if (rules.identity.by === 'words') for (const { column } of defaults) named.add(column);
  const isNamed = there.has(identityColumn(rules.identity)) || names.every((column) => named.has(column));
  const missing =
    onConflict === 'update'
      ? isNamed
        ? []
        : names.filter((column) => !named.has(column))
      : missingColumns(table, rules, defaults);
  if (missing.length === 0) return;
  const expected =
    onConflict === 'update'
      ? `${names.join(' and ')} or ${identityColumn(rules.identity)}`
      : Object.keys(rules.requiredColumns).join(', ');
  const issues = missing.map((column) => {
    return { message: `Column '${column}' is missing`, column, line, row: 1 };
  });
  const params = { missing, expected };
  if (header.length === 1 && header[0]?.includes('|'))
    throw problem('import.delimiter-unknown', params, { issues });
  const proposed = table.warnings.filter(
    ({ params }) => params.field !== undefined && params.other === undefined,
  );
  if (there.size === 0 && proposed.length === 0)
    throw problem('import.header-unknown', { ...params, header: header.slice(0, 8) }, { issues });
  throw problem('import.columns-missing', { ...params, header: [...header], proposed }, { issues });
}
