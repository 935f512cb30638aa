import type { OperationResult } from '@croupier/core';
import { adminMaintenanceLabels } from '@croupier/core/messages';
import { Notice, Table } from '@croupier/ui/admin';
import { useAdmin } from '../backend/backend.js';
import styles from './maintenance.module.css';
import { WorkPanel } from './WorkPanel.js';

const { check: labels, pages } = adminMaintenanceLabels;

/** How many faults, and how many notes, are listed. */
const MOST_LISTED = 100;

type Checked = OperationResult<'site.check'>;

/** Checks every page of the site on the server, and lists what is wrong with which. */
export function CheckPanel({ isOffered }: { isOffered: boolean | undefined }) {
  const { perform } = useAdmin();
  return (
    <WorkPanel
      labels={labels}
      isOffered={isOffered}
      work={async (reports) => (await perform('site.check', {}, reports)).result}
      progressText={pages}
      done={(result) => <Found {...result} />}
    />
  );
}

function Found({ pages: count, faultCount, faults, noteCount, notes }: Checked) {
  return (
    <>
      <Notice tone={faultCount === 0 ? 'good' : 'poor'} isLive>
        {labels.found(faultCount, noteCount, count)}
      </Notice>
      <FaultTable caption={labels.faults} faults={faults} count={faultCount} />
      <FaultTable caption={labels.notes} faults={notes} count={noteCount} />
    </>
  );
}

function FaultTable({
  caption,
  faults,
  count,
}: {
  caption: string;
  faults: Checked['faults'];
  count: number;
}) {
  if (count === 0) return null;
  const rows = faults.slice(0, MOST_LISTED).map((fault, i) => ({ ...fault, key: `${i}` }));
  return (
    <>
      <Table
        caption={caption}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { title: labels.columns.page, cell: ({ page }) => <a href={page}>{page}</a> },
          { title: labels.columns.message, cell: ({ message }) => message },
          { title: labels.columns.rule, cell: ({ rule }) => rule },
        ]}
      />
      {count > rows.length ? <p className={styles.text}>{labels.more(count - rows.length)}</p> : null}
    </>
  );
}
