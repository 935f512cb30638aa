import { isProblem, messages, type Problem, type ProblemReason } from '@croupier/core';
import type { Session } from '../../session.js';
import { usageProblem } from '../errors/error-output.js';

/** Prompts for a password, hidden; it is not trimmed, since spaces are allowed. */
export async function promptPassword(message: string): Promise<string> {
  const { default: input } = await import('@inquirer/input');
  const transformer = (typed: string) => '•'.repeat([...typed].length);
  return input({ message, transformer }, { output: process.stderr, clearPromptOnDone: true });
}

/** A password is needed, and nobody can be asked. */
export function noPasswordProblem(hint: string): Problem {
  return usageProblem('Nobody is here to type a password', hint);
}

/** Prompts for a new password twice, and again where the two differ. */
export async function promptNewPassword(session: Pick<Session, 'note'>, message: string): Promise<string> {
  for (;;) {
    const password = await promptPassword(message);
    if (password === (await promptPassword('Once more'))) return password;
    session.note(messages.signIn.mismatch);
  }
}

const REFUSED: ReadonlySet<ProblemReason | undefined> = new Set<ProblemReason>([
  'password.too-short',
  'password.too-common',
  'password.unchanged',
  'password.wrong',
]);

/** Sets a password, and asks again where it was typed and is refused. */
export async function retryPassword<R>(
  session: Pick<Session, 'note'>,
  isTyped: boolean,
  set: () => Promise<R>,
): Promise<R> {
  for (;;) {
    try {
      return await set();
    } catch (error) {
      if (!isTyped || !isProblem(error) || !REFUSED.has(error.reason)) throw error;
      session.note(error.message);
    }
  }
}
