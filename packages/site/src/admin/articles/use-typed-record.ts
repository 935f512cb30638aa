import type { RecordFormProps } from '@croupier/ui/admin';
import { useState } from 'react';
import type { StoredRecord } from '../record-draft.js';

/** A record as its form has it, saved or not; null for what was emptied. */
export type TypedRecord = Readonly<Record<string, unknown>>;

/** The record that a form has, and the props with which the form tells it. */
export function useTypedRecord(
  editor: RecordFormProps,
  stored: StoredRecord | undefined,
): { form: RecordFormProps; typed: TypedRecord } {
  const [typed, setTyped] = useState<TypedRecord>({ ...stored?.record, ...editor.draft });
  return {
    typed,
    form: {
      ...editor,
      onChange(submission) {
        editor.onChange?.(submission);
        setTyped({ ...stored?.record, ...submission.changes, ...submission.record });
      },
    },
  };
}
