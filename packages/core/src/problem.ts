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
    super(legible(message), details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.hint = details.hint === undefined ? undefined : legible(details.hint);
    this.issues = (details.issues ?? []).map(legibleIssue);
    this.data = details.data;
  }
}

/** Tells a Problem from a bug, also when it crossed a bundle's border. */
export function isProblem(error: unknown): error is Problem {
  return error instanceof Error && error.name === 'Problem' && 'code' in error;
}

/** The most characters that a message has, and a value that is told again. */
const LONGEST = 1_000;
// What a terminal would obey, what turns text round, and halves of letters.
const ILLEGIBLE = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Words that may hold what anyone sent, so that they can be read: not endless, and nothing in them is obeyed. */
function legible(text: string): string {
  return clipped(text).replace(ILLEGIBLE, '\u{fffd}');
}

function legibleIssue(issue: Issue): Issue {
  const message = legible(issue.message);
  const value = issue.value === undefined ? undefined : clipped(issue.value);
  if (message === issue.message && value === issue.value) return issue;
  return { ...issue, message, ...(value === undefined ? {} : { value }) };
}

function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
