import { FINDINGS } from '../../messages/findings.js';
import type { Issue } from '../../problem.js';
import { type Finding, finding } from './finding.js';

/** What is wrong with the files of the store, as findings. */
export function fileFindings(issues: readonly Issue[]): Finding[] {
  return issues.map(({ file, line, message }) =>
    finding(
      'damaged-file',
      { file, line, damage: message },
      { in: file ?? 'store', subject: file ?? 'store' },
    ),
  );
}

/** The first damage, and how many more there are. */
export function damageText([first, ...rest]: readonly Issue[]): string {
  if (first === undefined) return '';
  const { file, line, message } = first;
  const text = FINDINGS['damaged-file'].message({ file, line, damage: message });
  return rest.length === 0 ? text : `${text} (and ${rest.length} more)`;
}
