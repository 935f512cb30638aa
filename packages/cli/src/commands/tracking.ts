import { messages, trackingClear, trackingClicks, trackingPageViews, trackingSummary } from '@croupier/core';
import type { Command } from 'commander';
import { does, type Globals, type Session } from '../session.js';
import { confirm } from '../terminal/ask.js';
import { usage } from '../terminal/failure.js';
import { choiceOption, withDryRun } from '../terminal/options.js';
import { printPairs } from '../terminal/records.js';
import { intoResult } from '../terminal/result-file.js';
import { type Column, tabbed, table } from '../terminal/table.js';
import { noun, verb } from './verb.js';

/** `croupier tracking`: what visitors looked at and followed. */
export function command(): Command {
  return noun(
    'tracking',
    {
      summary: 'Page views and clicks: totals, lists, files',
      examples: ['croupier tracking summary', 'croupier tracking pageviews --output pageviews.csv'],
    },
    [
      summary(),
      file(trackingPageViews, 'pageviews', 'The latest page views, 5,000 at most, as a file'),
      file(trackingClicks, 'clicks', 'The latest clicks on links, 5,000 at most, as a file'),
      clear(),
    ],
  );
}

function summary(): Command {
  const command = verb('summary', {
    summary: 'Totals, the last 7 days, the 10 top pages and the 10 links followed most',
    examples: ['croupier tracking summary', 'croupier tracking summary --json'],
  });
  return does<Globals>(command, async (session) => {
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
    await section(session, days, [
      { head: 'DAY', text: ({ day }) => day },
      { head: 'VIEWS', text: (day) => String(day.views), isNumber: true },
      { head: 'CLICKS', text: (day) => String(day.clicks), isNumber: true },
    ]);
    await section(session, topPages, [
      { head: 'VIEWS', text: (page) => String(page.views), isNumber: true },
      { head: 'TOP PAGES', text: ({ path }) => path },
      { head: 'TITLE', text: ({ title }) => title },
    ]);
    await section(session, topLinks, [
      { head: 'CLICKS', text: (link) => String(link.clicks), isNumber: true },
      { head: 'TOP LINKS', text: ({ label }) => label },
      { head: 'ADDRESS', text: ({ url }) => url },
    ]);
  });
}

async function section<T>(
  session: Session,
  rows: readonly T[],
  columns: readonly Column<T>[],
): Promise<void> {
  if (rows.length === 0) return;
  const isPerson = process.stdout.isTTY === true;
  const text = isPerson
    ? table(columns, rows, process.stdout.columns ?? 80, session.paint)
    : tabbed(columns, rows);
  await session.print(`\n${text}`);
}

interface FileOptions extends Globals {
  format?: 'csv' | 'json' | 'ndjson';
  output?: string;
}

function file(operation: typeof trackingClicks, word: string, summary: string): Command {
  const command = verb(word, {
    summary,
    examples: [`croupier tracking ${word} --output ${word}.csv`, `croupier tracking ${word} --format ndjson`],
  })
    .addOption(
      choiceOption('--format <format>', 'the kind of file; csv unless given', ['csv', 'json', 'ndjson']),
    )
    .option('--output <file>', 'write to this file, whole or not at all; stdout unless given');
  return does<FileOptions>(command, async (session, { format, output, json }) => {
    const isFile = output !== undefined && output !== '-';
    if (json && !isFile && format !== undefined && format !== 'json') {
      throw usage(`--json and --format ${format} ask for two shapes`, 'Give one of them.');
    }
    const input = { format: format ?? (json && !isFile ? 'json' : 'csv') } as const;
    const { result } = await intoResult(output, session.print, (write) =>
      session.perform(operation, input, { onPiece: write }),
    );
    if (!isFile) return;
    if (json) await session.printJson({ file: output, count: result.count });
    else session.note(`Wrote ${result.count} lines to ${output}.`);
  });
}

function clear(): Command {
  const command = verb('clear', {
    summary: 'Clear the page views and clicks, their totals too; they cannot be brought back',
    examples: ['croupier tracking clear --dry-run', 'croupier tracking clear --yes'],
  });
  withDryRun(command);
  return does<Globals & { dryRun?: boolean }>(command, async (session, { dryRun = false, yes, json }) => {
    if (!dryRun && !yes) {
      const { views, clicks } = (await session.perform(trackingClear, {}, { dryRun: true })).result;
      const question = `Clear ${views} page views and ${clicks} clicks? They cannot be brought back.`;
      if (!session.mayAsk) {
        throw usage(question, 'Nobody is here to answer: give --yes to clear them without a question.');
      }
      await confirm(question);
    }
    const { result } = await session.perform(trackingClear, {}, { dryRun });
    if (json) return session.printJson({ ...(dryRun ? { dryRun } : {}), ...result });
    const { views, clicks } = result;
    if (dryRun) await session.print(`would clear ${views} page views and ${clicks} clicks\n`);
    else session.note(`Cleared ${views} page views and ${clicks} clicks.`);
  });
}
