import type { ReadableContent } from '../../model/collections.js';
import { concealingDeclarations } from '../../values/concealing-css.js';
import { cssIssues } from '../../values/safe-css.js';
import { type CheckResult, finding } from './finding.js';

/** Custom CSS with faults, of which visitors get nothing, or with declarations that may hide a notice. */
export function* checkCss({ styles }: Pick<ReadableContent, 'styles'>): Iterable<CheckResult> {
  const { css, isActive } = styles.get();
  if (!isActive) return;
  const where = { in: 'styles', subject: 'custom CSS' };
  const [fault] = cssIssues(css);
  if (fault === undefined) {
    for (const { line, column, message: declaration } of concealingDeclarations(css))
      yield { finding: finding('concealing-css', { line, column, declaration }, where) };
    return;
  }
  const { line, column, message } = fault;
  yield { finding: finding('faulty-css', { line, column, fault: message }, where) };
}
