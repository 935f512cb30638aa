import { Button, Notice, Panel } from '@croupier/ui/admin';
import type { ReactNode } from 'react';
import { useWork, type WorkReports } from '../backend/use-work.js';
import styles from './maintenance.module.css';
import { WorkProgress, type WorkProgressProps } from './WorkProgress.js';

interface WorkPanelProps<R> {
  labels: Record<'title' | 'text' | 'submit' | 'running', string> & { notOffered?: string };
  /** Undefined until that is known. */
  isOffered: boolean | undefined;
  work: (reports: WorkReports) => Promise<R>;
  progressText: WorkProgressProps['text'];
  done: (result: R) => ReactNode;
  /** What is chosen before the work starts. */
  children?: ReactNode;
}

/** A panel with a button that starts long work, how far it is, and how it ended. */
export function WorkPanel<R>({ labels, isOffered, work, progressText, done, children }: WorkPanelProps<R>) {
  const { state, run, stop } = useWork<R>();
  return (
    <Panel title={labels.title} text={labels.text}>
      <div className={styles.root}>
        {children}
        {isOffered === false ? <Notice>{labels.notOffered}</Notice> : null}
        {isOffered === true ? (
          <div className={styles.actions}>
            <Button loading={state.name === 'running'} onClick={() => void run(work)}>
              {labels.submit}
            </Button>
          </div>
        ) : null}
        <WorkProgress state={state} label={labels.running} text={progressText} onStop={stop} />
        {state.name === 'done' ? done(state.result) : null}
      </div>
    </Panel>
  );
}
