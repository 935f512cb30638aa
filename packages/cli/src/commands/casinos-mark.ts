import {
  type casinosActivate,
  casinosBlacklist,
  casinosDelete,
  casinosRename,
  casinosShow,
  messages,
} from '@croupier/core';
import type { Command } from 'commander';
import { does, type Session } from '../session.js';
import { confirm } from '../terminal/ask.js';
import { printChange } from '../terminal/changes.js';
import { usage } from '../terminal/failure.js';
import { choiceOption, withDryRun } from '../terminal/options.js';
import { type ChangeOptions, doesToSeveral, perform, wishesOf } from './casinos-perform.js';
import { verb } from './verb.js';

/** A verb that sets the same mark on each casino named, such as `feature`. */
export function markVerb(
  operation: typeof casinosActivate,
  word: string,
  summary: string,
  did: string,
): Command {
  const command = verb(`${word} <casinos...>`, {
    summary,
    examples: [`croupier casinos ${word} copper-heron`, `croupier casinos ${word} copper-heron --dry-run`],
  });
  withDryRun(command);
  return doesToSeveral<ChangeOptions>(command, async (session, options, names) => {
    const outcome = await perform(session, operation, { records: names }, wishesOf(options));
    await printChange(session, outcome, { did, isDry: options.dryRun === true });
  });
}

interface BlacklistOptions extends ChangeOptions {
  severity?: 'low' | 'medium' | 'high';
  reason?: string;
  details?: string;
  date?: string;
}

/** `croupier casinos blacklist`. */
export function blacklistVerb(): Command {
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
  return doesToSeveral<BlacklistOptions>(command, async (session, options, names) => {
    const { severity, reason, details, date } = options;
    const input = { records: names, severity, reason, details, date };
    const outcome = await perform(session, casinosBlacklist, input, wishesOf(options));
    await printChange(session, outcome, { did: 'On the blacklist:', isDry: options.dryRun === true });
  });
}

/** `croupier casinos rename`. */
export function renameVerb(): Command {
  const command = verb('rename <casino> <slug>', {
    summary: 'Change the slug of a casino; its old address then leads to the new one',
    examples: [
      'croupier casinos rename copper-heron silver-heron --name "Silver Heron"',
      'croupier casinos rename copper-heron silver-heron --dry-run',
    ],
  }).option('--name <name>', 'a new name too');
  withDryRun(command);
  return does<ChangeOptions & { name?: string }>(command, async (session, options, called, slug) => {
    const input = { record: called as string, slug: slug as string, name: options.name };
    const outcome = await perform(session, casinosRename, input, wishesOf(options));
    await printChange(session, outcome, { did: 'Renamed', isDry: options.dryRun === true });
  });
}

/** `croupier casinos delete`: asks first, in the literal words. */
export function deleteVerb(): Command {
  const command = verb('delete <casinos...>', {
    summary: 'Delete casinos; croupier undo brings them back',
    examples: [
      'croupier casinos delete copper-heron --yes',
      'croupier casinos delete copper-heron --dry-run',
    ],
  });
  withDryRun(command);
  return doesToSeveral<ChangeOptions>(command, async (session, options, names) => {
    if (!options.dryRun && !options.yes) await confirmDeletes(session, names);
    const outcome = await perform(session, casinosDelete, { records: names }, wishesOf(options));
    await printChange(session, outcome, { did: 'Deleted', isDry: options.dryRun === true });
  });
}

async function confirmDeletes(session: Session, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { result } = await perform(session, casinosShow, { record: name });
    const question = messages.casino.confirmDelete(result.record.name);
    if (!session.mayAsk)
      throw usage(question, 'Nobody is here to answer: give --yes to delete without a question.');
    await confirm(question);
  }
}
