import { joinChanges } from '@croupier/core';
import type { RecordFormProps } from '@croupier/ui/admin';
import { useState } from 'react';
import type { StoredRecord } from '../records/record-draft.js';

/** A record as its form has it, with what is not saved yet; null for what was emptied. */
export type UnsavedRecord = Readonly<Record<string, unknown>>;

/** The record with what its form has not saved yet, and the props with which the form tells it. */
export function useUnsavedRecord(
  editor: RecordFormProps,
  stored: StoredRecord | undefined,
): { form: RecordFormProps; unsavedRecord: UnsavedRecord } {
  const [unsavedRecord, setUnsavedRecord] = useState<UnsavedRecord>(() =>
    joinChanges(stored?.record, editor.draft),
  );
  return {
    unsavedRecord,
    form: {
      ...editor,
      onChange(submission) {
        editor.onChange?.(submission);
        setUnsavedRecord(joinChanges(stored?.record, submission.record, submission.changes));
      },
    },
  };
}
