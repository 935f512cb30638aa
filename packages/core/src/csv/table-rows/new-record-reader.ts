import { type Entity, issueSentence } from '../../model/entity.js';
import { flag } from '../../values/flag.js';
import { isNumberInput } from '../../values/input-kind.js';
import type { ParseResult, ValueType } from '../../values/value-type.js';
import { cellIssue, cellPosition } from '../cell-issues.js';
import {
  type ColumnDefault,
  detachedCopy,
  type ImportRules,
  missingColumns,
  type RowIssue,
  type RowReader,
} from '../import-rules.js';
import { cellType, readCellText, requireField, type TableColumn } from '../table.js';
import type { CellContext } from './changes-reader.js';

/** Reads the values of new records. */
export function newRecordReader(
  entity: Entity,
  { table, columns, rules, idIn, onUnread, emptyWord }: CellContext,
  defaults: readonly ColumnDefault[],
): RowReader<readonly string[]>['newRecord'] {
  const fileColumns = new Set(table.columns.map(({ fieldPath }) => fieldPath.column));
  const blankIssues = columns.map((column) => blankIssue(column, rules, defaults));
  const isFlag = columns.map(({ valueType }) => valueType === flag);
  const readers = columns.map(({ valueType }) =>
    isOftenRepeated(valueType) ? memoizedType(valueType) : valueType,
  );
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

  return (row, faults, defaultsUsed) => {
    const values: unknown[] = new Array(entity.fieldPaths.length).fill(undefined);
    // A stored record may lack fields that a new one requires.
    const isExported = idIn(row) !== undefined;
    const emptied = new Set<number>();
    faults.push(...missingColumnIssues);
    for (const { index, header: name } of table.ignoredColumns)
      if (readCellText(row[index] ?? '') !== '') onUnread(name);
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i] as TableColumn;
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
  };
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

/** Whether many rows say the same: lists of the same few names, and numbers. */
function isOftenRepeated({ name, input }: ValueType<unknown, unknown>): boolean {
  return name.startsWith('list') || isNumberInput(input);
}

/** The size limits of a column's cache: number of cells, and characters of a cell. */
const MAX_CACHED = 2_000;
const MAX_CACHED_LENGTH = 200;

/** Caches parsed cells. */
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
