import { type Casino, casinosDistinct } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import type {
  ChangeCommandOptions,
  RecordCommandConfig,
} from '../../record-commands/record-command-config.js';
import { describeNames, readRecordNames } from '../../record-commands/record-names.js';
import { runRecordChange } from '../../record-commands/run-change.js';

/** `croupier casinos distinct`. */
export function distinctVerb(casinos: RecordCommandConfig<Casino>): Command {
  const command = verbCommand('distinct <casino> <others...>', {
    summary: 'Say that casinos which look alike are distinct; they are told no more',
    examples: [
      'croupier casinos distinct copper-heron paper-kite',
      'croupier casinos distinct copper-heron paper-kite lantern-quay --dry-run',
    ],
  });
  withDryRun(command);
  return withAction<ChangeCommandOptions>(
    describeNames(command),
    async (session, options, record, others) => {
      const { names } = await readRecordNames(others as unknown as string[]);
      const records = [record as string, ...names];
      await runRecordChange(casinos, session, casinosDistinct, { records }, options, 'Distinct:');
    },
  );
}
