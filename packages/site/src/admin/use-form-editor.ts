import type { FormIssue, FormSubmission, RecordFormProps } from '@croupier/ui/admin';
import { useState } from 'react';
import { useBackend } from './backend.js';
import { keep, readKept } from './kept-values.js';
import { issuesOf } from './use-record-editor.js';

/** What a form edits, and what follows. */
export interface FormEditorOptions {
  /** What the draft is kept under. */
  draftName: string;
  /** What is stored; undefined for a new one. */
  value: object | undefined;
  save: (submission: FormSubmission) => Promise<unknown>;
  onSaved: () => void;
  onCancel?: () => void;
  /** Called with the changes as they are typed. */
  onChange?: (changes: object) => void;
  /** Called where saving failed, beside the issues in the form. */
  onFailed?: (error: unknown) => void;
}

/**
 * The props of a form that edits what there is one of, such as the home page. Unsaved changes are kept in this browser;
 * what was refused stands at its fields.
 */
export function useFormEditor({
  draftName,
  value,
  save,
  onSaved,
  onCancel,
  onChange,
  onFailed,
}: FormEditorOptions): RecordFormProps {
  const { user } = useBackend().getSession();
  const key = `croupier-draft ${user?.id ?? ''} ${draftName}`;
  const [issues, setIssues] = useState<readonly FormIssue[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [draft] = useState(() => readKept<object>(key));
  return {
    value,
    draft,
    issues,
    isBusy,
    onChange({ changes, isDirty }) {
      keep(key, isDirty ? changes : undefined);
      onChange?.(changes);
    },
    ...(onCancel === undefined
      ? {}
      : {
          onCancel() {
            keep(key, undefined);
            onCancel();
          },
        }),
    async onSubmit(submission) {
      setBusy(true);
      setIssues([]);
      try {
        await save(submission);
        keep(key, undefined);
        onSaved();
      } catch (error) {
        setIssues(issuesOf(error));
        onFailed?.(error);
      }
      setBusy(false);
    },
  };
}
