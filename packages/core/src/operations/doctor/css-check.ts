import type { ReadableContent } from '../../model/collections.js';
import { cssIssues } from '../../values/safe-css.js';
import { type CheckResult, finding } from './finding.js';

/** Custom CSS with faults: visitors get none of it. */
export function* checkCss({ styles }: Pick<ReadableContent, 'styles'>): Iterable<CheckResult> {
  const { css, isActive } = styles.get();
  const [fault] = isActive ? cssIssues(css) : [];
  if (fault === undefined) return;
  const { line, column, message } = fault;
  const where = { in: 'styles', subject: 'custom CSS' };
  yield { finding: finding('faulty-css', { line, column, fault: message }, where) };
}
