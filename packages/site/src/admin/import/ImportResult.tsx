import { adminImportLabels as labels } from '@croupier/core/messages';
import { Button, Notice } from '@croupier/ui/admin';
import { useState } from 'react';
import { saveFile } from '../backend/use-download.js';
import { problemSentences, useChange } from '../backend/use-operations.js';
import list from '../screens/list.module.css';
import { ImportNotes, ImportWarnings } from './ImportNotes.js';
import styles from './import.module.css';
import type { FinishedImport } from './use-import.js';

/** What an import did; it can be taken back, and the rows that were left out are there to download. */
export function ImportResult({ summary, change: id, rejects, format }: FinishedImport) {
  const change = useChange();
  const [isUndone, setUndone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const undo = (made: string) =>
    change('history.undo', { change: made }).then(
      () => setUndone(true),
      (error: unknown) => setFailure(problemSentences(error)),
    );
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
      {isUndone ? null : <ImportWarnings warnings={summary.warnings} />}
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
        {id === undefined || isUndone ? null : (
          <Button variant="plain" onClick={() => void undo(id)}>
            {labels.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
