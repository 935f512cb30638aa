import type { Actor } from '../operations/define/operation.js';
import { allows } from '../operations/define/permissions.js';
import type { Outcome } from '../perform.js';
import { isProblem, type Problem, problem } from '../problem.js';
import { problemToJson } from './problem-json.js';
import { problemStatus, RETRY_SECONDS } from './problem-status.js';
import type { ApiAnswer } from './request-like.js';

/** The headers of every answer: nobody keeps it, and no page shows it as another type. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/** An outcome as JSON; the changed records go to staff only. */
export function outcomeToJson(
  { result, change, changes, inserted, updated, removed }: Outcome<unknown>,
  { role }: Actor,
): object {
  const isStaff = allows('see all content', role);
  return { result, ...(isStaff ? { change, changes } : {}), inserted, updated, removed };
}

/** A JSON answer. */
export function jsonResponse(value: unknown, status = 200, headers: Record<string, string> = {}): ApiAnswer {
  return {
    status,
    headers: { ...API_HEADERS, 'content-type': 'application/json; charset=utf-8', ...headers },
    body: `${JSON.stringify(value)}\n`,
  };
}

/** The answer that tells a problem. */
export function problemResponse(found: Problem): ApiAnswer {
  const status = problemStatus(found);
  const { allow, seconds } = found.params;
  const headers = {
    ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    ...(typeof allow === 'string' ? { allow } : {}),
    ...(status === 429 ? { 'retry-after': String(seconds) } : {}),
    ...(status === 503 ? { 'retry-after': String(RETRY_SECONDS) } : {}),
  };
  return jsonResponse({ problem: problemToJson(found) }, status, headers);
}

/**
 * The problem to tell an actor of anything thrown. What is wrong with the server or its store is for staff; others
 * hear that there was an error.
 */
export function problemFor(thrown: unknown, { role }: Actor): Problem {
  const isTold = isProblem(thrown) && (thrown.code !== 'fault' || allows('see all content', role));
  if (isTold) return thrown;
  const isAway = isProblem(thrown) && problemStatus(thrown) === 503;
  return problem(isAway ? 'request.unavailable' : 'request.failed', {}, { cause: thrown });
}
