import { existsSync } from 'node:fs';
import {
  dayOf,
  findMarket,
  MARKET_PROFILES,
  marketLines,
  marketName,
  markets,
  type OperationResult,
  type RuleLines,
  runtime,
  siteCheck,
} from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { choiceOption } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import { resolveStore } from '../../open-store.js';
import { refuseSite } from '../../remote/find-remote-site.js';
import type { GlobalOptionValues, Session } from '../../session.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { EXIT_CODES } from '../../terminal/errors/exit-codes.js';
import { createProgressBar } from '../../terminal/progress-bar.js';

/** How many notes people are told. */
const SHOWN_NOTES = 10;

const SHAPES = ['text', 'json', 'sarif'] as const;

interface CheckOptions extends GlobalOptionValues {
  market?: string;
  format?: (typeof SHAPES)[number];
}

type Found = OperationResult<'site.check'>;

/** `croupier check`: the faults of a site in a folder or behind an address. */
export function command(): Command {
  const command = verbCommand('check', {
    summary:
      'Check the site of the store, or one of any making, in a folder or behind an address: dead links, metadata, structured data, accessibility; or the rules of a market',
    examples: ['croupier check', 'croupier check site', 'croupier check site --market FI'],
  })
    .argument('[place]', 'the folder of a built site, or the address of one')
    .option('--market <market>', 'what breaks the rules of this market, such as GB or CA-ON, instead')
    .addOption(
      choiceOption('--format <format>', 'the shape of the faults; sarif is for code scanning', SHAPES),
    );
  return withAction<CheckOptions>(command, async (session, { json, market, format }, place) => {
    const shape = json ? 'json' : (format ?? 'text');
    const found = await find(session, place, market);
    const { pages, faults, notes, faultCount, noteCount } = found;
    if (shape === 'sarif') {
      if (faultCount > 0) session.setExitCode(EXIT_CODES.invalid);
      return printSarif(session, found);
    }
    if (shape === 'json') await session.printJson({ pages, faults, notes });
    for (const note of notes.slice(0, SHOWN_NOTES)) session.note(`note: ${note.page}: ${note.message}`);
    if (noteCount > SHOWN_NOTES)
      session.note(`and ${noteCount - SHOWN_NOTES} more notes; --json has ${notes.length} of them`);
    const { faultyProblem } = await import('../../check/require-faultless-build.js');
    if (faultCount > 0) throw faultyProblem(faults, 'nothing was changed', faultCount);
    session.note(`No fault in ${pages} pages.`);
  });
}

async function find(session: Session, place?: string, market?: string): Promise<Found> {
  if (market === undefined) return place === undefined ? checkStore(session) : checkPlace(session, place);
  const code = findMarket(market);
  if (code === undefined)
    throw usageProblem(
      `'${market}' is no market`,
      'Name a country like GB, or a state or province like CA-ON.',
    );
  if (place === undefined)
    throw usageProblem(
      '--market looks at a site in a folder or behind an address',
      'Name the folder that croupier build wrote, or an address: https://…',
    );
  return checkMarketOf(session, place, code);
}

/** The pages as the server would answer them, here or on the site of --site. */
async function checkStore(session: Session): Promise<Found> {
  const bar = await createProgressBar(session.globals.quiet === true || session.globals.json === true);
  const { onProgress } = bar;
  return (await session.perform(siteCheck, {}, { onProgress }).finally(() => bar.stop())).result;
}

async function checkPlace(session: Session, place: string): Promise<Found> {
  refuseSite(session.globals);
  const { checkSite } = await import('../../check/check-site.js');
  return counted(await checkSite(await openSite(place, session.signal)), place);
}

async function checkMarketOf(session: Session, place: string, code: string): Promise<Found> {
  refuseSite(session.globals);
  const { checkMarket } = await import('../../check/market/check-market.js');
  const lines = await linesOf(session, code);
  if (Object.keys(lines).length === 0)
    session.note(
      `No rule of ${marketName(code)} is known: only help, marked links and ended offers are checked.`,
    );
  const today = dayOf(runtime.now());
  return counted(await checkMarket(await openSite(place, session.signal), { code, lines, today }), place);
}

/** What holds in a market: as the store says, where there is one that has it turned on, else as its profile says. */
async function linesOf(session: Session, code: string): Promise<RuleLines> {
  const own = hasStore(session) ? (await session.perform(markets.operations.list, {})).result.records : [];
  return marketLines(own.find((market) => market.code === code) ?? {}, MARKET_PROFILES[code]);
}

function hasStore({ globals }: Session): boolean {
  try {
    resolveStore(globals.store);
    return true;
  } catch {
    return false;
  }
}

function counted({ pages, faults, notes }: Pick<Found, 'pages' | 'faults' | 'notes'>, place: string): Found {
  if (pages === 0)
    throw usageProblem(
      `There is no page in ${place}`,
      'Name the folder that croupier build wrote, or an address: https://…',
    );
  return { pages, faults, notes, faultCount: faults.length, noteCount: notes.length };
}

async function printSarif(session: Session, { faults, notes }: Found): Promise<void> {
  const { sarifLog } = await import('../../terminal/sarif.js');
  const reported = (severity: 'error' | 'note') => (fault: Found['faults'][number]) => ({
    ...{ check: fault.rule, severity, place: encodeURI(fault.page.slice(1)) || 'index' },
    message: [fault.message, fault.element, fault.source].filter((part) => part !== undefined).join(' | '),
    subject: fault.page,
  });
  await session.printJson(
    sarifLog('croupier check', [...faults.map(reported('error')), ...notes.map(reported('note'))]),
  );
}

async function openSite(place: string, signal: AbortSignal) {
  if (/^https?:\/\//.test(place)) {
    const { openSiteCrawl } = await import('../../check/site-crawl.js');
    return openSiteCrawl(place, signal);
  }
  if (!existsSync(place))
    throw usageProblem(`There is no folder ${place}`, 'Name a folder, or an address: https://…');
  const { openSiteFolder } = await import('../../check/site-folder.js');
  return openSiteFolder(place);
}
