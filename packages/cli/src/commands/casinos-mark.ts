import { type Casino, casinosBlacklist, casinosRename } from '@croupier/core';
import type { Command } from 'commander';
import { does } from '../session.js';
import { printChange } from '../terminal/changes.js';
import { choiceOption, withDryRun } from '../terminal/options.js';
import { type ChangeOptions, doesToSeveral, perform, type RecordNoun, wishesOf } from './record-noun.js';
import { verb } from './verb.js';

interface BlacklistOptions extends ChangeOptions {
  severity?: 'low' | 'medium' | 'high';
  reason?: string;
  details?: string;
  date?: string;
}

/** `croupier casinos blacklist`. */
export function blacklistVerb(casinos: RecordNoun<Casino>): Command {
  const command = verb('blacklist <casinos...>', {
    summary: 'Put casinos on the blacklist',
    examples: [
      'croupier casinos blacklist copper-heron --severity high --reason "Withdrawals held for weeks"',
      'croupier casinos blacklist copper-heron --date 2026-01-05 --dry-run',
    ],
  })
    .addOption(choiceOption('--severity <severity>', 'how bad it is', ['low', 'medium', 'high']))
    .option('--reason <reason>', 'why, in a line')
    .option('--details <details>', 'why, at length')
    .option('--date <day>', 'since when, YYYY-MM-DD; today unless given');
  withDryRun(command);
  return doesToSeveral<BlacklistOptions>(command, async (session, options, records) => {
    const { severity, reason, details, date } = options;
    const input = { records, severity, reason, details, date };
    const outcome = await perform(casinos, session, casinosBlacklist, input, wishesOf(options));
    await printChange(session, outcome, { did: 'On the blacklist:', isDry: options.dryRun === true });
  });
}

/** `croupier casinos rename`. */
export function renameVerb(casinos: RecordNoun<Casino>): Command {
  const command = verb('rename <casino> <slug>', {
    summary: 'Change the slug of a casino; its old address then leads to the new one',
    examples: [
      'croupier casinos rename copper-heron silver-heron --name "Silver Heron"',
      'croupier casinos rename copper-heron silver-heron --dry-run',
    ],
  }).option('--name <name>', 'a new name too');
  withDryRun(command);
  return does<ChangeOptions & { name?: string }>(command, async (session, options, record, slug) => {
    const input = { record: record as string, slug: slug as string, name: options.name };
    const outcome = await perform(casinos, session, casinosRename, input, wishesOf(options));
    await printChange(session, outcome, { did: 'Renamed', isDry: options.dryRun === true });
  });
}
