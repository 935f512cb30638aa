import type { ReadableContent } from '../../model/collections.js';
import { concealingDeclarations } from '../../values/css/concealing-css.js';
import { overruledCss } from '../../values/css/overruled-css.js';
import { cssIssues } from '../../values/css/safe-css.js';
import { type CheckResult, finding } from './finding.js';

/** Custom CSS with faults, of which visitors get nothing, with declarations that may hide a notice, or with what is overruled for the notices. */
export function* checkCss({ styles }: Pick<ReadableContent, 'styles'>): Iterable<CheckResult> {
  const { css, isActive } = styles.get();
  if (!isActive) return;
  const where = { in: 'styles', subject: 'custom CSS' };
  const [fault] = cssIssues(css);
  if (fault === undefined) {
    for (const { line, column, message: declaration } of concealingDeclarations(css))
      yield { finding: finding('concealing-css', { line, column, declaration }, where) };
    for (const { line, column, message: what } of overruledCss(css))
      yield { finding: finding('overruled-css', { line, column, what }, where) };
    return;
  }
  const { line, column, message } = fault;
  yield { finding: finding('faulty-css', { line, column, fault: message }, where) };
}
