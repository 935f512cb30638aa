import { isProblem } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import type { FormIssue, FormSubmission } from '@croupier/ui/admin';
import { useState } from 'react';
import { useBackend } from './backend.js';
import { problemText } from './use-operations.js';

/** Saving one record in a form: what was refused, and the unsaved changes kept in this browser. */
export interface RecordFormState {
  issues: readonly FormIssue[];
  isBusy: boolean;
  /** The unsaved changes of an earlier visit. */
  draft: object | undefined;
  /** Keeps unsaved changes, so that they survive a reload, a closed tab and an expired session. */
  keepDraft(submission: Pick<FormSubmission, 'changes' | 'isDirty'>): void;
  /** Forgets the unsaved changes. */
  discardDraft(): void;
  /**
   * Runs a save. A refusal becomes the issues of the form; after a conflict `reload` gets the record as it is now, and
   * the changes here stay.
   */
  save(run: () => Promise<unknown>, reload?: () => unknown): Promise<void>;
}

/** The state of a form over the record that `name` names, such as `casinos new`. */
export function useRecordForm(name: string): RecordFormState {
  const { user } = useBackend().getSession();
  const key = `croupier-draft ${user?.id ?? ''} ${name}`;
  const [issues, setIssues] = useState<readonly FormIssue[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [draft] = useState(() => readDraft(key));
  return {
    issues,
    isBusy,
    draft,
    keepDraft({ changes, isDirty }) {
      if (isDirty) storeItem(key, JSON.stringify(changes));
      else removeItem(key);
    },
    discardDraft: () => removeItem(key),
    async save(run, reload) {
      setBusy(true);
      setIssues([]);
      try {
        await run();
        removeItem(key);
      } catch (error) {
        setIssues(issuesOf(error));
        if (isProblem(error) && error.code === 'conflict') await reload?.();
      }
      setBusy(false);
    },
  };
}

/** What was refused: at its fields where the problem names them, else for the form as a whole. */
function issuesOf(error: unknown): FormIssue[] {
  if (isProblem(error) && error.issues.some(({ path }) => path !== undefined)) return [...error.issues];
  const { title, detail } = problemText(error);
  const isStale = isProblem(error) && error.reason === 'change.stale';
  return [{ message: `${title}. ${isStale ? adminLabels.changes.stale : detail}`.trim() }];
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
