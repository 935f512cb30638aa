import { adminListLabels } from '@croupier/core/messages';
import { DoneNotice } from '../../maintenance/DoneNotice.js';
import { WorkProgress } from '../../maintenance/WorkProgress.js';
import type { useLargeChange } from './use-large-change.js';

const { bulk: labels } = adminListLabels;

/** How far a large change is, with a button that stops it; or how it ended where it was not simply made. */
export function LargeChangeProgress({
  work: { state, isStopping, stop },
  label,
}: {
  work: ReturnType<typeof useLargeChange>;
  /** What is done. */
  label: string;
}) {
  if (state.name === 'done')
    return state.result === undefined ? null : <DoneNotice title={labels.saved} change={state.result.id} />;
  return (
    <WorkProgress
      state={state}
      label={isStopping ? labels.stopping : label}
      text={(done, total = done) => labels.progress(done, total)}
      stopped={labels.stopped}
      {...(isStopping ? {} : { onStop: stop })}
    />
  );
}
