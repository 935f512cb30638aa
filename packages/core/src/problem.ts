import type { ProblemEntry } from './messages/problems/entry.js';
import { type ParamsOf, PROBLEMS, type ProblemReason } from './messages/problems.js';

/** The classes of problems; faces turn them into exit codes and HTTP statuses. */
export type ProblemCode =
  | 'fault'
  | 'usage'
  | 'cancelled'
  | 'not-allowed'
  | 'not-found'
  | 'invalid'
  | 'conflict'
  | 'rejected'
  | 'interrupted';

/** One thing that is wrong, and where: a field's path, or a position in a file. */
export interface Issue {
  message: string;
  path?: string;
  file?: string;
  row?: number;
  line?: number;
  column?: string;
  value?: string;
}

/** The values that a problem's text is made of: plain JSON, for faces that word it themselves. */
export type ProblemParams = Readonly<Record<string, unknown>>;

/** What a Problem carries beside its message. */
export interface ProblemDetails {
  issues?: readonly Issue[];
  cause?: unknown;
  /** For faces that show more than words: the summary of a refused import, the change that blocks an undo. */
  data?: unknown;
}

interface ProblemFields extends ProblemDetails {
  reason?: ProblemReason | undefined;
  params?: ProblemParams;
  hint?: string | undefined;
}

/** An error for people to read. `reason` and `params` let a face word the next step; `hint` is the step that fits every face. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  /** The entry of the table of problems; undefined for a problem that a face made itself. */
  readonly reason: ProblemReason | undefined;
  readonly params: ProblemParams;
  readonly hint: string | undefined;
  readonly issues: Issue[];
  readonly data: unknown;

  constructor(code: ProblemCode, message: string, details: ProblemFields = {}) {
    super(printableText(message), details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.reason = details.reason;
    this.params = printableParams(details.params ?? {});
    this.hint = details.hint === undefined ? undefined : printableText(details.hint);
    this.issues = (details.issues ?? []).map(printableIssue);
    this.data = details.data;
  }
}

/** Where the one thing that is wrong stands: shorthand for an issue with the problem's own message. */
interface WithLocation extends ProblemDetails {
  at?: Omit<Issue, 'message'>;
}

/** Makes a Problem from the table, which gives its code, its text and the type of its params. */
export function problem<R extends ProblemReason>(
  reason: R,
  ...[params, { at, ...details } = {}]: object extends ParamsOf<R>
    ? [params?: ParamsOf<R>, details?: WithLocation]
    : [params: ParamsOf<R>, details?: WithLocation]
): Problem {
  const entry: ProblemEntry = PROBLEMS[reason];
  const given = (params ?? {}) as ProblemParams;
  const message = entry.text(given as never, details.issues ?? []);
  const issues = at === undefined ? details.issues : [{ message, ...at }];
  return new Problem(entry.code, message, {
    ...details,
    ...(issues === undefined ? {} : { issues }),
    reason,
    params: given,
    hint: suggestionText(given) ?? entry.hint?.(given as never),
  });
}

/** The same problem with another message, other issues or other data. */
export function amendProblem(
  cause: Problem,
  {
    message = cause.message,
    issues = cause.issues,
    data = cause.data,
  }: { message?: string; issues?: readonly Issue[]; data?: unknown },
): Problem {
  const { code, reason, params, hint } = cause;
  return new Problem(code, message, { reason, params, hint, issues, data, cause });
}

/** Tells a Problem from a bug, also when it crossed a bundle's border. */
export function isProblem(error: unknown): error is Problem {
  return error instanceof Error && error.name === 'Problem' && 'code' in error;
}

/** The most characters of a message, and of a value that a message repeats. */
const MAX_MESSAGE_LENGTH = 1_000;
// Control characters, which a terminal obeys; bidirectional overrides; lone surrogates.
const UNSAFE_CHARACTERS = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Text from anyone, safe to print: cut to a length, control characters replaced. */
function printableText(text: string): string {
  return truncated(text).replace(UNSAFE_CHARACTERS, '\u{fffd}');
}

function printableIssue(issue: Issue): Issue {
  const message = printableText(issue.message);
  const value = issue.value === undefined ? undefined : truncated(issue.value);
  if (message === issue.message && value === issue.value) return issue;
  return { ...issue, message, ...(value === undefined ? {} : { value }) };
}

function printableParams(params: ProblemParams): ProblemParams {
  const kept = Object.entries(params).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'string' ? printableText(value) : value]),
  );
}

function suggestionText({ suggestion }: ProblemParams): string | undefined {
  return typeof suggestion === 'string' ? `Did you mean '${suggestion}'?` : undefined;
}

function truncated(text: string): string {
  return text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text;
}
