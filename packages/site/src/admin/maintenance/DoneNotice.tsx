import { adminMaintenanceLabels as labels } from '@croupier/core/messages';
import { Button, Notice } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';
import { toastFailure, useChange } from '../backend/use-operations.js';
import styles from './maintenance.module.css';

/** The props of the notice. */
interface DoneNoticeProps {
  title: string;
  /** The change that did it; undefined where nothing changed. */
  change: string | undefined;
  children?: ReactNode;
}

/** What was done, and a button that takes it back. */
export function DoneNotice({ title, change: id, children }: DoneNoticeProps) {
  const change = useChange();
  const [isUndone, setUndone] = useState(false);
  const undo = async (of: string) => {
    await change('history.undo', { change: of }, { answer: 'counts' });
    setUndone(true);
  };
  if (isUndone) return <Notice isLive>{labels.undone}</Notice>;
  return (
    <>
      <Notice tone="good" isLive title={title}>
        {children}
      </Notice>
      {id === undefined ? null : (
        <div className={styles.actions}>
          <Button variant="plain" onClick={() => toastFailure(undo(id))}>
            {labels.undo}
          </Button>
        </div>
      )}
    </>
  );
}
