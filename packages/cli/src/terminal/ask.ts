import type { Problem } from '@croupier/core';
import { askPlainly, cancelled, isPlainTerminal } from './ask-plainly.js';
import { usage } from './failure.js';

/** Whether a person is there to be asked: both ends a terminal, no CI, no --no-input. */
export function mayAsk(input: boolean, env: NodeJS.ProcessEnv = process.env): boolean {
  return input && !env.CI && process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/** Asks for a line of text; `check` says what is wrong with one, in the words of the forms. */
export async function askText(
  question: string,
  check: (answer: string) => string | undefined,
  fallback?: string,
): Promise<string> {
  if (isPlainTerminal()) return askLine(question, check, fallback);
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
async function askLine(
  question: string,
  check: (answer: string) => string | undefined,
  fallback: string | undefined,
): Promise<string> {
  const whole = fallback === undefined ? `${question}:` : `${question} (${fallback}):`;
  for (;;) {
    const answer = (await askPlainly(whole)) || (fallback ?? '');
    const fault = check(answer);
    if (fault === undefined) return answer;
    process.stderr.write(`${fault}\n`);
  }
}

async function isYes(question: string): Promise<boolean> {
  if (isPlainTerminal()) return /^y(es)?$/i.test(await askPlainly(`${question} (y/N)`));
  const { default: ask } = await import('@inquirer/confirm');
  return ask({ message: question, default: false }, { output: process.stderr });
}

/** Asks yes or no; no is a `cancelled` Problem. */
export async function confirm(question: string): Promise<void> {
  if (await isYes(question)) return;
  throw cancelled();
}

/** The refusal where a value is missing and nobody can be asked. */
export function missing(message: string, option: string): Problem {
  return usage(message, `Give it with ${option}.`);
}

/** Asks before something is deleted. Problems: `cancelled`, `usage` where nobody is there to answer. */
export async function confirmDeletion(mayAsk: boolean, question: string): Promise<void> {
  if (!mayAsk) throw usage(question, 'Nobody is here to answer: give --yes to delete without a question.');
  await confirm(question);
}
