import { getFieldValue, issueSentence, setFieldValue } from '../../model/entity.js';
import { timestamp } from '../../values/timestamp.js';
import { cellIssue, cellPosition } from '../cell-issues.js';
import { type ImportRules, isEqualValue, type RowReader } from '../import-rules.js';
import { cellTextOf, readCellText, type Table, type TableColumn } from '../table.js';
import { parsedText } from './table-row-identity.js';

/** What the cells of a row are read by. */
export interface CellContext {
  table: Table;
  /** The columns with values, in the order in which their errors are reported. */
  columns: readonly TableColumn[];
  rules: ImportRules;
  /** The row's id, if it is valid. */
  idIn(row: readonly string[]): string | undefined;
  /** Called with the name of a column that is not imported, where a row has something else in it. */
  onUnread(name: string): void;
  /** The text of a cell that empties its field. */
  emptyWord: string;
}

/** Reads the fields that rows change. */
export function changesReader({
  table,
  columns,
  rules,
  idIn,
  onUnread,
  emptyWord,
}: CellContext): RowReader<readonly string[]>['changes'] {
  return (row, before, faults) => {
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
  };
}

/** Why a field of a record that is there cannot be emptied. */
function emptyFault({ fieldPath }: TableColumn, { requiredColumns }: ImportRules): string | undefined {
  const { field, column } = fieldPath;
  if (field.presence !== 'required') return undefined;
  return requiredColumns[column] ?? issueSentence(field.title, 'cannot be empty');
}
