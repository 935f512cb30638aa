/** The kinds of trouble there are; faces turn them into exit codes and HTTP statuses. */
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

/** One thing that is wrong, and where: a field's path, or a place in a file. */
export interface Issue {
  message: string;
  path?: string;
  file?: string;
  row?: number;
  line?: number;
  column?: string;
  value?: string;
}

/** What a Problem carries beside its message. */
export interface ProblemDetails {
  hint?: string;
  issues?: Issue[];
  cause?: unknown;
  /** What a face may want beside the words: the summary of a refused import, the change that blocks an undo. */
  data?: unknown;
}

/** The one error that is meant to be read: what happened, and with `hint` what to do next. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly hint: string | undefined;
  readonly issues: Issue[];
  readonly data: unknown;

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(printableText(message), details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.hint = details.hint === undefined ? undefined : printableText(details.hint);
    this.issues = (details.issues ?? []).map(printableIssue);
    this.data = details.data;
  }
}

/** Tells a Problem from a bug, also when it crossed a bundle's border. */
export function isProblem(error: unknown): error is Problem {
  return error instanceof Error && error.name === 'Problem' && 'code' in error;
}

/** The most characters that a message has, and a value that is told again. */
const MAX_MESSAGE_LENGTH = 1_000;
// What a terminal would obey, what turns text round, and halves of letters.
const UNSAFE_CHARACTERS = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Words that may hold what anyone sent, so that they can be read: not endless, and nothing in them is obeyed. */
function printableText(text: string): string {
  return truncated(text).replace(UNSAFE_CHARACTERS, '\u{fffd}');
}

function printableIssue(issue: Issue): Issue {
  const message = printableText(issue.message);
  const value = issue.value === undefined ? undefined : truncated(issue.value);
  if (message === issue.message && value === issue.value) return issue;
  return { ...issue, message, ...(value === undefined ? {} : { value }) };
}

function truncated(text: string): string {
  return text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text;
}
