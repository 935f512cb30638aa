import type { OperationResult } from '@croupier/core';
import { adminMaintenanceLabels } from '@croupier/core/messages';
import { Button, Notice, Panel } from '@croupier/ui/admin';
import { useAdmin } from '../backend/backend.js';
import styles from './maintenance.module.css';
import { useWork } from './use-work.js';
import { WorkProgress } from './WorkProgress.js';

const { build: labels, pages } = adminMaintenanceLabels;

type Built = OperationResult<'site.build'>;

/** Has the server write the site as files into the folder that it was started with. */
export function BuildPanel({ isOffered }: { isOffered: boolean | undefined }) {
  const { perform } = useAdmin();
  const work = useWork<Built>();
  const start = () => work.run(async (reports) => (await perform('site.build', {}, reports)).result);
  return (
    <Panel title={labels.title} text={labels.text}>
      <div className={styles.root}>
        {isOffered === false ? <Notice>{labels.notOffered}</Notice> : null}
        {isOffered === true ? (
          <div className={styles.actions}>
            <Button loading={work.state.name === 'running'} onClick={() => void start()}>
              {labels.submit}
            </Button>
          </div>
        ) : null}
        <WorkProgress state={work.state} label={labels.running} text={pages} onStop={work.stop} />
        {work.state.name === 'done' ? <Done {...work.state.result} /> : null}
      </div>
    </Panel>
  );
}

function Done({ remarks, offers: _, ...counts }: Built) {
  return (
    <>
      <Notice tone="good" isLive>
        {labels.done(counts)}
      </Notice>
      {remarks.length === 0 ? null : (
        <Notice tone="fair" title={labels.remarks}>
          {remarks.map((remark) => (
            <p key={remark} className={styles.text}>
              {remark}
            </p>
          ))}
        </Notice>
      )}
    </>
  );
}
