import type { OperationResult } from '@croupier/core';
import { adminMaintenanceLabels } from '@croupier/core/messages';
import { Button, Notice, Panel, Table } from '@croupier/ui/admin';
import { useAdmin } from '../backend/backend.js';
import styles from './maintenance.module.css';
import { useWork } from './use-work.js';
import { WorkProgress } from './WorkProgress.js';

const { check: labels, pages } = adminMaintenanceLabels;

/** How many faults, and how many notes, are listed. */
const MOST_LISTED = 100;

type Checked = OperationResult<'site.check'>;

/** Checks every page of the site on the server, and lists what is wrong with which. */
export function CheckPanel({ isOffered }: { isOffered: boolean | undefined }) {
  const { perform } = useAdmin();
  const work = useWork<Checked>();
  const start = () => work.run(async (reports) => (await perform('site.check', {}, reports)).result);
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
        {work.state.name === 'done' ? <Found {...work.state.result} /> : null}
      </div>
    </Panel>
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
