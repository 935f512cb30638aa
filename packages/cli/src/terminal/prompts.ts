import type { Problem } from '@croupier/core';
import { usageProblem } from './error-output.js';
import { cancelledProblem, isDumbTerminal, promptLine } from './plain-prompt.js';

/** Whether a person is there to be asked: both ends a terminal, no CI, no --no-input. */
export function canPrompt(input: boolean, env: NodeJS.ProcessEnv = process.env): boolean {
  return input && !env.CI && process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/** Asks for a line of text; `check` says what is wrong with one, in the words of the forms. */
export async function promptText(
  question: string,
  check: (answer: string) => string | undefined,
  fallback?: string,
): Promise<string> {
  if (isDumbTerminal()) return promptTextPlainly(question, check, fallback);
  const { default: input } = await import('@inquirer/input');
  return input(
    {
      message: question,
      validate: (answer) => check(answer.trim()) ?? true,
      ...(fallback === undefined ? {} : { default: fallback }),
    },
    { output: process.stderr },
  ).then((answer) => answer.trim());
}

/** Asks again until the answer is right. */
async function promptTextPlainly(
  question: string,
  check: (answer: string) => string | undefined,
  fallback: string | undefined,
): Promise<string> {
  const prompt = fallback === undefined ? `${question}:` : `${question} (${fallback}):`;
  for (;;) {
    const answer = (await promptLine(prompt)) || (fallback ?? '');
    const error = check(answer);
    if (error === undefined) return answer;
    process.stderr.write(`${error}\n`);
  }
}

async function promptYesNo(question: string): Promise<boolean> {
  if (isDumbTerminal()) return /^y(es)?$/i.test(await promptLine(`${question} (y/N)`));
  const { default: ask } = await import('@inquirer/confirm');
  return ask({ message: question, default: false }, { output: process.stderr });
}

/** Asks yes or no; no is a `cancelled` Problem. */
export async function requireConfirmation(question: string): Promise<void> {
  if (await promptYesNo(question)) return;
  throw cancelledProblem();
}

/** The refusal where a value is missing and nobody can be asked. */
export function missingOptionProblem(message: string, option: string): Problem {
  return usageProblem(message, `Give it with ${option}.`);
}

/** Asks before something is deleted. Problems: `cancelled`, `usage` where nobody is there to answer. */
export async function confirmDeletion(canPrompt: boolean, question: string): Promise<void> {
  if (!canPrompt)
    throw usageProblem(question, 'Nobody is here to answer: give --yes to delete without a question.');
  await requireConfirmation(question);
}
