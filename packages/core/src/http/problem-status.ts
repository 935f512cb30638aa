import type { ProblemCode } from '../diagnostics/problems/entry.js';
import type { ProblemReason } from '../diagnostics/problems.js';
import type { Problem } from '../problem.js';

/** The status of each kind of problem. */
const STATUS_OF_CODE: Record<ProblemCode, number> = {
  fault: 500,
  usage: 400,
  cancelled: 503,
  'not-allowed': 403,
  'not-found': 404,
  invalid: 422,
  conflict: 409,
  rejected: 200,
  interrupted: 503,
};

/** Reasons for which HTTP has a status of their own. */
const STATUS_OF_REASON: { readonly [R in ProblemReason]?: number } = {
  'access.sign-in-required': 401,
  'token.refused': 401,
  'sign-in.refused': 401,
  'sign-in.admin-refused': 401,
  'request.method-not-allowed': 405,
  'request.too-slow': 408,
  'request.too-large': 413,
  'request.content-type': 415,
  'request.too-often': 429,
  'request.unavailable': 503,
  'database.unreachable': 503,
  'database.busy': 503,
  'database.commit-unknown': 503,
};

/** When to try again where the store cannot be reached, in seconds. */
export const RETRY_SECONDS = 5;

/** The status of a response that tells a problem. */
export function problemStatus({ code, reason }: Pick<Problem, 'code' | 'reason'>): number {
  return (reason === undefined ? undefined : STATUS_OF_REASON[reason]) ?? STATUS_OF_CODE[code];
}
