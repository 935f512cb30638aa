import { readLocalValue } from '../local-values.js';

/** What a form edits as it was read, with the hash that a change may expect. */
export interface EditedState {
  record: object;
  hash: string;
}

/** A record as it was read. */
export interface StoredRecord extends EditedState {
  record: { id: string };
}

/** What was not saved yet, and what it changes. */
export interface RecordDraft {
  changes: object;
  base?: EditedState | undefined;
}

/** Reads a draft in this browser. */
export function readDraft(key: string): RecordDraft | undefined {
  const kept = readLocalValue<RecordDraft>(key);
  return typeof kept?.changes === 'object' && kept.changes !== null ? kept : undefined;
}
