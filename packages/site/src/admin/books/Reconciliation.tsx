import type { OperationResult, ReconciledPlace } from '@croupier/core';
import { adminEarningsLabels as labels } from '@croupier/core/messages';
import { Table } from '@croupier/ui/admin';
import styles from './BooksScreen.module.css';

const NUMBERS = new Intl.NumberFormat('en');
const SHARES = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1 });

/** Own visits beside the clicks of programmes: the places with a gap, each with its days. */
export function Reconciliation({ rows, gaps, reported }: OperationResult<'earnings.reconcile'>) {
  return (
    <section className={styles.section}>
      <p>{labels.reconcileText}</p>
      <Table
        caption={labels.reconcileTitle}
        rows={rows.filter(({ isGap }) => isGap)}
        rowKey={({ programme, casino, placement }) => `${programme} ${casino} ${placement}`}
        empty={rows.length === 0 ? labels.nothingToReconcile : labels.noGaps}
        columns={[
          { title: labels.columns.placement, cell: ({ placement }) => placement || labels.notKnown },
          { title: labels.columns.casino, cell: ({ casino }) => casino },
          { title: labels.columns.programme, cell: ({ programme }) => programme },
          { title: labels.visits, cell: ({ visits }) => NUMBERS.format(visits), align: 'end' },
          { title: labels.clicks, cell: ({ clicks }) => NUMBERS.format(clicks), align: 'end' },
          { title: labels.columns.missing, cell: ({ missing }) => NUMBERS.format(missing), align: 'end' },
          { title: labels.columns.share, cell: shareText, align: 'end' },
          { title: labels.columns.days, cell: ({ days }) => days.map(({ day }) => day).join(', ') },
        ]}
      />
      {rows.length > 0 && <p>{labels.gaps(gaps, rows.length)}</p>}
      {reported.map(({ programme, days }) => (
        <p key={programme}>{labels.reported(programme, days)}</p>
      ))}
    </section>
  );
}

function shareText({ visits, missing }: ReconciledPlace): string {
  return visits === 0 ? '' : SHARES.format(missing / visits);
}
