import { adminFactsLabels } from '@croupier/core/messages';
import { RelativeTime } from '../RelativeTime.js';

const { lastBackup: labels } = adminFactsLabels;

interface LastBackupProps {
  /** The answer that tells of it; undefined until it is there. */
  found: { lastBackup?: { at: string; leavesOut: string[] } | undefined } | undefined;
}

/** When the newest backup was made; those that the site did not make are not known to it. */
export function LastBackup({ found }: LastBackupProps) {
  const { lastBackup } = found ?? {};
  return (
    <>
      {labels.title}:{' '}
      {lastBackup === undefined ? (
        found && labels.none
      ) : (
        <>
          <RelativeTime at={lastBackup.at} />
          {labels.without(lastBackup.leavesOut)}
        </>
      )}
    </>
  );
}
