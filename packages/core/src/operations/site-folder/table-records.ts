import { csvRecords } from '../../csv/csv-records.js';
import { decodeText } from '../../csv/encoding/decode-text.js';
import { readCellText, readHeader, type Table } from '../../csv/table.js';
import { collections } from '../../model/collections.js';
import { type Entity, issueSentence, setFieldValue } from '../../model/entity.js';
import type { TABLE_COLLECTIONS } from '../../site-folder/site-files.js';

/** A row of a table as a record, or why it is none. */
export interface TableRow {
  row: number;
  record: Record<string, unknown>;
  faults: string[];
}

/** The records of a table of an export. Problem: `invalid` where it is no CSV. */
export async function* tableRecords(
  name: (typeof TABLE_COLLECTIONS)[number],
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<TableRow> {
  const entity = collections[name] as unknown as Entity;
  let table: Table | undefined;
  for await (const batch of csvRecords(decodeText(source, 'utf-8'), {
    delimiter: ',',
    skipStrayQuotes: true,
  })) {
    for (const { row, cells, fault } of batch) {
      if (table === undefined) table = readHeader(entity, cells, { scale: 10 });
      else if (fault !== undefined) yield { row, record: {}, faults: [fault.message] };
      else yield { row, ...recordOf(table, cells) };
    }
  }
}

function recordOf({ columns }: Table, cells: readonly string[]): Omit<TableRow, 'row'> {
  const record: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const { index, fieldPath, valueType } of columns) {
    const text = readCellText(cells[index] ?? '');
    // Of a record that has all its fields, nothing is nothing, and not what new records have.
    if (text === '' && (record.id === undefined || fieldPath.field.presence !== 'defaulted')) continue;
    const parsed = valueType.parse(text);
    if ('fault' in parsed && text === '') continue;
    if ('fault' in parsed) faults.push(issueSentence(fieldPath.field.title, parsed.fault));
    else setFieldValue(record, fieldPath, parsed.value);
  }
  return { record, faults };
}
