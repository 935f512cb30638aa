import type { Issue } from './diagnostics/issue.js';
import type { ProblemCode, ProblemEntry } from './diagnostics/problems/entry.js';
import type { ParamsOf, ProblemReason } from './diagnostics/problems.js';

/** The parameters of a problem's text, as plain JSON, for callers that word it themselves. */
export type ProblemParams = Readonly<Record<string, unknown>>;

/** The details of a Problem besides its message. */
interface ProblemDetails {
  issues?: readonly Issue[];
  cause?: unknown;
  /** Structured data for callers, such as the summary of a refused import or the change that blocks an undo. */
  data?: unknown;
}

interface ProblemFields extends ProblemDetails {
  reason?: ProblemReason | undefined;
  params?: ProblemParams;
  hint?: string | undefined;
}

/**
 * An error with a message for users. Callers word the next step from `reason` and `params`; `hint`
 * is a step that applies everywhere.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  /** The key in the table of problems; undefined for a problem that the caller created. */
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

/** The location of a single error: shorthand for an issue with the problem's own message. */
interface WithLocation extends ProblemDetails {
  at?: Omit<Issue, 'message'>;
}

/** The parameters of a reason, which may have none, and the details. */
export type ProblemArguments<R extends ProblemReason> =
  object extends ParamsOf<R>
    ? [params?: ParamsOf<R>, details?: WithLocation]
    : [params: ParamsOf<R>, details?: WithLocation];

/** Creates a Problem from a part of the table: what runs in browsers loads no more of it than that. */
export function problemIn<R extends ProblemReason>(
  table: Readonly<Record<R, ProblemEntry>>,
  reason: R,
  ...[params, { at, ...details } = {}]: ProblemArguments<R>
): Problem {
  const entry = table[reason];
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

/** Copies a problem with another message, other issues or other data. */
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

/** Whether an error is a Problem; also recognizes one from another bundle. */
export function isProblem(error: unknown): error is Problem {
  return error instanceof Error && error.name === 'Problem' && 'code' in error;
}

/** Maximum length, in characters, of a message and of each value in it. */
const MAX_MESSAGE_LENGTH = 1_000;
// Control characters (which terminals interpret), bidirectional overrides and lone surrogates.
const UNSAFE_CHARACTERS = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Makes untrusted text safe to print: shortens it and replaces control characters. */
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
  return Object.fromEntries(kept.map(([name, value]) => [name, printableValue(value)]));
}

// Lists and records of a problem are made into texts too.
function printableValue(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value);
  if (Array.isArray(value)) return value.map(printableValue);
  return typeof value === 'object' && value !== null ? printableParams(value as ProblemParams) : value;
}

function suggestionText({ suggestion }: ProblemParams): string | undefined {
  return typeof suggestion === 'string' ? `Did you mean '${suggestion}'?` : undefined;
}

function truncated(text: string): string {
  return text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text;
}
