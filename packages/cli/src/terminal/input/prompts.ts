import type { Problem } from '@croupier/core';
import type { Session } from '../../session.js';
import { usageProblem } from '../errors/error-output.js';
import { cancelledProblem } from '../errors/interruption.js';
import { isDumbTerminal, promptLine } from './plain-prompt.js';

/** True if a person can be prompted: stdin and stderr are terminals, without CI and --no-input. */
export function canPrompt(input: boolean, env: NodeJS.ProcessEnv = process.env): boolean {
  return input && !env.CI && process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/** Prompts for a line of text; `check` returns the error of an invalid one, as the forms word it. */
export async function promptText(
  message: string,
  check: (answer: string) => string | undefined,
  fallback?: string,
): Promise<string> {
  if (isDumbTerminal()) return promptTextPlainly(message, check, fallback);
  const { default: input } = await import('@inquirer/input');
  return input(
    {
      message,
      validate: (answer) => check(answer.trim()) ?? true,
      ...(fallback === undefined ? {} : { default: fallback }),
    },
    { output: process.stderr },
  ).then((answer) => answer.trim());
}

/** Prompts again until the answer is valid. */
async function promptTextPlainly(
  message: string,
  check: (answer: string) => string | undefined,
  fallback: string | undefined,
): Promise<string> {
  const prompt = fallback === undefined ? `${message}:` : `${message} (${fallback}):`;
  for (;;) {
    const answer = (await promptLine(prompt)) || (fallback ?? '');
    const error = check(answer);
    if (error === undefined) return answer;
    process.stderr.write(`${error}\n`);
  }
}

/** A choice of a list; an empty `value` selects none. */
export interface PickListChoice {
  value: string;
  name: string;
}

/** Asks for one of several answers: with a list to move in, or on a terminal that cannot draw by typing it. */
export async function promptChoice(
  message: string,
  choices: readonly PickListChoice[],
  fallback?: string,
): Promise<string> {
  if (isDumbTerminal()) return promptChoicePlainly(message, choices, fallback);
  const { default: select } = await import('@inquirer/select');
  return select(
    { message, choices, pageSize: 10, ...(fallback === undefined ? {} : { default: fallback }) },
    { output: process.stderr },
  );
}

async function promptChoicePlainly(
  message: string,
  choices: readonly PickListChoice[],
  fallback: string | undefined,
): Promise<string> {
  const find = (answer: string) =>
    choices.find(({ value, name }) =>
      [value, name].some((word) => word.toLowerCase() === answer.toLowerCase()),
    );
  const words = choices.map(({ value }) => value).filter((value) => value !== '');
  const check = (answer: string) => (find(answer) ? undefined : `Choose one of ${words.join(', ')}`);
  const answer = await promptTextPlainly(`${message}, one of ${words.join(', ')}`, check, fallback);
  return find(answer)?.value ?? '';
}

/** Asks for one of the usual answers, or for another that is then typed. */
export async function promptSuggestion(
  message: string,
  suggestions: readonly string[],
  check: (answer: string) => string | undefined,
  offered: string | undefined,
): Promise<string> {
  if (isDumbTerminal()) return promptText(`${message}, such as ${suggestions.join(', ')}`, check, offered);
  const words = new Set(offered === undefined ? suggestions : [offered, ...suggestions]);
  words.delete('');
  const listed = [...words].map((value) => ({ value, name: value }));
  const another = { value: '', name: '(another)' };
  const chosen = await promptChoice(message, [...listed, another], offered);
  return chosen === '' ? promptText(message, check) : chosen;
}

async function promptYesNo(message: string): Promise<boolean> {
  if (isDumbTerminal()) return /^y(es)?$/i.test(await promptLine(`${message} (y/N)`));
  const { default: ask } = await import('@inquirer/confirm');
  return ask({ message, default: false }, { output: process.stderr });
}

/** The problem of a missing value where nobody can be prompted. */
export function missingOptionProblem(message: string, option: string): Problem {
  return usageProblem(message, `Give it with ${option}.`);
}

/**
 * Asks a question before a change that loses something, unless --yes answers it. `hint` says what to give where nobody
 * can be asked. Problems: `cancelled`, `usage`.
 */
export async function confirmUnlessYes(
  { canPrompt, globals }: Pick<Session, 'canPrompt' | 'globals'>,
  message: string,
  hint: string,
): Promise<void> {
  if (globals.yes) return;
  if (!canPrompt) throw usageProblem(message, hint);
  if (!(await promptYesNo(message))) throw cancelledProblem();
}

/** Asks before something is deleted, unless --yes answers it. Problems: `cancelled`, `usage`. */
export function confirmDeletion(session: Session, message: string): Promise<void> {
  return confirmUnlessYes(session, message, nobodyToAsk('delete'));
}

/** The hint where nobody can be asked whether to do something. */
export function nobodyToAsk(what: string): string {
  return `Nobody is here to answer: give --yes to ${what} without a question.`;
}
