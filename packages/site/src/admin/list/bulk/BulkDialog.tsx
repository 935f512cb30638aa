import { adminListLabels } from '@croupier/core/messages';
import { Button, Dialog } from '@croupier/ui/admin';
import type { ReactNode } from 'react';
import styles from '../cells/EditPreview.module.css';
import { LargeChangeProgress } from './LargeChangeProgress.js';
import { type LargeChange, useLargeChange } from './use-large-change.js';

const { bulk: labels } = adminListLabels;

/** A question before a change of many records. */
export interface BulkQuestion {
  title: ReactNode;
  text?: ReactNode;
  /** The verb that answers it. */
  label: string;
  tone?: 'danger' | undefined;
  /** The change, once the records are known. */
  find: () => Promise<LargeChange>;
  onDone: () => void;
}

/** Asks before a change of many records, shows how far it is, and lets it be stopped. */
export function BulkDialog({
  title,
  text,
  label,
  tone = 'primary',
  find,
  onDone,
  onClose,
}: Omit<BulkQuestion, 'tone'> & { tone?: 'danger' | 'primary' | undefined; onClose: () => void }) {
  const work = useLargeChange();
  const isAsking = work.state.name === 'idle';
  const isRunning = work.state.name === 'running';
  const start = () =>
    work.run(find, () => {
      onDone();
      onClose();
    });
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => (isOpen || isRunning ? undefined : onClose())}>
      <div className={styles.root}>
        {isAsking ? <p className={styles.text}>{text ?? labels.text}</p> : null}
        <LargeChangeProgress work={work} label={label} />
        {isRunning ? null : (
          <div className={styles.actions}>
            <Button variant="plain" onClick={onClose}>
              {isAsking ? adminListLabels.edits.cancel : labels.close}
            </Button>
            {isAsking ? (
              <Button variant={tone} onClick={start}>
                {label}
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </Dialog>
  );
}
