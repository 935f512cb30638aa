import { readKept } from './kept-values.js';

/** A record as it was read, with the hash that a change may expect. */
export interface StoredRecord {
  record: { id: string };
  hash: string;
}

/** What was not saved yet, and the record that it changes. */
export interface RecordDraft {
  changes: object;
  base?: StoredRecord | undefined;
}

/** Reads the draft of a record in this browser. */
export function readDraft(key: string): RecordDraft | undefined {
  const kept = readKept<RecordDraft>(key);
  return typeof kept?.changes === 'object' && kept.changes !== null ? kept : undefined;
}
