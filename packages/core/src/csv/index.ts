export type { CsvRecord } from './csv-record.js';
export { csvLine, csvRecords, type Delimiter, detectDelimiter } from './csv-records.js';
export { decodeText } from './decode-text.js';
