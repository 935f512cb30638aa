import type { Outcome, UndoResult } from '@croupier/core';
import type { Session } from '../session.js';
import { dryRunText, plannedChange } from './change-output.js';
import { toSingleLine } from './control-characters.js';
import { dateText } from './date-text.js';
import { noteWarnings, warningText } from './errors/warnings.js';
import { shellWord } from './shell-word.js';

/** Prints the result of an undo or a redo: a line for each change, and what it cannot restore. */
export async function printUndo(
  session: Session,
  outcome: Outcome<UndoResult>,
  { did, isDry }: { did: string; isDry: boolean },
): Promise<void> {
  const { undone, warnings, withoutPassword } = outcome.result;
  if (session.globals.json) {
    const records = outcome.changes.map(({ after, before }) => after ?? before);
    const plan = isDry ? { dryRun: true, plan: outcome.changes.map(plannedChange) } : {};
    return session.printJson({
      change: outcome.change?.id ?? null,
      ...plan,
      undone: undone.map(({ id }) => id),
      records,
      warnings: warnings.map(warningText),
      withoutPassword,
    });
  }
  noteWarnings(session, warnings);
  for (const name of withoutPassword) {
    const comes = isDry ? 'would come' : 'comes';
    session.note(
      `${name} ${comes} back without a password: croupier users set-password ${shellWord(name)} sets one.`,
    );
  }
  if (isDry) return session.print(dryRunText(outcome));
  for (const { operation, at, subject } of undone) {
    session.note(toSingleLine(`${did} ${operation} of ${dateText(at)}: ${subject}.`));
  }
}
