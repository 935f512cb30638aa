import { adminFormLabels } from '@croupier/core/messages';
import { useEffect, useRef, useState } from 'react';
import { saveLocalValue } from '../local-values.js';
import { timeNow } from './drafts/time-now.js';
import { type RecordDraft, readDraft } from './record-draft.js';

const { draft: labels } = adminFormLabels.form;

/** A longer draft is written once the typing pauses; a shorter one with every key. */
const LONG = 100_000;
const PAUSE_MS = 400;

/** Unsaved changes to one record, kept in this browser. */
interface StoredDraft {
  /** Whether they are kept; undefined before there are any. */
  status: string | undefined;
  store(draft: RecordDraft): void;
  remove(): void;
}

/** Keeps unsaved changes under a key, so that a tab that dies loses none of them. */
export function useStoredDraft(key: string): StoredDraft {
  const [status, setStatus] = useState<string | undefined>(() =>
    readDraft(key) === undefined ? undefined : labels.restored,
  );
  const pending = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  const write = (text: string) => {
    const fault = storeItem(key, text);
    setStatus(fault === undefined ? labels.saved(timeNow()) : labels.failed(fault));
  };
  const writePending = () => {
    if (pending.current === undefined) return;
    clearTimeout(pending.current.timer);
    const { text } = pending.current;
    pending.current = undefined;
    write(text);
  };
  const flush = useRef(writePending);
  useEffect(() => {
    flush.current = writePending;
  });
  useEffect(() => {
    const leave = () => flush.current();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);

  return {
    status,
    store(draft) {
      const text = JSON.stringify(draft);
      clearTimeout(pending.current?.timer);
      pending.current = undefined;
      if (text.length < LONG) return write(text);
      setStatus(labels.saving);
      pending.current = { text, timer: setTimeout(() => flush.current(), PAUSE_MS) };
    },
    remove() {
      clearTimeout(pending.current?.timer);
      pending.current = undefined;
      setStatus(undefined);
      saveLocalValue(key, undefined);
    },
  };
}

/** Why it could not be stored; undefined where it was. */
function storeItem(key: string, text: string): string | undefined {
  try {
    localStorage.setItem(key, text);
    return undefined;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return labels.noRoom;
    return String(error instanceof Error ? error.message : error);
  }
}
