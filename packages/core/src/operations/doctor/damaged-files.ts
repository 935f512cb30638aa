import { FINDINGS } from '../../diagnostics/findings.js';
import type { Issue } from '../../diagnostics/issue.js';
import type { Damage } from '../../store/storage-adapter.js';
import { type Finding, finding } from './finding.js';

/** What is wrong with the files of the store, as findings. */
export function fileFindings(damages: readonly Damage[]): Finding[] {
  return damages.map(({ file, line, message, repair, isForeign, isLost }) => {
    const where = { check: 'damaged-file', in: file ?? 'store', subject: file ?? 'store' } as const;
    const params = { file, line, damage: message };
    if (isLost === true && file !== undefined) return finding('lost-file', { file }, where);
    if (isForeign === true) return finding('foreign-file', params, where);
    return repair === undefined
      ? finding('damaged-file', params, where)
      : finding('repairable-file', { ...params, repair }, where);
  });
}

/** The first damage, and how many more there are. */
export function damageText([first, ...rest]: readonly Issue[]): string {
  if (first === undefined) return '';
  const { file, line, message } = first;
  const text = FINDINGS['damaged-file'].message({ file, line, damage: message });
  return rest.length === 0 ? text : `${text} (and ${rest.length} more)`;
}
