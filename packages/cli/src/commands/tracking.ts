import {
  counted,
  messages,
  trackingClear,
  trackingClicks,
  trackingPageViews,
  trackingSummary,
} from '@croupier/core';
import type { Command } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { choiceOption, withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import { type ExportOptions, writeExport } from '../record-commands/run-export.js';
import type { GlobalOptionValues, Session } from '../session.js';
import { confirmUnlessYes, nobodyToAsk } from '../terminal/input/prompts.js';
import { printPairs } from '../terminal/record-output.js';
import { type Column, formatTable, formatTsv, tableWidth } from '../terminal/table.js';

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

async function printSection<T>(
  session: Session,
  rows: readonly T[],
  columns: readonly Column<T>[],
): Promise<void> {
  if (rows.length === 0) return;
  const isPerson = process.stdout.isTTY === true;
  const text = isPerson ? formatTable(columns, rows, tableWidth(), session.paint) : formatTsv(columns, rows);
  await session.print(`\n${text}`);
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
