import { allows } from '@croupier/core';
import { adminTrackingLabels, messages } from '@croupier/core/messages';
import { SelectField, Table } from '@croupier/ui/admin';
import { useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import styles from './VisitsPanel.module.css';

const labels = adminTrackingLabels.visits;
const NUMBERS = new Intl.NumberFormat('en');
type VisitGroup = keyof typeof labels.groups;
const COUNTS = ['visits', 'first', 'crawler', 'prefetch'] as const;

/** Visits of casinos through links that count, added up as the reader chooses. */
export function VisitsPanel() {
  const [by, setBy] = useState<VisitGroup>('casino');
  const seesEarnings = allows('manage earnings', useAdmin().getSession().user?.role);
  return (
    <div className={styles.root}>
      <p>{labels.about}</p>
      <SelectField
        label={labels.by}
        value={by}
        options={Object.entries(labels.groups)
          .filter(([value]) => value !== 'programme' || seesEarnings)
          .map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => setBy(currentTarget.value as VisitGroup)}
      />
      <Loaded query={useQuestion('tracking.visits', { by })}>
        {({ rows, isOn }) => (
          <Table
            caption={labels.title}
            rows={rows}
            rowKey={({ name }) => name}
            empty={isOn ? messages.ours.noVisits : messages.ours.visitsOff}
            columns={[
              { title: labels.groups[by], cell: ({ name }) => name || labels.notKnown },
              ...COUNTS.map((count) => ({
                title: labels[count],
                cell: (row: (typeof rows)[number]) => NUMBERS.format(row[count]),
                align: 'end' as const,
              })),
            ]}
          />
        )}
      </Loaded>
    </div>
  );
}
