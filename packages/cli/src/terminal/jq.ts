import { Problem } from '@croupier/core';
import { type Jq, loadJq } from 'jq-wasm';
import type { Session } from '../session.js';
import { replaceControls } from './control-characters.js';
import { usageProblem } from './errors/error-output.js';
import { writeStdout } from './streams.js';

const MANUAL = "jq's manual: https://jqlang.org/manual/";
/** jq's own exit code. */
const DOES_NOT_COMPILE = 3;

/**
 * Runs an action whose JSON goes through an expression of jq before it is printed: texts as they are, all other values as
 * JSON, a line each, or indented at a terminal. An expression that does not compile is refused before the action begins.
 */
export async function filterWithJq(
  session: Session,
  expression: string,
  action: () => Promise<void>,
): Promise<void> {
  const jq = await loadJq();
  runJq(jq, '', expression);
  const pieces: (string | Uint8Array)[] = [];
  const print = async (json: string) => {
    try {
      const text = runJq(jq, json, expression, session.note);
      await writeStdout(process.stdout.isTTY ? replaceControls(text) : text);
    } catch (error) {
      throw session.hasChangedStore ? afterChange(error as Error) : error;
    }
  };
  session.print = async (piece) => void pieces.push(piece);
  // At once, since a server goes on after it.
  session.printJson = (value) => print(JSON.stringify(value));
  await action();
  if (pieces.length > 0) await print(pieces.map((piece) => piece.toString()).join(''));
}

/** What the expression makes of the JSON. Problem: `usage`. */
function runJq(jq: Jq, json: string, expression: string, note?: (line: string) => void): string {
  const flags = process.stdout.isTTY ? ['-r'] : ['-r', '-c'];
  const listeners = process.listeners('SIGINT');
  // An expression may go on for ever, and our own listeners would not be heard before its end.
  process.removeAllListeners('SIGINT');
  const { stdout, stderr, exitCode } = jq.raw(json, expression, flags);
  for (const listener of listeners) process.on('SIGINT', listener);
  if (exitCode === 0) {
    if (stderr.trim() !== '') note?.(stderr.trimEnd());
    return stdout === '' || stdout.endsWith('\n') ? stdout : `${stdout}\n`;
  }
  if (stderr.startsWith('jq: parse error:'))
    throw usageProblem('--jq needs JSON, and this command prints none', 'Leave --jq out.');
  const words = stderr.replace(/^jq: error(?: \(at [^)]*\))?: /, '').trim();
  throw exitCode === DOES_NOT_COMPILE
    ? usageProblem(`--jq '${expression}': ${words.replace(/\n?jq: \d+ compile errors?$/, '')}`, MANUAL)
    : usageProblem(`--jq '${expression}' fails: ${words}`, MANUAL);
}

function afterChange(error: Error): Problem {
  return new Problem('fault', `The change was written, but could not be printed: ${error.message}`, {
    hint: 'croupier history tells what it was, and croupier undo takes it back.',
    cause: error,
  });
}
