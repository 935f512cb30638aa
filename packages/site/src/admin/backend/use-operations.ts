import {
  isProblem,
  type OperationInput,
  type OperationName,
  type OperationResult,
  type Warning,
} from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { showToast } from '@croupier/ui/admin';
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type PerformByName, useAdmin } from './backend.js';

const { changes: labels } = adminLabels;

/** From so many records on, taking a change back takes long enough to be told. */
const LONG_UNDO = 1_000;

/** The result of a question; the previous one stays while the next is on its way. */
export function useQuestion<N extends OperationName>(
  name: N,
  input: OperationInput<N>,
): UseQueryResult<OperationResult<N>> {
  const { perform } = useAdmin();
  return useQuery({ ...questionOptions(perform, name, input), placeholderData: keepPreviousData });
}

/** How a question is asked, and under what its answer is kept. */
export function questionOptions<N extends OperationName>(
  perform: PerformByName,
  name: N,
  input: OperationInput<N>,
) {
  return {
    queryKey: [name, input] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OperationResult<N>> =>
      (await perform(name, input, { signal })).result,
  };
}

/** The options of a change; a message, with or without a text, is told in a toast. */
type ChangeOptions<N extends OperationName> = NonNullable<Parameters<PerformByName>[2]> & {
  message?: string | ((result: OperationResult<N>) => string);
  text?: string;
  /** Whether the screen itself shows what the change warns of. */
  showsWarnings?: boolean;
};

/**
 * Performs changes; afterwards every question is asked again. With a message, a toast tells it and what the change warns of,
 * and offers an undo; another tells a failure. After a conflict the questions are asked again too. A change of many records is
 * answered without them. Rejects with the operation's Problem.
 */
export function useChange() {
  const { perform } = useAdmin();
  const queries = useQueryClient();
  return useCallback(
    async <N extends OperationName>(
      name: N,
      input: OperationInput<N>,
      { message, text, showsWarnings = false, ...options }: ChangeOptions<N> = {},
    ) => {
      const outcome = await perform(name, input, { answer: 'one', ...options }).catch(
        async (error: unknown) => {
          // What the screen shows is not what there is.
          if (isProblem(error) && error.code === 'conflict') await queries.invalidateQueries();
          throw error;
        },
      );
      await queries.invalidateQueries();
      const { change, inserted, updated, removed } = outcome;
      const told = joinSentences(text ?? '', ...(showsWarnings ? [] : warningTexts(outcome.result)));
      if (message !== undefined) {
        showToast({
          tone: 'good',
          title: typeof message === 'function' ? message(outcome.result) : message,
          ...(told === '' ? {} : { text: told }),
          ...(change === undefined ? {} : { action: undoAction(change.id) }),
        });
      }
      return outcome;

      function undoAction(id: string) {
        const undo = async () => {
          if (inserted + updated + removed >= LONG_UNDO) showToast({ title: labels.undoing });
          try {
            await perform('history.undo', { change: id }, { answer: 'counts' });
            showToast({ title: labels.undone });
          } catch (error) {
            tellFailure(error);
          }
          await queries.invalidateQueries();
        };
        return { label: labels.undo, onAction: () => void undo() };
      }
    },
    [perform, queries],
  );
}

/** What there is to know about a change that was made all the same. */
export function warningTexts(result: unknown): string[] {
  const { warnings = [] } = (result ?? {}) as { warnings?: readonly Pick<Warning, 'message'>[] };
  return warnings.map(({ message }) => message);
}

/** Shows a failed action in a toast. */
export function tellFailure(error: unknown): void {
  const text = problemText(error);
  showToast({ tone: 'poor', title: text.title, ...(text.detail === '' ? {} : { text: text.detail }) });
}

/** Shows a toast if the promise rejects. */
export function toastFailure(work: Promise<unknown>): void {
  void work.catch(tellFailure);
}

/** A problem in words: what happened, and what to do. */
export function problemText(error: unknown): { title: string; detail: string } {
  if (!isProblem(error)) return { title: String(error instanceof Error ? error.message : error), detail: '' };
  if (error.reason === 'site.unreachable') return adminLabels.noAnswer;
  if (error.reason === 'site.answer-lost') return adminLabels.lostAnswer;
  if (error.reason === 'site.not-croupier') return adminLabels.brokenAnswer;
  // A refused picture is named before what is wrong with it.
  const details = error.issues.map(({ message }) => message).filter((one) => !error.message.endsWith(one));
  return { title: error.message, detail: joinSentences(...details.slice(0, 3), error.hint ?? '') };
}

/** A problem in words, as one text. */
export function problemSentences(error: unknown): string {
  const { title, detail } = problemText(error);
  return joinSentences(title, detail);
}

/** Texts after each other, each but the last ended by a period. */
export function joinSentences(...texts: string[]): string {
  const given = texts.filter((text) => text !== '');
  return given
    .map((text, i) => (i === given.length - 1 || /[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
