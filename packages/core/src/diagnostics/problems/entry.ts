import type { Issue, ProblemCode } from '../../problem.js';

/** How the table words one reason. No text names an option, a command, a key or a screen: the faces word those. */
export interface ProblemEntry {
  code: ProblemCode;
  text(params: never, issues: readonly Issue[]): string;
  /** The next step, where it is the same in the terminal and the admin. `params.suggestion` takes its place. */
  hint?(params: never): string | undefined;
}

/** The text of what was checked: its first issue. */
export const firstIssue = (_: object, issues: readonly Issue[]): string => issues[0]?.message ?? '';
