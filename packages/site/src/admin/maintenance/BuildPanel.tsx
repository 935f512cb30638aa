import type { OperationResult } from '@croupier/core';
import { adminMaintenanceLabels } from '@croupier/core/messages';
import { Notice } from '@croupier/ui/admin';
import { useAdmin } from '../backend/backend.js';
import styles from './maintenance.module.css';
import { WorkPanel } from './WorkPanel.js';

const { build: labels, pages } = adminMaintenanceLabels;

type Built = OperationResult<'site.build'>;

/** Has the server write the site as files into the folder that it was started with. */
export function BuildPanel({ isOffered }: { isOffered: boolean | undefined }) {
  const { perform } = useAdmin();
  return (
    <WorkPanel
      labels={labels}
      isOffered={isOffered}
      work={async (reports) => (await perform('site.build', {}, reports)).result}
      progressText={pages}
      done={(result) => <Done {...result} />}
    />
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
