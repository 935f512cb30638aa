import { isProblem, type OperationResult } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import type { FormIssue, FormSubmission, RecordFormProps } from '@croupier/ui/admin';
import { useState } from 'react';
import { useBackend } from './backend.js';
import { problemText, useChange } from './use-operations.js';

const { changes: labels } = adminLabels;

/** The collections whose records have a form. */
export type EditedCollection = 'casinos' | 'games' | 'bonuses' | 'redirects' | 'users';

/** The result of a save; undefined where nothing had changed. */
export type SaveResult = OperationResult<`${EditedCollection}.${'add' | 'edit'}`> | undefined;

/** Which record is edited, and what follows. */
export interface RecordEditorOptions {
  collection: EditedCollection;
  /** The record as it was read; without it the form is for a new one. */
  stored?: { record: { id: string }; hash: string } | undefined;
  /** What a new record begins with. */
  defaults?: object | undefined;
  onSaved: (result: SaveResult) => void;
  onCancel: () => void;
}

/**
 * The props of a form that adds or edits a record. Unsaved changes are kept in this browser, so that they survive a reload,
 * a closed tab and an expired session. What was refused stands at its fields; after a conflict the form shows the newer
 * record, with the changes here kept.
 */
export function useRecordEditor({
  collection,
  stored,
  defaults,
  onSaved,
  onCancel,
}: RecordEditorOptions): RecordFormProps {
  const { user } = useBackend().getSession();
  const change = useChange();
  const key = `croupier-draft ${user?.id ?? ''} ${collection} ${stored?.record.id ?? 'new'}`;
  const [issues, setIssues] = useState<readonly FormIssue[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [draft] = useState(() => readDraft(key) ?? defaults);

  const save = async ({ record, changes, isDirty }: FormSubmission): Promise<SaveResult> => {
    if (stored === undefined) {
      const message = labels.added(nameOf(record));
      return (await change(`${collection}.add`, { record: record as never }, { message })).result;
    }
    if (!isDirty) return undefined;
    const { id } = stored.record;
    const outcome = await change(
      `${collection}.edit`,
      { record: id, changes: changes as never },
      { expect: { in: collection, id, hash: stored.hash }, message: labels.savedNamed(nameOf(record)) },
    );
    return outcome.result;
  };

  return {
    value: stored?.record,
    draft,
    issues,
    isBusy,
    onChange({ changes, isDirty }) {
      if (isDirty) storeItem(key, JSON.stringify(changes));
      else removeItem(key);
    },
    onCancel() {
      removeItem(key);
      onCancel();
    },
    async onSubmit(submission) {
      setBusy(true);
      setIssues([]);
      try {
        const result = await save(submission);
        removeItem(key);
        onSaved(result);
      } catch (error) {
        setIssues(issuesOf(error));
      }
      setBusy(false);
    },
  };
}

function nameOf({ name, title, username, source }: Record<string, unknown>): string {
  return String(name ?? title ?? username ?? source ?? '');
}

/** What was refused: at its fields where the problem names them, else for the form as a whole. */
function issuesOf(error: unknown): FormIssue[] {
  if (isProblem(error) && error.issues.some(({ path }) => path !== undefined)) return [...error.issues];
  const { title, detail } = problemText(error);
  const isStale = isProblem(error) && error.reason === 'change.stale';
  return [{ message: `${title}. ${isStale ? labels.stale : detail}`.trim() }];
}

function readDraft(key: string): object | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as object);
  } catch {
    return undefined;
  }
}

// Without room in the browser a draft lasts as long as its page.
function storeItem(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    console.warn(error);
  }
}

function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(error);
  }
}
