import { type Casino, casinosBlacklist, casinosRename } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { choiceOption, withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import {
  type ChangeCommandOptions,
  type RecordCommandConfig,
  withVariadicAction,
} from '../../record-commands/record-command-config.js';
import { runRecordChange } from '../../record-commands/run-change.js';
import {
  confirmSelection,
  printNoneSelected,
  type SelectionOptions,
  selectingVerb,
  selectRecords,
} from '../../record-commands/select-records.js';

interface BlacklistOptions extends SelectionOptions {
  severity?: 'low' | 'medium' | 'high';
  reason?: string;
  details?: string;
  date?: string;
}

/** `croupier casinos blacklist`. */
export function blacklistVerb(casinos: RecordCommandConfig<Casino>): Command {
  const command = selectingVerb('blacklist', casinos.entity, {
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
  return withVariadicAction<BlacklistOptions>(command, async (session, options, typed) => {
    const selected = await selectRecords(casinos, session, typed, options);
    const records = selected.names;
    const { entity } = casinos;
    if (records.length === 0) return printNoneSelected(session, entity);
    await confirmSelection(session, selected, options, { verb: 'Change', count: records.length, entity });
    const { severity, reason, details, date } = options;
    const input = { records, severity, reason, details, date };
    await runRecordChange(casinos, session, casinosBlacklist, input, options, 'On the blacklist:');
  });
}

/** `croupier casinos rename`. */
export function renameVerb(casinos: RecordCommandConfig<Casino>): Command {
  const command = verbCommand('rename <casino> <slug>', {
    summary: 'Change the slug of a casino; its old address then leads to the new one',
    examples: [
      'croupier casinos rename copper-heron silver-heron --name "Silver Heron"',
      'croupier casinos rename copper-heron silver-heron --dry-run',
    ],
  }).option('--name <name>', 'a new name too');
  withDryRun(command);
  return withAction<ChangeCommandOptions & { name?: string }>(
    command,
    async (session, options, record, slug) => {
      const input = { record: record as string, slug: slug as string, name: options.name };
      await runRecordChange(casinos, session, casinosRename, input, options, 'Renamed');
    },
  );
}
