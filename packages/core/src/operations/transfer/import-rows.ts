import type { CsvRecord } from '../../csv/csv-record.js';
import { csvRecords } from '../../csv/csv-records.js';
import { decodeText } from '../../csv/decode-text.js';
import {
  type ColumnDefault,
  type ImportRules,
  identityColumn,
  ignoredNames,
  missingColumns,
  REJECT_COLUMNS,
  type RowContent,
  type RowIssue,
  type RowReader,
} from '../../csv/import-rules.js';
import { jsonRecords, ndjsonRecords } from '../../csv/json-records.js';
import { jsonRowReader } from '../../csv/json-row-reader.js';
import { lookAtStart } from '../../csv/rejects-file.js';
import { readHeader, requireField, type Table } from '../../csv/table.js';
import { tableRowReader } from '../../csv/table-row-reader.js';
import { collectUnclearBooleans } from '../../csv/unclear-booleans.js';
import { cellErrorText } from '../../csv/workbook/cell-error.js';
import { messages } from '../../messages.js';
import type { Entity } from '../../model/entity.js';
import { isProblem, type Problem, problem } from '../../problem.js';
import { createPause } from '../../short-turns.js';
import { type Warning, warning } from '../../warning.js';
import type { ChangeContext } from '../define/operation.js';
import type { ImportInput } from './import-input.js';
import { requireDefaults } from './import-settings-check.js';
import { requireFormat } from './require-format.js';

/** A row of a file, in whatever it was written. */
export interface ImportRow {
  row: number;
  line: number;
  content: RowContent;
  /** Why nothing of it can be read. */
  faults?: readonly RowIssue[];
  /** The indexes of cells with errors of the spreadsheet. */
  errorCells?: readonly number[];
}

/** Rows with what reads them. */
export interface ImportBatch {
  rows: ImportRow[];
  reader: RowReader<RowContent>;
  /** Things to know that stop nothing; each is told once. */
  warnings: Warning[];
  /** Puts the row's number before a message. */
  formatRowMessage(row: number, message: string): string;
}

/** The rows of a file, batch by batch, with progress; stops where the signal says so. Problems: `invalid`, `usage`, `interrupted`, `fault` where it cannot be read. */
export async function* importRows(
  { signal, onProgress }: Pick<ChangeContext, 'signal' | 'onProgress'>,
  onHeader: (table: Table) => void,
  entity: Entity,
  rules: ImportRules,
  input: ImportInput,
): AsyncGenerator<ImportBatch> {
  for (const field of Object.keys(input.map)) requireField(entity, field);
  const { default: given, scale } = input;
  const defaults = requireDefaults(entity, { given, implied: rules.defaults ?? {}, scale });

  let done = 0;
  const batches = async function* () {
    const onBytes = (count: number) => {
      done += count;
      onProgress({ done, unit: 'bytes' });
    };
    if (input.format === 'xlsx') {
      const { settings, records, warnings } = await sheetOfFile(input, onBytes);
      return yield* tableBatches(entity, records, settings, rules, defaults, { onHeader, warnings });
    }
    const { settings, warnings } = await settingsOfFile(input);
    const texts = requireFormat(decodeText(settings.source, settings.encoding, onBytes), input.format);
    if (!isTable(settings)) return yield* jsonBatches(entity, texts, settings, rules, defaults);
    const { skipLines } = settings;
    const delimiter = settings.format === 'tsv' ? '\t' : settings.delimiter;
    const records = csvRecords(texts, { delimiter, skipLines, skipStrayQuotes: true });
    yield* tableBatches(entity, records, settings, rules, defaults, { onHeader, warnings });
  };
  const pause = createPause(TURN_MS);
  try {
    for await (const batch of batches()) {
      for (const part of partsOf(batch)) {
        if (signal.aborted) throw interruptedProblem();
        yield part;
        await pause();
      }
    }
  } catch (error) {
    if (signal.aborted) throw interruptedProblem();
    throw isProblem(error) ? error : unreadableFileProblem(error);
  }
  if (signal.aborted) throw interruptedProblem();
}

function isTable({ format }: Pick<ImportInput, 'format'>): boolean {
  return format === 'csv' || format === 'tsv';
}

/** The settings for a file: one of rejected rows has a header of its own, whatever the file that they come from is like. */
async function settingsOfFile(
  input: ImportInput,
): Promise<{ settings: ImportInput; warnings: readonly Warning[] }> {
  const { skipLines, columns, delimiter, encoding } = input;
  const isPlain = skipLines === 0 && [columns, delimiter, encoding].every((setting) => setting === undefined);
  if (isPlain || !isTable(input)) return { settings: input, warnings: [] };
  const { source, isRejects, isUtf8 } = await lookAtStart(input.source);
  if (!isRejects) return { settings: { ...input, source }, warnings: [] };
  const settings: ImportInput = {
    ...input,
    source,
    skipLines: 0,
    columns: undefined,
    delimiter: undefined,
    encoding: isUtf8 ? undefined : encoding,
  };
  return { settings, warnings: [warning('file.rejected-rows', {})] };
}

/** The rows of the sheet that is read, and the settings for them: a sheet of rejected rows has a header of its own. */
async function sheetOfFile(input: ImportInput, onBytes: (count: number) => void) {
  const { openWorkbook } = await import('../../csv/workbook/open-workbook.js');
  const workbook = await openWorkbook(input.source);
  const { skipLines, columns, sheet: named } = input;
  const first = workbook.findSheet(undefined);
  const isPlain = skipLines === 0 && columns === undefined && named === undefined;
  if (!isPlain && (await isRejectsSheet(workbook.records(first)))) {
    const settings: ImportInput = { ...input, skipLines: 0, columns: undefined, sheet: undefined };
    const warnings = [warning('file.rejected-rows', {})];
    return { settings, records: workbook.records(first, { onBytes }), warnings };
  }
  const sheet = workbook.findSheet(named);
  const others = workbook.sheets.filter((name) => name !== sheet);
  const warnings =
    named === undefined && others.length > 0 ? [warning('file.first-sheet', { sheet, others })] : [];
  const records = workbook.records(sheet, { skipRows: skipLines, width: columns?.length, onBytes });
  return { settings: input, records, warnings };
}

/** Whether the first row names the columns that only rejected rows have. */
async function isRejectsSheet(records: AsyncIterable<CsvRecord[]>): Promise<boolean> {
  for await (const [first] of records)
    if (first !== undefined) return REJECT_COLUMNS.every((name) => first.cells.includes(name));
  return false;
}

async function* tableBatches(
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
  let readColumns: ReadonlyMap<number, string> = new Map();
  const unread = new Set<string>();
  const onUnread = (name: string) => {
    if (unread.has(name)) return;
    unread.add(name);
    warnings.push(warning('column.filled-in', { column: name }));
  };
  const open = (header: readonly string[], line: number): ImportBatch['warnings'] => {
    const table = readHeader(entity, header, { ...headerOptions, line });
    onHeader(table);
    rules.refuseForeign?.(unreadNames(table.names, input));
    requireColumns(table, header, line, input, rules, defaults);
    oddFlags = collectUnclearBooleans(table.columns);
    reader = tableRowReader(entity, header, table, rules, defaults, onUnread);
    readColumns = new Map(table.columns.map(({ index, header }) => [index, header]));
    return [...warningsOfFile, ...table.warnings];
  };

  for await (const records of batches) {
    warnings = [];
    let rows = records;
    if (reader === undefined) {
      if (columns !== undefined) warnings = [...open(columns, 1), ...dateLineWarning(records)];
      else {
        const [header, ...others] = records;
        if (header?.fault !== undefined) throw header.fault;
        warnings = open(header?.cells ?? [], header?.line ?? 1);
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
    yield { rows: [], reader, warnings: oddFlags.warnings(), formatRowMessage: messages.casinoImport.row };
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

async function* jsonBatches(
  entity: Entity,
  texts: AsyncIterable<string>,
  { map, ignore, format }: ImportInput,
  rules: ImportRules,
  defaults: readonly ColumnDefault[],
): AsyncGenerator<ImportBatch> {
  const unknown = new Set<string>();
  let warnings: Warning[] = [];
  const lines = format === 'ndjson';
  const reader = jsonRowReader(entity, { map, leftOut: ignore }, rules, defaults, (name) => {
    if (unknown.has(name)) return;
    unknown.add(name);
    warnings.push(warning('field.unknown', { field: name }));
  });
  let isFirst = true;
  for await (const records of (lines ? ndjsonRecords : jsonRecords)(texts)) {
    warnings = [];
    const [first] = records;
    if (isFirst && first !== undefined)
      rules.refuseForeign?.(unreadNames(Object.keys(first.fields), { map, ignore }));
    isFirst = false;
    yield {
      rows: records.map(({ row, line, fields, fault }) => ({
        row,
        line,
        content: fields,
        ...(fault === undefined ? {} : { faults: [{ message: fault }] }),
      })),
      reader,
      warnings,
      formatRowMessage: messages.casinoImport.row,
    };
  }
}

/** The names that are neither mapped to a field nor to be ignored. */
function unreadNames(
  names: readonly string[],
  { map, ignore }: Pick<ImportInput, 'map' | 'ignore'>,
): string[] {
  const known = new Set([...Object.values(map), ...ignore].map((name) => name.toLowerCase()));
  return names.filter((name) => !known.has(name.toLowerCase()));
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
  const isNamed = there.has(identityColumn(rules.identity)) || names.every((column) => there.has(column));
  const missing =
    onConflict === 'update'
      ? isNamed
        ? []
        : names.filter((column) => !there.has(column))
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

/** How many rows are worked on before other work may have its turn. */
const ROWS_AT_ONCE = 100;
/** How long an import works before it gives other work its turn, in milliseconds. */
const TURN_MS = 25;

/** A batch in parts of a few rows; its warnings, more of which may come with each row, are in the last. */
function* partsOf(batch: ImportBatch): Generator<ImportBatch> {
  const { rows, warnings } = batch;
  for (let at = 0; at + ROWS_AT_ONCE < rows.length; at += ROWS_AT_ONCE)
    yield { ...batch, rows: rows.slice(at, at + ROWS_AT_ONCE), warnings: [] };
  const left = rows.length === 0 ? 0 : ((rows.length - 1) % ROWS_AT_ONCE) + 1;
  yield { ...batch, rows: rows.slice(rows.length - left), warnings };
}

function interruptedProblem(): Problem {
  return problem('import.interrupted');
}

function unreadableFileProblem(error: unknown): Problem {
  const why = error instanceof Error ? error.message : String(error);
  return problem('import.unreadable', { why }, { cause: error });
}
