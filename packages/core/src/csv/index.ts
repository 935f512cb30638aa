export { type CsvRecord, csvLine, csvRecords, type Delimiter, detectDelimiter } from './csv-records.js';
export { decodeText } from './decode-text.js';
