import { useCallback, useEffect, useRef } from 'react';
import { keep, readKept } from './kept-values.js';

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

const WRITE_DELAY_MS = 250;

/** Reads the draft of a record in this browser. */
export function readDraft(key: string): RecordDraft | undefined {
  const kept = readKept<RecordDraft>(key);
  return typeof kept?.changes === 'object' && kept.changes !== null ? kept : undefined;
}

/** Keeps drafts in this browser, a moment after the last key or as the page goes; undefined forgets the draft at once. */
export function useDraftKeeper(key: string): (draft: RecordDraft | undefined) => void {
  const pending = useRef<{ key: string; draft: RecordDraft }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const write = () => {
      clearTimeout(timer.current);
      if (pending.current !== undefined) keep(pending.current.key, pending.current.draft);
      pending.current = undefined;
    };
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, []);
  return useCallback(
    (draft) => {
      clearTimeout(timer.current);
      pending.current = draft && { key, draft };
      if (draft === undefined) keep(key, undefined);
      else {
        timer.current = setTimeout(() => {
          pending.current = undefined;
          keep(key, draft);
        }, WRITE_DELAY_MS);
      }
    },
    [key],
  );
}
