import type { Issue } from '../issue.js';

/** The kinds of problems; they map to exit codes and HTTP status codes. */
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

/** How the table words one reason. No text names an option, a command, a key or a screen: the faces word those. */
export interface ProblemEntry {
  code: ProblemCode;
  text(params: never, issues: readonly Issue[]): string;
  /** The next step, where it is the same in the terminal and the admin. `params.suggestion` takes its place. */
  hint?(params: never): string | undefined;
}

/** The text of what was checked: its first issue. */
export const firstIssue = (_: object, issues: readonly Issue[]): string => issues[0]?.message ?? '';
