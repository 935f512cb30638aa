import { type Casino, casinosDistinct } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withDryRun } from '../../command-line/options.js';
import type {
  ChangeCommandOptions,
  RecordCommandConfig,
} from '../../record-commands/record-command-config.js';
import { withNamesAction } from '../../record-commands/record-names.js';
import { runRecordChange } from '../../record-commands/run-change.js';
import { confirmNames } from '../../record-commands/select-records.js';

/** `croupier casinos distinct`. */
export function distinctVerb(casinos: RecordCommandConfig<Casino>): Command {
  const command = verbCommand('distinct <casinos...>', {
    summary: 'Say that casinos which look alike are distinct; they are told no more',
    examples: [
      'croupier casinos distinct copper-heron paper-kite',
      'croupier casinos distinct copper-heron paper-kite lantern-quay --dry-run',
    ],
  });
  withDryRun(command);
  return withNamesAction<ChangeCommandOptions>(command, async (session, options, named) => {
    const { entity } = casinos;
    if (!(await confirmNames(session, named, options, { verb: 'Distinguish', entity }))) return;
    const input = { records: named.names };
    await runRecordChange(casinos, session, casinosDistinct, input, options, 'Distinct:');
  });
}
