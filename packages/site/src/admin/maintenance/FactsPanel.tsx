import { adminFactsLabels as labels } from '@croupier/core/messages';
import { Button, Table } from '@croupier/ui/admin';
import { useAdmin } from '../backend/backend.js';
import { copyText } from '../copy-text.js';
import styles from './maintenance.module.css';
import { WorkPanel } from './WorkPanel.js';

/** Versions and counts of the site, which can be copied as text. */
export function FactsPanel() {
  const { perform } = useAdmin();
  return (
    <WorkPanel
      labels={labels}
      isOffered
      work={async (reports) => labels.rows((await perform('store.facts', {}, reports)).result)}
      progressText={() => labels.running}
      done={(rows) => <Facts rows={rows} />}
    />
  );
}

function Facts({ rows }: { rows: ReturnType<typeof labels.rows> }) {
  const text = rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="plain"
          onClick={() => void copyText(text, { title: labels.copied }, { title: labels.notCopied })}
        >
          {labels.copy}
        </Button>
      </div>
      <Table
        caption={labels.table}
        hidesCaption
        rows={rows}
        rowKey={([name]) => name}
        columns={[
          { title: labels.columns.fact, cell: ([name]) => name },
          { title: labels.columns.value, cell: ([, value]) => value },
        ]}
      />
    </>
  );
}
