import type { Issue } from '../diagnostics/issue.js';
import type { ProblemCode } from '../diagnostics/problems/entry.js';
import type { ProblemReason } from '../diagnostics/problems.js';
import { Problem, type ProblemParams } from '../problem.js';

/** A Problem as JSON. */
export interface ProblemJson {
  code: ProblemCode;
  reason?: ProblemReason;
  params?: ProblemParams;
  message: string;
  hint?: string;
  issues?: readonly Issue[];
  data?: unknown;
}

/** The JSON of a problem; its cause stays on the server. */
export function problemToJson({ code, reason, params, message, hint, issues, data }: Problem): ProblemJson {
  return {
    code,
    message,
    ...(reason === undefined ? {} : { reason }),
    ...(Object.keys(params).length === 0 ? {} : { params }),
    ...(hint === undefined ? {} : { hint }),
    ...(issues.length === 0 ? {} : { issues }),
    ...(data === undefined ? {} : { data }),
  };
}

/** The problem that `problemToJson` wrote. */
export function problemFromJson({ code, message, ...details }: ProblemJson): Problem {
  return new Problem(code, message, details);
}

/** Whether a parsed body tells a problem. */
export function isProblemJson(value: unknown): value is ProblemJson {
  if (typeof value !== 'object' || value === null) return false;
  const { code, message } = value as Partial<ProblemJson>;
  return typeof code === 'string' && typeof message === 'string';
}
