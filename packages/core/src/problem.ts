import { PROBLEMS, type ProblemReason } from './diagnostics/problems.js';
import { type Problem, type ProblemArguments, problemIn } from './problem-error.js';

export { amendProblem, isProblem, Problem, type ProblemParams } from './problem-error.js';

/** Creates a Problem from the table, which determines its code, text and parameter types. */
export function problem<R extends ProblemReason>(reason: R, ...rest: ProblemArguments<R>): Problem {
  return problemIn(PROBLEMS, reason, ...rest);
}
