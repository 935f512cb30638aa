import { problem } from '../problem.js';
import type { CheckResult } from './entity.js';

/** The value of a check. Problem: `invalid` with every issue. */
export function requireValid<T>(check: CheckResult<T>): T {
  if ('value' in check) return check.value;
  throw problem('record.invalid', {}, { issues: check.issues });
}

/** The fields that have a value: null empties a field. */
export function omitNullish(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}
