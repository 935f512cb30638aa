import type { Issue } from '../../diagnostics/issue.js';
import { amendProblem, type Problem, problem } from '../../problem.js';
import type { ImportSummary, ImportTally, RowConflict } from './import-summary.js';

/** The summary of an import that is refused: what its file has, and that nothing was done. */
export function refusedSummary(count: Pick<ImportTally<never>, 'summary'>): ImportSummary & { change: null } {
  const summary = count.summary();
  return {
    change: null,
    ...summary,
    ...{ created: 0, updated: 0, unchanged: 0, skipped: 0, inactive: 0 },
    ...(summary.withoutVisitUrl === undefined ? {} : { withoutVisitUrl: 0 }),
    defaults: {},
  };
}

/**
 * Why an import is refused as a whole: what is wrong with the file, else with its rows, else what is there already;
 * undefined where nothing is. Its data is the summary, in which nothing was done.
 */
export function importRefusal(count: ImportTally<never>, fault: Problem): Problem;
export function importRefusal(
  count: ImportTally<never>,
  fault: undefined,
  skipInvalid: boolean,
): Problem | undefined;
export function importRefusal(
  count: ImportTally<never>,
  fault: Problem | undefined,
  skipInvalid = false,
): Problem | undefined {
  const summary = refusedSummary(count);
  const { errors, rejected } = summary;
  const refusalDetails = (found: readonly Issue[]) => ({
    issues: [...found],
    data: { ...summary, errors: [...found] },
  });

  if (fault !== undefined) {
    const { message, issues } = fault;
    return amendProblem(fault, refusalDetails([...errors, ...(issues.length > 0 ? issues : [{ message }])]));
  }
  if (errors.length > 0 && !skipInvalid) {
    return problem('import.rows-invalid', { errors: errors.length, rows: rejected }, refusalDetails(errors));
  }
  const { conflicts } = count;
  if (conflicts.length > 0) {
    const isOf = (kind: RowConflict['kind']) => conflicts.some(({ conflict }) => conflict.kind === kind);
    const { length } = conflicts;
    const details = refusalDetails(conflicts.map(({ conflict: _kind, ...error }) => error));
    if (isOf('id-of-another')) return problem('import.id-of-another', { count: length }, details);
    if (isOf('changed-since')) return problem('import.changed-since', { count: length }, details);
    const { name, plural } = count.entity;
    return problem('import.rows-exist', { count: length, name, plural }, details);
  }
  return undefined;
}
