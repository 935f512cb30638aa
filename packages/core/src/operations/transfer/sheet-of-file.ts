import type { CsvRecord } from '../../csv/csv-record.js';
import { REJECT_COLUMNS } from '../../csv/import-rules.js';
import { warning } from '../../warning.js';
import type { ImportInput } from './import-input.js';

/** The rows of the sheet that is read, and the settings for them: a sheet of rejected rows has a header of its own. */
export async function sheetOfFile(input: ImportInput, onBytes: (count: number) => void) {
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
