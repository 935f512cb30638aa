import {
  EARNING_GROUPS,
  type EarningRow,
  earnings,
  earningsReconcile,
  earningsReport,
  escapeFormula,
  type OperationResult,
  type ReconciledPlace,
} from '@croupier/core';
import { adminEarningsLabels as labels } from '@croupier/core/messages';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { choiceOption } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import type { GlobalOptionValues, Session } from '../session.js';
import { type Column, formatTsv, tableText } from '../terminal/table.js';
import { collectionCommand } from './collection-command.js';

/** `croupier earnings` with all its verbs; without one it adds up. */
export function command(typed?: readonly string[]): Command {
  const command = collectionCommand(earnings, typed, { further: [reconcileVerb()] });
  command.addCommand(reportVerb(), { isDefault: true });
  return command;
}

interface ReportOptions extends GlobalOptionValues {
  by?: (typeof EARNING_GROUPS)[number];
  programme?: string;
  casino?: string;
  since?: string;
  until?: string;
  into?: string;
  format?: 'csv' | 'tsv' | 'svg';
}

/** `report`: earnings beside own visits, added up. */
function reportVerb(): Command {
  const command = verbCommand('report', {
    summary: 'Add up earnings beside own visits; with a first and a last day, beside the period before too',
    examples: [
      'croupier earnings report --by place --into EUR',
      'croupier earnings report --by day --since 2026-06-01 --until 2026-06-30 --format csv',
      'croupier earnings report --by month --format svg > earnings.svg',
    ],
  })
    .addOption(choiceOption('--by <what>', 'what they are added up by; casino unless given', EARNING_GROUPS))
    .option('--programme <slug>', 'only of this programme')
    .option('--casino <slug>', 'only of this casino')
    .option('--since <day>', 'only from this day on, such as 2026-01-31')
    .option('--until <day>', 'only up to this day')
    .option('--into <currency>', 'the currency of the sums, by the rates of the store')
    .addOption(choiceOption('--format <format>', 'in place of a table', ['csv', 'tsv', 'svg']));
  return withAction<ReportOptions>(command, async (session, options) => {
    const { by, programme, casino, since, until, format } = options;
    const into = options.into?.toUpperCase();
    const input = { by, programme, casino, since, until, into, plot: format === 'svg' };
    const { result } = await session.perform(earningsReport, input);
    if (format === 'svg') return printPlot(session, result);
    if (session.globals.json) return session.printJson(result);
    const columns = reportColumns(result);
    if (format === 'csv') await session.print(await csvOf(columns, result.rows));
    else if (format === 'tsv') await session.print(formatTsv(columns, result.rows));
    else if (result.rows.length > 0) await session.print(tableText(result.rows, columns, session.paint));
    noteWhatIsMissing(session, result);
  });
}

type Report = OperationResult<'earnings.report'>;

async function printPlot(session: Session, { plot }: Report): Promise<void> {
  if (plot === undefined) return session.note(labels.noEarnings);
  await session.print(`${plot}\n`);
}

/** A column for each currency that has a sum, so that no two are ever in one. */
function reportColumns({ by, rows, before }: Report): Column<EarningRow>[] {
  const codes = [
    ...new Set([...rows, ...(before?.rows ?? [])].flatMap(({ revenue }) => Object.keys(revenue))),
  ];
  const earlier = new Map(before?.rows.map((row) => [row.name, row]));
  const isBeside = before !== undefined && by !== 'day' && by !== 'month';
  return [
    { heading: by.toUpperCase(), text: ({ name }) => name || labels.notKnown },
    number('VISITS', ({ visits }) => visits),
    number('CLICKS', ({ clicks }) => clicks),
    number('SIGN-UPS', ({ signUps }) => signUps),
    number('FIRST DEPOSITS', ({ firstDeposits }) => firstDeposits),
    ...codes.flatMap((code) => [
      number(code, ({ revenue }) => revenue[code] ?? ''),
      ...(isBeside ? [number(`${code} BEFORE`, ({ name }) => earlier.get(name)?.revenue[code] ?? '')] : []),
      number(`${code} PER CLICK`, ({ perClick }) => perClick[code] ?? ''),
    ]),
  ];
}

function number(heading: string, value: (row: EarningRow) => number | string): Column<EarningRow> {
  return { heading, text: (row) => String(value(row)), isNumber: true };
}

async function csvOf(columns: readonly Column<EarningRow>[], rows: readonly EarningRow[]): Promise<string> {
  const { csvText } = await import('../record-commands/table-rows.js');
  return csvText([
    columns.map(({ heading }) => heading.toLowerCase()),
    ...rows.map((row) =>
      columns.map(({ text, isNumber }) => (isNumber ? text(row) : escapeFormula(text(row)))),
    ),
  ]);
}

function noteWhatIsMissing(session: Session, { rows, leftOut, unmatched, withoutRate, total }: Report): void {
  if (rows.length === 0) session.note(labels.noEarnings);
  else if (Object.keys(total.revenue).length > 0)
    session.note(
      Object.entries(total.revenue)
        .map(([code, amount]) => `${amount} ${code}`)
        .join(', '),
    );
  if (leftOut > 0) session.note(labels.leftOut(leftOut));
  if (unmatched > 0) session.note(labels.unmatched(unmatched));
  for (const [code, amount] of Object.entries(withoutRate)) session.note(labels.withoutRate(amount, code));
}

interface ReconcileOptions extends GlobalOptionValues {
  programme?: string;
  since?: string;
  until?: string;
  all?: boolean;
}

/** `reconcile`: own visits beside the clicks of programmes. */
function reconcileVerb(): Command {
  const command = verbCommand('reconcile', {
    summary:
      'Compare own visits with the clicks that programmes report, over the days that they report, and name the gaps',
    examples: [
      'croupier earnings reconcile',
      'croupier earnings reconcile --programme sample-partners --since 2026-06-01 --all',
    ],
  })
    .option('--programme <slug>', 'only this programme')
    .option('--since <day>', 'only from this day on, such as 2026-01-31')
    .option('--until <day>', 'only up to this day')
    .option('--all', 'places without a gap too');
  return withAction<ReconcileOptions>(command, async (session, { programme, since, until, all }) => {
    const { result } = await session.perform(earningsReconcile, { programme, since, until });
    if (session.globals.json) return session.printJson(result);
    const rows = all === true ? result.rows : result.rows.filter(({ isGap }) => isGap);
    if (rows.length > 0) await session.print(tableText(rows, RECONCILED, session.paint));
    if (result.rows.length === 0) return session.note(labels.nothingToReconcile);
    session.note(labels.gaps(result.gaps, result.rows.length));
    for (const { programme, days } of result.reported) session.note(labels.reported(programme, days));
  });
}

const RECONCILED: Column<ReconciledPlace>[] = [
  { heading: 'PROGRAMME', text: ({ programme }) => programme },
  { heading: 'CASINO', text: ({ casino }) => casino },
  { heading: 'PLACEMENT', text: ({ placement }) => placement },
  { heading: 'VISITS', text: ({ visits }) => String(visits), isNumber: true },
  { heading: 'CLICKS', text: ({ clicks }) => String(clicks), isNumber: true },
  { heading: 'MISSING', text: ({ missing }) => String(missing), isNumber: true },
  { heading: 'SHARE', text: shareText, isNumber: true },
  { heading: 'DAYS', text: ({ days }) => days.map(({ day }) => day).join(' ') },
];

function shareText({ visits, missing }: ReconciledPlace): string {
  return visits === 0 ? '' : `${((missing / visits) * 100).toFixed(1)} %`;
}
