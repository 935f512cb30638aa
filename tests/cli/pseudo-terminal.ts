import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './shell.js';

/** The keys of a terminal. */
export const ENTER = '\r';
/** Moves up in a list. */
export const UP = '\u001b[A';
/** Moves down in a list. */
export const DOWN = '\u001b[B';
/** Interrupts. */
export const CTRL_C = '\u0003';

/** A prompt to wait for, and the input that follows. */
export type PromptAnswer = readonly [prompt: string, keys: string];

/** Runs a command with a person at a terminal of 80 columns, which util-linux's `script` brings. */
export async function runInPseudoTerminal(
  folder: string,
  command: string,
  answers: readonly PromptAnswer[],
  env = {},
) {
  const { CI, NO_COLOR, FORCE_COLOR, CROUPIER_STORE, ...rest } = process.env;
  const child = spawn('script', ['-q', '-e', '-c', `stty cols 80; ${command}`, '/dev/null'], {
    cwd: folder,
    env: {
      ...rest,
      PATH: `${path.join(root, 'node_modules/.bin')}:${rest.PATH}`,
      TERM: 'xterm-256color',
      // The shell that `script` starts is the same on every machine.
      SHELL: '/bin/sh',
      ...env,
    },
  });
  const unasked = answers.map(([prompt]) => prompt);
  let seen = '';
  let answered = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    seen += text;
    const [prompt, keys] = answers[answers.length - unasked.length] ?? [];
    if (prompt === undefined || keys === undefined || !stripEscapes(seen.slice(answered)).includes(prompt))
      return;
    answered = seen.length;
    unasked.shift();
    child.stdin.write(keys);
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? -1));
  });
  return { code, seen, unasked, text: stripEscapes(seen) };
}

/** The text of a terminal, without control sequences. */
function stripEscapes(seen: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals draw with them
  return seen.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '');
}
