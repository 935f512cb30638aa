import { isProblem } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import type { FormIssue } from '@croupier/ui/admin';
import { joinSentences, problemText } from '../backend/use-operations.js';

/** Whether nothing was saved since somebody else had changed or deleted the same meanwhile. */
export function isStale(error: unknown): boolean {
  return isProblem(error) && error.reason === 'change.stale';
}

/** What was refused: at its fields where the problem names them, else for the form as a whole, `failed` first. */
export function issuesOf(error: unknown, failed?: string): FormIssue[] {
  if (isProblem(error) && error.issues.some(({ path }) => path !== undefined)) return [...error.issues];
  // Who changed it and when stands above the form.
  if (isStale(error))
    return [{ message: joinSentences(adminLabels.conflict.title, adminLabels.changes.stale) }];
  const { title, detail } = problemText(error);
  const isFault = !isProblem(error) || error.code === 'fault';
  const first = failed ?? (isFault ? messages.anyForm.failed : '');
  return [{ message: joinSentences(first, title, detail) }];
}
