export type { CsvRecord } from './csv-record.js';
export { csvLine, csvRecords, type Delimiter, detectDelimiter } from './csv-records.js';
export { decodeText } from './encoding/decode-text.js';
export { rowsFromCsv } from './rows-from-csv.js';
export { openWorkbook, type Workbook } from './workbook/open-workbook.js';
export type { SheetCell } from './workbook/sheet-cell.js';
export { openWorkbookWriter, type WorkbookWriter } from './workbook/workbook-writer.js';
