import type { EarningRow, OperationResult } from '@croupier/core';
import { adminEarningsLabels as labels } from '@croupier/core/messages';
import { Table, type TableColumn } from '@croupier/ui/admin';
import styles from './BooksScreen.module.css';

type Report = OperationResult<'earnings.report'>;

const NUMBERS = new Intl.NumberFormat('en');
const COUNTS = ['visits', 'clicks', 'signUps', 'firstDeposits'] as const;

/** What was added up: drawn, and as a table with a column for each currency, so that no two are ever in one. */
export function EarningsReport(report: Report) {
  const { rows, total, before, plot, leftOut, unmatched, withoutRate } = report;
  const notes = [
    ...(before === undefined ? [] : [labels.compared(before.since, before.until)]),
    ...(leftOut === 0 ? [] : [labels.leftOut(leftOut)]),
    ...(unmatched === 0 ? [] : [labels.unmatched(unmatched)]),
    ...Object.entries(withoutRate).map(([code, amount]) => labels.withoutRate(amount, code)),
  ];
  const shown = rows.length === 0 ? [] : [...rows, { ...total, name: TOTAL }];
  return (
    <section className={styles.section}>
      {plot !== undefined && (
        <img
          className={styles.plot}
          src={`data:image/svg+xml,${encodeURIComponent(plot)}`}
          alt={labels.plotText}
        />
      )}
      <Table
        caption={labels.tableTitle(labels.groups[report.by])}
        rows={shown}
        rowKey={({ name }) => name}
        empty={labels.noEarnings}
        columns={columnsOf(report)}
      />
      {codesOf(total).length > 0 && <p>{labels.perClickText}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}

/** No casino, page, place, programme or market is called so. */
const TOTAL = '\u2211';

function columnsOf({ by, rows, total, before }: Report): TableColumn<EarningRow>[] {
  const codes = [...new Set([total, ...(before === undefined ? [] : [before.total])].flatMap(codesOf))];
  const earlier = new Map(before?.rows.map((row) => [row.name, row]));
  const rowBefore = ({ name }: EarningRow) => (name === TOTAL ? before?.total : earlier.get(name));
  const isBeside = before !== undefined && by !== 'day' && by !== 'month' && rows.length > 0;
  const number = (title: string, text: (row: EarningRow) => string): TableColumn<EarningRow> => {
    return { title, cell: text, align: 'end' };
  };
  return [
    {
      title: labels.groups[by],
      cell: ({ name }) => (name === TOTAL ? labels.total : name || labels.notKnown),
    },
    ...COUNTS.map((count) => number(labels[count], (row) => NUMBERS.format(row[count]))),
    ...codes.flatMap((code) => [
      number(code, ({ revenue }) => revenue[code] ?? ''),
      ...(isBeside ? [number(labels.before(code), (row) => rowBefore(row)?.revenue[code] ?? '')] : []),
      number(labels.perClick(code), ({ perClick }) => perClick[code] ?? ''),
    ]),
  ];
}

function codesOf({ revenue }: EarningRow): string[] {
  return Object.keys(revenue);
}
