import type { Issue } from '../diagnostics/issue.js';
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
  if (isProblem(thrown) && thrown.code !== 'fault') return thrown;
  if (isProblem(thrown) && allows('see all content', role)) return withoutServerPaths(thrown);
  const isAway = isProblem(thrown) && problemStatus(thrown) === 503;
  return problem(isAway ? 'request.unavailable' : 'request.failed', {}, { cause: thrown });
}

/** A fault that names files as they are called, and not where they are on the server. */
function withoutServerPaths(fault: Problem): Problem {
  const { reason, message, params, issues, data, cause } = fault;
  if (reason === undefined) return fault;
  const told = Object.entries(params).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    if (name === 'path' || name === 'folder') return [name, lastPart(value)];
    return [
      name,
      name === 'why' ? value.replace(QUOTED_PATH, (_, path: string) => `'${lastPart(path)}'`) : value,
    ];
  });
  const make = (given: readonly Issue[]) =>
    problem(reason, Object.fromEntries(told) as never, { issues: given, data, cause });
  const { message: text } = make(issues);
  return make(issues.map((issue) => (issue.message === message ? { ...issue, message: text } : issue)));
}

/** A path of the machine as the system's errors quote it. */
const QUOTED_PATH = /'((?:\/|[A-Za-z]:\\)[^']*)'/g;

function lastPart(path: string): string {
  return path.split(/[\\/]/).findLast((part) => part !== '') ?? path;
}
