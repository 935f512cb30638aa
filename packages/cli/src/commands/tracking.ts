import {
  counted,
  messages,
  trackingClear,
  trackingClicks,
  trackingPageViews,
  trackingSummary,
  trackingVisits,
  VISIT_GROUPS,
} from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { choiceOption, withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { type ExportOptions, writeExport } from '../record-commands/run-export.js';
import type { GlobalOptionValues, Session } from '../session.js';
import { confirmUnlessYes, nobodyToAsk } from '../terminal/input/prompts.js';
import { printPairs } from '../terminal/record-output.js';
import { type Column, tableText } from '../terminal/table.js';

/** `croupier tracking`: page views and clicks. */
export function command(): Command {
  return nounCommand(
    'tracking',
    {
      summary: 'Page views and clicks: totals, lists, files',
      examples: ['croupier tracking summary', 'croupier tracking pageviews --output pageviews.csv'],
    },
    [
      summaryVerb(),
      visitsVerb(),
      exportVerb(trackingPageViews, 'pageviews', 'The latest page views, 5,000 at most, as a file'),
      exportVerb(trackingClicks, 'clicks', 'The latest clicks on links, 5,000 at most, as a file'),
      clearVerb(),
    ],
  );
}

function summaryVerb(): Command {
  const command = verbCommand('summary', {
    summary: 'Totals, the last 7 days, the 10 top pages and the 10 links followed most',
    examples: ['croupier tracking summary', 'croupier tracking summary --json'],
  });
  return withAction<GlobalOptionValues>(command, async (session) => {
    const { result } = await session.perform(trackingSummary, {});
    if (session.globals.json) return session.printJson(result);
    const { views, clicks, uncounted, dashboardViews, days, topPages, topLinks } = result;
    await printPairs(session, [
      ['Page views', String(views)],
      ['Clicks', String(clicks)],
      ['Views on the dashboard', String(dashboardViews)],
      ...(uncounted === 0
        ? []
        : [['Reports not counted, of a flood', String(uncounted)] as [string, string]]),
    ]);
    if (views + clicks === 0) return session.note(messages.tracking.empty);
    await printSection(session, days, [
      { heading: 'DAY', text: ({ day }) => day },
      { heading: 'VIEWS', text: (day) => String(day.views), isNumber: true },
      { heading: 'CLICKS', text: (day) => String(day.clicks), isNumber: true },
    ]);
    await printSection(session, topPages, [
      { heading: 'VIEWS', text: (page) => String(page.views), isNumber: true },
      { heading: 'TOP PAGES', text: ({ path }) => path },
      { heading: 'TITLE', text: ({ title }) => title },
    ]);
    await printSection(session, topLinks, [
      { heading: 'CLICKS', text: (link) => String(link.clicks), isNumber: true },
      { heading: 'TOP LINKS', text: ({ label }) => label },
      { heading: 'ADDRESS', text: ({ url }) => url },
    ]);
  });
}

interface VisitOptions extends GlobalOptionValues {
  by?: (typeof VISIT_GROUPS)[number];
  casino?: string;
  since?: string;
  until?: string;
}

function visitsVerb(): Command {
  const command = verbCommand('visits', {
    summary: 'Visits of casinos through the links of this site, added up',
    examples: [
      'croupier tracking visits',
      'croupier tracking visits --by place --casino golden-fox',
      'croupier tracking visits --by day --since 2026-01-01 --until 2026-01-31 --json',
    ],
  })
    .addOption(
      choiceOption(
        '--by <what>',
        'what they are added up by; casino unless given, and programme for those who see earnings',
        VISIT_GROUPS,
      ),
    )
    .option('--casino <slug>', 'only visits of this casino')
    .option('--since <day>', 'only visits from this day on, such as 2026-01-31')
    .option('--until <day>', 'only visits up to this day');
  return withAction<VisitOptions>(command, async (session, { by, casino, since, until, json }) => {
    const { result } = await session.perform(trackingVisits, { by, casino, since, until });
    if (json) return session.printJson(result);
    const { rows, isOn } = result;
    if (rows.length === 0) return session.note(isOn ? messages.ours.noVisits : messages.ours.visitsOff);
    await session.print(
      tableText(
        rows,
        [
          { heading: result.by.toUpperCase(), text: ({ name }) => name },
          { heading: 'VISITS', text: (row) => String(row.visits), isNumber: true },
          { heading: 'FIRST OF A DAY', text: (row) => String(row.first), isNumber: true },
          { heading: 'CRAWLERS', text: (row) => String(row.crawler), isNumber: true },
          { heading: 'FETCHED AHEAD', text: (row) => String(row.prefetch), isNumber: true },
        ],
        session.paint,
      ),
    );
  });
}

async function printSection<T>(
  session: Session,
  rows: readonly T[],
  columns: readonly Column<T>[],
): Promise<void> {
  if (rows.length > 0) await session.print(`\n${tableText(rows, columns, session.paint)}`);
}

function exportVerb(operation: typeof trackingClicks, word: string, summary: string): Command {
  const command = verbCommand(word, {
    summary,
    examples: [`croupier tracking ${word} --output ${word}.csv`, `croupier tracking ${word} --format ndjson`],
  })
    .addOption(
      choiceOption('--format <format>', 'the kind of file; csv unless given', ['csv', 'json', 'ndjson']),
    )
    .option('--output <file>', 'write to this file, whole or not at all; stdout unless given');
  return withAction<ExportOptions>(command, async (session, options) => {
    await writeExport(session, operation, {}, options, { singularLabel: 'line', pluralLabel: 'lines' });
  });
}

function clearVerb(): Command {
  const command = verbCommand('clear', {
    summary: 'Clear the page views and clicks, their totals too; they cannot be brought back',
    examples: ['croupier tracking clear --dry-run', 'croupier tracking clear --yes'],
  });
  withDryRun(command);
  return withAction<GlobalOptionValues & { dryRun?: boolean }>(
    command,
    async (session, { dryRun = false, yes, json }) => {
      if (!dryRun && !yes) {
        const { views, clicks } = (await session.perform(trackingClear, {}, { dryRun: true })).result;
        const question = `Clear ${trafficText(views, clicks)}? They cannot be brought back.`;
        await confirmUnlessYes(session, question, nobodyToAsk('clear them'));
      }
      const { result } = await session.perform(trackingClear, {}, { dryRun });
      if (json) return session.printJson({ ...(dryRun ? { dryRun } : {}), ...result });
      const { views, clicks } = result;
      if (dryRun) await session.print(`would clear ${trafficText(views, clicks)}\n`);
      else session.note(`Cleared ${trafficText(views, clicks)}.`);
    },
  );
}

function trafficText(views: number, clicks: number): string {
  return `${counted(views, 'page view')} and ${counted(clicks, 'click')}`;
}
