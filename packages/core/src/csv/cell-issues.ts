import { issueSentence } from '../model/entity.js';
import { type RowIssue, shortenedValue } from './import-rules.js';
import type { TableColumn } from './table.js';

/** What is wrong with a cell, and where it stands. */
export function cellIssue(column: TableColumn, text: string, fault: string): RowIssue {
  return { message: issueSentence(column.fieldPath.field.title, fault), ...cellPosition(column, text) };
}

/** The column and the text of a cell. */
export function cellPosition({ header }: TableColumn, text: string): { column: string; value: string } {
  return { column: header, value: shortenedValue(text) };
}
