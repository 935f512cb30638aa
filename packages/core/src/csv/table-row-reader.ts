import { counted } from '../diagnostics/plural.js';
import { type Entity, getFieldValue, issueSentence, setFieldValue } from '../model/entity.js';
import { flag } from '../values/flag.js';
import { timestamp } from '../values/timestamp.js';
import type { ParseResult, ValueType } from '../values/value-type.js';
import { cellIssue, cellPosition } from './cell-issues.js';
import {
  type ColumnDefault,
  detachedCopy,
  type ImportRules,
  identityColumn,
  isEqualValue,
  missingColumns,
  REJECT_COLUMNS,
  type RowIssue,
  type RowReader,
} from './import-rules.js';
import {
  cellTextOf,
  cellType,
  normalizedName,
  readCellText,
  requireField,
  type Table,
  type TableColumn,
} from './table.js';
import { parsedText, tableRowIdentity } from './table-row-identity.js';

/** Reads the rows of a table. */
export function tableRowReader(
  entity: Entity,
  header: readonly string[],
  table: Table,
  rules: ImportRules,
  defaults: readonly ColumnDefault[],
  { onUnread, emptyWord }: { onUnread(name: string): void; emptyWord: string },
): RowReader<readonly string[]> {
  const columns = sortColumns(table.columns, rules);
  const fileColumns = new Set(columns.map(({ fieldPath }) => fieldPath.column));
  // A rejects file that is imported again already has these two columns.
  const ownColumns = header.flatMap((name, index) =>
    (REJECT_COLUMNS as readonly string[]).includes(name.trim()) ? [] : [index],
  );
  const { idIn, ...naming } = tableRowIdentity(entity, header, table, rules, defaults);
  const namingColumn = identityColumn(rules.identity);
  const identityIndex = entity.fieldPaths.findIndex(({ column }) => column === namingColumn);
  const columnOf = (name: string) => columns.find(({ fieldPath }) => fieldPath.column === name);
  const blankIssues = columns.map((column) => blankIssue(column, rules, defaults));
  const isFlag = columns.map(({ valueType }) => valueType === flag);

  const missingColumnIssues = missingColumns(table, rules, defaults).map((column): RowIssue => {
    const fieldPath = requireField(entity, column);
    return {
      message:
        rules.requiredColumns[column] ??
        issueSentence(fieldPath.field.title, sampleIssue(cellType(fieldPath, table.scale))),
      column,
      value: '',
    };
  });

  const readers = columns.map(({ valueType }) =>
    valueType.name.startsWith('list') ? memoizedType(valueType) : valueType,
  );

  return {
    ...naming,
    shapeIssue(row) {
      if (row.length === table.width) return undefined;
      if (row.length > table.width && row.slice(table.width).every((cell) => cell.trim() === ''))
        return undefined;
      return { message: `There are ${counted(row.length, 'cell')}, and the header has ${table.width}` };
    },
    given(row, { column }) {
      const index = columnOf(column)?.index;
      return index === undefined ? '' : readCellText(row[index] ?? '');
    },
    named(row, name) {
      const index = table.names.findIndex((one) => normalizedName(one) === normalizedName(name));
      return readCellText(row[index] ?? '') || undefined;
    },
    newRecord(row, faults, defaultsUsed) {
      const values: unknown[] = new Array(entity.fieldPaths.length).fill(undefined);
      // A stored record may lack fields that a new one requires.
      const isExported = idIn(row) !== undefined;
      const emptied = new Set<number>();
      faults.push(...missingColumnIssues);
      for (const { index, header: name } of table.ignoredColumns)
        if (readCellText(row[index] ?? '') !== '') onUnread(name);
      for (let i = 0; i < columns.length; i++) {
        const column = columns[i] as TableColumn;
        if (column.fieldIndex === identityIndex) continue;
        const cell = readCellText(row[column.index] ?? '');
        const isEmptied = cell === emptyWord;
        if (isEmptied) emptied.add(column.fieldIndex);
        const text = isEmptied ? '' : cell;
        if (text === '') {
          // Any text but "true" and "1" is false, and so is a blank cell.
          if (isFlag[i]) values[column.fieldIndex] = false;
          const fault = blankIssues[i];
          const isBlankAllowed = isExported && column.fieldPath.field.presence !== 'required';
          if (fault !== undefined && !isBlankAllowed)
            faults.push({ message: fault, ...cellPosition(column, '') });
          continue;
        }
        const reading = (readers[i] as ValueType<unknown, unknown>).parse(text);
        if ('fault' in reading) {
          faults.push(cellIssue(column, text, reading.fault));
          continue;
        }
        values[column.fieldIndex] = reading.value;
        const isEmptyList = Array.isArray(reading.value) && reading.value.length === 0;
        if (isEmptyList && !isExported && blankIssues[i] !== undefined)
          faults.push({ message: blankIssues[i] as string, ...cellPosition(column, text) });
      }
      for (const { fieldIndex, column, value, isExplicit } of defaults) {
        if (values[fieldIndex] !== undefined || emptied.has(fieldIndex)) continue;
        if (isExported && !isExplicit && fileColumns.has(column)) continue;
        values[fieldIndex] = value;
        defaultsUsed.push(column);
      }
      return values;
    },
    changes(row, before, faults) {
      const changes: Record<string, unknown> = {};
      const isOwnExport = idIn(row) === (before as { id?: string }).id;
      for (const { index, header: name, fieldPath } of table.ignoredColumns) {
        const text = readCellText(row[index] ?? '');
        // It records the state from which the row was exported.
        if (isOwnExport && fieldPath.column === 'updatedAt' && parsedText(timestamp, text) !== undefined)
          continue;
        if (text !== '' && text !== cellTextOf(fieldPath.field.valueType, getFieldValue(before, fieldPath)))
          onUnread(name);
      }
      for (const column of columns) {
        if (column.fieldIndex === identityIndex) continue;
        const text = readCellText(row[column.index] ?? '');
        if (text === '') continue;
        const value = getFieldValue(before, column.fieldPath);
        // A cell equal to its exported value changes nothing.
        if (text.replaceAll('\r\n', '\n') === cellTextOf(column.valueType, value)) continue;
        if (text === emptyWord) {
          const fault = emptyFault(column, rules);
          if (fault !== undefined) faults.push({ message: fault, ...cellPosition(column, text) });
          else if (value !== undefined) setFieldValue(changes, column.fieldPath, null);
          continue;
        }
        const reading = column.valueType.parse(text);
        if ('fault' in reading) faults.push(cellIssue(column, text, reading.fault));
        else if (!isEqualValue(reading.value, value)) setFieldValue(changes, column.fieldPath, reading.value);
      }
      return changes;
    },
    isBlank: (row) => row.every((cell) => cell.trim() === ''),
    rejected(row, number, faults) {
      const cells = ownColumns.map((index) => row[index] ?? '');
      return { cells: [...cells, String(number), faults, ...row.slice(table.width)] };
    },
    rejectsHeader: [...ownColumns.map((index) => header[index] ?? ''), ...REJECT_COLUMNS],
  };
}

/** Why a field of a record that is there cannot be emptied. */
function emptyFault({ fieldPath }: TableColumn, { requiredColumns }: ImportRules): string | undefined {
  const { field, column } = fieldPath;
  if (field.presence !== 'required') return undefined;
  return requiredColumns[column] ?? issueSentence(field.title, 'cannot be empty');
}

function sortColumns(columns: readonly TableColumn[], rules: ImportRules): TableColumn[] {
  const order = new Map(rules.order.map((column, place) => [column, place]));
  const rank = ({ fieldPath }: TableColumn) => order.get(fieldPath.column) ?? order.size;
  return [...columns].sort((a, b) => rank(a) - rank(b));
}

function blankIssue(
  { fieldPath, valueType }: TableColumn,
  { requiredColumns, nonBlankColumns = [] }: ImportRules,
  defaults: readonly ColumnDefault[],
): string | undefined {
  const isNeeded =
    Object.hasOwn(requiredColumns, fieldPath.column) || nonBlankColumns.includes(fieldPath.column);
  if (!isNeeded || defaults.some(({ column }) => column === fieldPath.column)) return undefined;
  return requiredColumns[fieldPath.column] ?? issueSentence(fieldPath.field.title, sampleIssue(valueType));
}

/** The message of a value type for invalid text. */
function sampleIssue(valueType: ValueType<unknown, unknown>): string {
  const reading = valueType.parse('?');
  return 'fault' in reading ? reading.fault : 'must be given';
}

/** The size limits of a column's cache: number of cells, and characters of a cell. */
const MAX_CACHED = 2_000;
const MAX_CACHED_LENGTH = 200;

/** Caches parsed lists, since many rows repeat them. */
function memoizedType(valueType: ValueType<unknown, unknown>): ValueType<unknown, unknown> {
  const known = new Map<string, ParseResult<unknown>>();
  return {
    ...valueType,
    parse(text) {
      const before = known.get(text);
      if (before !== undefined) return before;
      const reading = valueType.parse(text);
      if (known.size < MAX_CACHED && text.length <= MAX_CACHED_LENGTH) known.set(detachedCopy(text), reading);
      return reading;
    },
  };
}
