import { historyUndo } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { withDryRun } from '../command-line/options.js';
import { type GlobalOptionValues, withAction } from '../session.js';
import { dryRunText, plannedChange } from '../terminal/change-output.js';
import { dateText } from '../terminal/date-text.js';

/** `croupier undo [ID]`: takes one change back. */
export function command(): Command {
  const command = verbCommand('undo [id]', {
    summary: 'Take a change back, a whole import included; the newest one unless an id is given',
    examples: [
      'croupier undo --dry-run',
      'croupier undo',
      'croupier undo $(croupier history --format ids --limit 1)',
    ],
  });
  withDryRun(command);
  return withAction<GlobalOptionValues & { dryRun?: boolean }>(
    command,
    async (session, { dryRun = false }, id) => {
      const outcome = await session.perform(historyUndo, { change: id }, { dryRun });
      const { undone, warnings } = outcome.result;
      if (session.globals.json) {
        const records = outcome.changes.map(({ after, before }) => after ?? before);
        const dry = dryRun ? { dryRun, plan: outcome.changes.map(plannedChange) } : {};
        return session.printJson({
          change: outcome.change?.id ?? null,
          ...dry,
          undone: undone.id,
          records,
          warnings,
        });
      }
      for (const warning of warnings) session.note(warning);
      if (dryRun) return session.print(dryRunText(outcome));
      session.note(
        `Took back ${undone.operation} of ${dateText(undone.at, { seconds: true })}: ${undone.subject}.`,
      );
    },
  );
}
