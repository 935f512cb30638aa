import { Problem } from '@croupier/core';

/** The message after Ctrl-C. */
export const INTERRUPTED = 'Interrupted; nothing changed.';

/** The problem of a run that Ctrl-C ended before it changed anything. */
export function interruptedProblem(cause?: unknown): Problem {
  return new Problem('interrupted', INTERRUPTED, { cause });
}

/** The problem of a question that the person answered with no, or not at all. */
export function cancelledProblem(): Problem {
  return new Problem('cancelled', 'Cancelled; nothing changed.');
}
