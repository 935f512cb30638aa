import { historyRedo, historyUndo } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { countOption, withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import type { GlobalOptionValues } from '../../session.js';
import { printUndo } from '../../terminal/undo-output.js';

interface UndoOptions extends GlobalOptionValues {
  dryRun?: boolean;
  steps?: number;
}

/** `croupier undo [ID]`: takes changes back. */
export function command(): Command {
  const command = verbCommand('undo [id]', {
    summary:
      'Take a change back, a whole import included: the newest that stands unless one is named by its number or id. Said again, it takes back the one before; croupier redo brings back',
    examples: ['croupier undo', 'croupier undo 4 --dry-run', 'croupier undo --steps 3'],
  }).addOption(countOption('--steps <count>', 'take back so many changes at once, newest first'));
  withDryRun(command);
  return withAction<UndoOptions>(command, async (session, { dryRun = false, steps }, id) => {
    const outcome = await session.perform(historyUndo, { change: id, steps }, { dryRun });
    await printUndo(session, outcome, { did: 'Took back', isDry: dryRun });
  });
}

/** `croupier redo [ID]`: makes an undone change again. */
export function redo(): Command {
  const command = verbCommand('redo [id]', {
    summary:
      'Bring back what croupier undo took back last, or the change that is named; said again, what it took back before that',
    examples: ['croupier redo --dry-run', 'croupier redo', 'croupier redo 4'],
  });
  return withAction<UndoOptions>(withDryRun(command), async (session, { dryRun = false }, id) => {
    const outcome = await session.perform(historyRedo, { change: id }, { dryRun });
    await printUndo(session, outcome, { did: 'Brought back', isDry: dryRun });
  });
}
