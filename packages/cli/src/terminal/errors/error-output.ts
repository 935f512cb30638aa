import { type Issue, isProblem, messages, Problem, type ProblemCode } from '@croupier/core';
import { escapeControlsInJson, replaceControlsExceptColors, toSingleLine } from '../control-characters.js';
import { chalkFor } from '../streams.js';
import { EXIT_CODES } from './exit-codes.js';
import { INTERRUPTED } from './interruption.js';
import { nextStep } from './next-steps.js';

const FAULT_HEADING = messages.anyForm.failed;
/** How many details are printed, and how many the one-line JSON error has. */
const MAX_ISSUES = 10;
/** How many characters of a wrong value are printed. */
const MAX_VALUE_LENGTH = 80;

/** An error to print: its code, and a heading if it is a fault. */
interface ErrorReport {
  code: ProblemCode;
  message: string;
  hint: string | undefined;
  issues: Issue[];
  /** The parts of a problem that has no issues, for programs. */
  params?: Readonly<Record<string, unknown>>;
  /** The literal line above the cause of a fault. */
  heading: string | undefined;
}

/** Options for one error: the heading of a fault, how many details are printed, and which option prints all of them. */
export class ErrorWithHeading extends Error {
  readonly heading: string;
  readonly maxIssues: number;
  readonly allIssuesOption: string | undefined;

  constructor(
    cause: unknown,
    {
      heading = FAULT_HEADING,
      maxIssues = MAX_ISSUES,
      allIssuesOption,
    }: { heading?: string; maxIssues?: number; allIssuesOption?: string },
  ) {
    super(heading, { cause });
    this.heading = heading;
    this.maxIssues = maxIssues;
    this.allIssuesOption = allIssuesOption;
  }
}

/** Converts anything thrown to a report to print. */
function toErrorReport(thrown: unknown, heading: string = FAULT_HEADING): ErrorReport {
  if (isProblem(thrown)) {
    return {
      code: thrown.code,
      message: thrown.message,
      hint: nextStep(thrown),
      issues: thrown.issues,
      ...(thrown.code === 'conflict' && thrown.reason !== undefined ? { params: thrown.params } : {}),
      heading: thrown.code === 'fault' ? heading : undefined,
    };
  }
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'AbortError') return interruptedReport();
  // Inquirer throws this on Ctrl-C and when its input ends.
  if (name === 'ExitPromptError') return interruptedReport();
  return {
    code: 'fault',
    message: thrown instanceof Error ? thrown.message : String(thrown),
    hint: faultHint(thrown),
    issues: [],
    heading,
  };
}

/** Tells an error on stderr, as lines or as one line of JSON, and returns its exit code. */
export function printError(thrown: unknown, { json, color }: { json: boolean; color: boolean }): number {
  const given = thrown instanceof ErrorWithHeading ? thrown : new ErrorWithHeading(thrown, {});
  const { heading, cause } = given;
  const failure = toErrorReport(cause, heading);
  const exitCode = EXIT_CODES[failure.code];
  const lines = [json ? formatJson(failure, exitCode) : formatLines(failure, color, given)];
  // Programs read the JSON from the last line.
  if (process.env.CROUPIER_DEBUG === '1' && cause instanceof Error)
    lines[json ? 'unshift' : 'push'](stackWithCauses(cause));
  process.stderr.write(`${replaceControlsExceptColors(lines.join('\n'))}\n`);
  return exitCode;
}

/** A `usage` Problem with a hint. */
export function usageProblem(message: string, hint: string): Problem {
  return new Problem('usage', message, { hint });
}

/** A change was asked for that changes nothing. */
export function noChangesProblem(hint: string): Problem {
  return usageProblem('Say what to change', hint);
}

function formatJson({ code, message, hint, issues, params, heading }: ErrorReport, exitCode: number): string {
  const text = heading === undefined ? message : `${heading.replace(/\.?$/, '.')} ${message}`;
  const details =
    issues.length === 0 && params !== undefined ? [{ message, ...params }] : issues.slice(0, MAX_ISSUES);
  return escapeControlsInJson(
    JSON.stringify({ error: { code, message: text, hint: hint ?? null, exitCode, details } }),
  );
}

function formatLines(
  { message, hint, issues, heading }: ErrorReport,
  color: boolean,
  { maxIssues, allIssuesOption }: Pick<ErrorWithHeading, 'maxIssues' | 'allIssuesOption'>,
): string {
  const paint = chalkFor(process.stderr, color);
  const lines = heading === undefined ? [paint.red(message)] : [paint.red(heading), message];
  const [only] = issues;
  // The message of a whole file is that of its one issue, with the file before it.
  const isPlaced = only?.line !== undefined && (only.column ?? only.path) !== undefined;
  const isSaid = issues.length === 1 && !isPlaced && message.endsWith(only?.message ?? '');
  if (isSaid && only?.row === undefined)
    lines.push(...rejectedValue(only, message).map((given) => `  given: ${given}`));
  if (!isSaid) lines.push(...issues.slice(0, maxIssues).map((issue) => `  ${formatIssue(issue)}`));
  if (issues.length > maxIssues) lines.push(moreIssues(issues.length - maxIssues, allIssuesOption));
  if (hint !== undefined) lines.push(hint);
  return lines.join('\n');
}

/** The line that stands for the issues that are not printed. */
function moreIssues(count: number, option?: string): string {
  const more = messages.casinoImport.more(count);
  return option === undefined ? more : `${more}; ${option} tells every one`;
}

/** An issue in a line: where, then what. */
function formatIssue(issue: Issue): string {
  // A row's message names its row already.
  const place = issue.row === undefined ? issueLocation(issue) : '';
  const message = place === '' ? issue.message : `${place}: ${issue.message}`;
  const [given] = issue.row === undefined ? rejectedValue(issue, message) : [];
  return given === undefined ? message : `${message} (given: ${given})`;
}

/** The value that is wrong, where the message does not say it. */
function rejectedValue(issue: Issue | undefined, message: string): string[] {
  const value = issue?.value;
  if (value === undefined || value === '' || message.includes(value)) return [];
  const text = toSingleLine(value);
  return [`'${text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text}'`];
}

function issueLocation({ file, line, column, path }: Issue): string {
  const parts = [file, line === undefined ? undefined : `line ${line}`, column ?? path];
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}

function stackWithCauses(error: Error): string {
  const cause = error.cause instanceof Error ? `\nCaused by ${stackWithCauses(error.cause)}` : '';
  return `${error.stack ?? error.message}${cause}`;
}

function interruptedReport(): ErrorReport {
  return { code: 'interrupted', message: INTERRUPTED, hint: undefined, issues: [], heading: undefined };
}

const HINTS_BY_ERRNO: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room, then try again.',
  EACCES: 'The file may not be read or written by you. Change its permissions, then try again.',
  EPERM: 'The file may not be changed by you. Change its permissions, then try again.',
  EROFS: 'The disk may only be read. Choose a place that can be written.',
  EISDIR: 'That is a folder. Name a file.',
  EMFILE: 'Too many files are open. Close some programs, then try again.',
};

function faultHint(thrown: unknown): string {
  const { code = '', syscall } = (thrown ?? {}) as NodeJS.ErrnoException;
  if (syscall === 'uv_cwd') return 'The folder that you are in is gone. Go to another, then try again.';
  if (Object.hasOwn(HINTS_BY_ERRNO, code)) return HINTS_BY_ERRNO[code] as string;
  if (syscall !== undefined) return 'The system refused this. Check the disk and the file, then try again.';
  return 'This is a mistake in croupier. Run it again with CROUPIER_DEBUG=1 and report what it then prints.';
}
