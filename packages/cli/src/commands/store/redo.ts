import { historyRedo } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import type { GlobalOptionValues } from '../../session.js';
import { printUndo } from '../../terminal/undo-output.js';

/** `croupier redo [ID]`: makes an undone change again. */
export function command(): Command {
  const command = verbCommand('redo [id]', {
    summary:
      'Bring back what croupier undo took back last, or the change that is named; said again, what it took back before that',
    examples: ['croupier redo --dry-run', 'croupier redo', 'croupier redo 4'],
  });
  withDryRun(command);
  return withAction<GlobalOptionValues & { dryRun?: boolean }>(
    command,
    async (session, { dryRun = false }, id) => {
      const outcome = await session.perform(historyRedo, { change: id }, { dryRun });
      await printUndo(session, outcome, { did: 'Brought back', isDry: dryRun });
    },
  );
}
