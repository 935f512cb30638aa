import { adminImportLabels as labels } from '@croupier/core/messages';
import { Button, Notice } from '@croupier/ui/admin';
import { saveFile } from '../backend/use-download.js';
import list from '../screens/list.module.css';
import { ImportNotes } from './ImportNotes.js';
import styles from './import.module.css';
import type { FinishedImport } from './use-import.js';

/** What an import did; it can be taken back, and the rows that were left out are there to download. */
export function ImportResult({
  summary,
  change,
  rejects,
  format,
  isUndone,
  undo,
  failure,
}: FinishedImport & { undo: () => void; failure: string | undefined }) {
  return (
    <div className={list.root}>
      <Notice tone={isUndone ? 'info' : 'good'} isLive title={isUndone ? labels.undone : labels.success}>
        {isUndone ? null : (
          <>
            <p>{labels.summary(summary)}</p>
            {summary.rejected === 0 ? null : <p>{labels.rejected(summary.rejected)}</p>}
            <ImportNotes {...summary} />
          </>
        )}
      </Notice>
      {failure === undefined ? null : (
        <Notice tone="poor" isLive>
          {failure}
        </Notice>
      )}
      <div className={styles.profile}>
        {rejects === undefined ? null : (
          <Button variant="plain" onClick={() => saveFile(`${labels.rejectsName}.${format}`, rejects)}>
            {labels.downloadRejects(summary.rejected)}
          </Button>
        )}
        {change === undefined || isUndone ? null : (
          <Button variant="plain" onClick={undo}>
            {labels.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
