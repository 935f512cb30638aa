import { type Issue, Problem } from '../problem.js';
import type { Finding } from './doctor/doctor.js';

/** What is wrong with the files of the store, as findings. */
export function fileFindings(issues: readonly Issue[]): Finding[] {
  return issues.map((issue) => ({
    check: 'damaged-file',
    in: issue.file ?? 'store',
    subject: issue.file ?? 'store',
    message: describeIssue(issue),
    mend: 'Take the file back from version control or a backup. If you changed it yourself, save it again: it is then checked.',
    isSafe: false,
  }));
}

/** Problem: `fault` with every issue, where there is one. */
export function refuseDamaged(issues: readonly Issue[], hint: string): void {
  const [first] = issues;
  if (first === undefined) return;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  throw new Problem('fault', `${describeIssue(first)}${more}`, { hint, issues: [...issues] });
}

function describeIssue({ file, line, message }: Issue): string {
  return [file, line === undefined ? undefined : `line ${line}`]
    .filter(Boolean)
    .join(', ')
    .concat(`: ${message}`);
}
