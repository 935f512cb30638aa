import { type Issue, isProblem, messages, Problem, type ProblemCode } from '@croupier/core';
import { EXIT_CODES } from './exit-codes.js';
import { coloursOf } from './streams.js';
import { coloured, inertJson, plain } from './width.js';

const FAULT = messages.anyForm.failed;
/** How many details are told, and how many the one-line JSON error carries. */
const MOST_DETAILS = 10;
/** How many characters of a wrong value are told. */
const LONGEST_GIVEN = 80;

/** An error as it is told: by code, with a head line where it is a fault. */
export interface Failure {
  code: ProblemCode;
  message: string;
  hint: string | undefined;
  issues: Issue[];
  /** The literal line that stands above a fault's cause. */
  heading: string | undefined;
}

/** How something thrown is told, where that differs from the rest: the line above a fault, how many details are told. */
export class Told extends Error {
  readonly heading: string;
  readonly most: number;

  constructor(cause: unknown, { heading = FAULT, most = MOST_DETAILS }: { heading?: string; most?: number }) {
    super(heading, { cause });
    this.heading = heading;
    this.most = most;
  }
}

/** What to say of anything thrown. */
function failureOf(thrown: unknown, heading: string = FAULT): Failure {
  if (isProblem(thrown)) {
    return {
      code: thrown.code,
      message: thrown.message,
      hint: thrown.hint,
      issues: thrown.issues,
      heading: thrown.code === 'fault' ? heading : undefined,
    };
  }
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'AbortError') return interrupted();
  // Inquirer throws this on Ctrl-C and when its input ends.
  if (name === 'ExitPromptError') return interrupted();
  return {
    code: 'fault',
    message: thrown instanceof Error ? thrown.message : String(thrown),
    hint: hintFor(thrown),
    issues: [],
    heading,
  };
}

/** Tells an error on stderr, as lines or as one line of JSON, and returns its exit code. */
export function tellFailure(thrown: unknown, { json, color }: { json: boolean; color: boolean }): number {
  const { heading, most, cause } =
    thrown instanceof Told ? thrown : { heading: FAULT, most: MOST_DETAILS, cause: thrown };
  const failure = failureOf(cause, heading);
  const exitCode = EXIT_CODES[failure.code];
  const lines = [json ? jsonOf(failure, exitCode) : linesOf(failure, color, most)];
  // Whoever reads JSON looks for it on the last line.
  if (process.env.CROUPIER_DEBUG === '1' && cause instanceof Error)
    lines[json ? 'unshift' : 'push'](stackOf(cause));
  process.stderr.write(`${coloured(lines.join('\n'))}\n`);
  return exitCode;
}

/** The problem of words that are off, with where to look. */
export function usage(message: string, hint: string): Problem {
  return new Problem('usage', message, { hint });
}

function jsonOf({ code, message, hint, issues, heading }: Failure, exitCode: number): string {
  const text = heading === undefined ? message : `${heading.replace(/\.?$/, '.')} ${message}`;
  const details = issues.slice(0, MOST_DETAILS);
  return inertJson(JSON.stringify({ error: { code, message: text, hint: hint ?? null, exitCode, details } }));
}

function linesOf({ message, hint, issues, heading }: Failure, color: boolean, most: number): string {
  const paint = coloursOf(process.stderr, color);
  const lines = heading === undefined ? [paint.red(message)] : [paint.red(heading), message];
  const [only] = issues;
  // The message of a whole file is that of its one issue, with the file before it.
  const isPlaced = only?.line !== undefined && (only.column ?? only.path) !== undefined;
  const isSaid = issues.length === 1 && !isPlaced && message.endsWith(only?.message ?? '');
  if (isSaid && only?.row === undefined)
    lines.push(...givenIn(only, message).map((given) => `  given: ${given}`));
  if (!isSaid) lines.push(...issues.slice(0, most).map((issue) => `  ${lineOf(issue)}`));
  if (issues.length > most) lines.push(messages.casinoImport.more(issues.length - most));
  if (hint !== undefined) lines.push(hint);
  return lines.join('\n');
}

/** An issue in a line: where, then what. */
function lineOf(issue: Issue): string {
  // A row's message names its row already.
  const place = issue.row === undefined ? placeOf(issue) : '';
  const told = place === '' ? issue.message : `${place}: ${issue.message}`;
  const [given] = issue.row === undefined ? givenIn(issue, told) : [];
  return given === undefined ? told : `${told} (given: ${given})`;
}

/** The value that is wrong, where the message does not say it. */
function givenIn(issue: Issue | undefined, message: string): string[] {
  const value = issue?.value;
  if (value === undefined || value === '' || message.includes(value)) return [];
  const text = plain(value);
  return [`'${text.length > LONGEST_GIVEN ? `${text.slice(0, LONGEST_GIVEN)}…` : text}'`];
}

function placeOf({ file, line, column, path }: Issue): string {
  const parts = [file, line === undefined ? undefined : `line ${line}`, column ?? path];
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}

function stackOf(error: Error): string {
  const cause = error.cause instanceof Error ? `\nCaused by ${stackOf(error.cause)}` : '';
  return `${error.stack ?? error.message}${cause}`;
}

function interrupted(): Failure {
  const message = 'Interrupted; nothing changed.';
  return { code: 'interrupted', message, hint: undefined, issues: [], heading: undefined };
}

const HINTS: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room, then try again.',
  EACCES: 'The file may not be read or written by you. Change its permissions, then try again.',
  EPERM: 'The file may not be changed by you. Change its permissions, then try again.',
  EROFS: 'The disk may only be read. Choose a place that can be written.',
  EISDIR: 'That is a folder. Name a file.',
  EMFILE: 'Too many files are open. Close some programs, then try again.',
};

function hintFor(thrown: unknown): string {
  const code = (thrown as NodeJS.ErrnoException | undefined)?.code ?? '';
  return (
    HINTS[code] ??
    'This is a mistake in croupier. Run it again with CROUPIER_DEBUG=1 and report what it then prints.'
  );
}
