import { adminMaintenanceLabels as labels } from '@croupier/core/messages';
import { Button, Notice, ProgressBar } from '@croupier/ui/admin';
import type { WorkState } from '../backend/use-work.js';
import styles from './maintenance.module.css';

/** The props of the progress of some work. */
export interface WorkProgressProps {
  state: WorkState<unknown>;
  label: string;
  /** How far it is in words. */
  text: (done: number, total: number | undefined) => string;
  /** Without it the work cannot be stopped. */
  onStop?: () => void;
  /** What a failure is called; by default it is the first line of the problem. */
  failed?: string;
  /** What is said once it was stopped. */
  stopped?: string;
}

/** How far work is, with a button that stops it; or that it was stopped, or why it failed. */
export function WorkProgress({
  state,
  label,
  text,
  onStop,
  failed,
  stopped = labels.stopped,
}: WorkProgressProps) {
  switch (state.name) {
    case 'running': {
      const { done = 0, total } = state.progress ?? {};
      return (
        <div className={styles.root}>
          <ProgressBar
            label={label}
            // A hundred is only shown once the work is done.
            value={total === undefined ? undefined : Math.min(done / total, 0.99)}
            text={done === 0 ? undefined : text(done, total)}
          />
          {onStop === undefined ? null : (
            <div className={styles.actions}>
              <Button variant="plain" onClick={onStop}>
                {labels.stop}
              </Button>
            </div>
          )}
        </div>
      );
    }
    case 'stopped':
      return <Notice isLive>{stopped}</Notice>;
    case 'failed':
      return (
        <Notice tone="poor" isLive title={failed ?? state.title}>
          {failed === undefined ? null : <p className={styles.text}>{state.title}</p>}
          {state.detail === '' ? null : <p className={styles.text}>{state.detail}</p>}
        </Notice>
      );
    default:
      return null;
  }
}
