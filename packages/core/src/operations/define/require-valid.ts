import type { CheckResult } from '../../model/entity.js';
import { problem } from '../../problem.js';

/** What a check made of a candidate. Problem: `invalid` with all that is wrong with it. */
export function requireValid<T>(check: CheckResult<T>): T {
  if ('value' in check) return check.value;
  throw problem('record.invalid', {}, { issues: check.issues });
}
