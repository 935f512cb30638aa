import { counted, storeRestore } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withDryRun } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import type { GlobalOptionValues } from '../../session.js';
import { dryRunText, plannedChange } from '../../terminal/change-output.js';
import { noteWarnings, withWarningTexts } from '../../terminal/errors/warnings.js';
import { openInputFile } from '../../terminal/input/input-file.js';
import { confirmUnlessYes, nobodyToAsk } from '../../terminal/input/prompts.js';

interface RestoreOptions extends GlobalOptionValues {
  dryRun?: boolean;
  keepTraffic?: boolean;
}

/** `croupier restore FILE`: puts a backup in the place of all content. */
export function command(): Command {
  const command = verbCommand('restore <file>', {
    summary:
      'Put a backup in the place of all content, which croupier undo takes back, and of the traffic if it has some, which stays. Its history goes into a new store; a store in which something has changed keeps its own',
    examples: ['croupier restore before.backup --dry-run', 'croupier restore before.backup --yes'],
  });
  command.option('--keep-traffic', 'leave page views, clicks and their totals as they are');
  withDryRun(command);
  return withAction<RestoreOptions>(
    command,
    async (session, { dryRun = false, keepTraffic = false }, file) => {
      if (!dryRun) {
        const question = `Put ${file} in the place of everything that is in the store?`;
        await confirmUnlessYes(session, question, nobodyToAsk('restore'));
      }
      const input = await openInputFile(file as string, session.signal);
      try {
        const outcome = await session.perform(
          storeRestore,
          { source: input.open(), keepTraffic },
          { dryRun },
        );
        const { change, inserted, updated, removed, result } = outcome;
        if (session.globals.json) {
          const dry = dryRun ? { dryRun, plan: outcome.changes.map(plannedChange) } : {};
          return await session.printJson({
            change: change?.id ?? null,
            ...dry,
            ...withWarningTexts(result),
            inserted,
            updated,
            removed,
            traffic: result.traffic,
            changes: result.changes,
          });
        }
        noteWarnings(session, result.warnings);
        if (dryRun) return await session.print(dryRunText(outcome));
        session.note(
          `Restored ${result.restored} records: ${inserted} added, ${updated} changed, ${removed} removed.`,
        );
        if (result.traffic) session.note('Page views and clicks are as in the backup; undo leaves them so.');
        if (result.changes > 0)
          session.note(`History: ${counted(result.changes, 'change')} of the backup, and this restore.`);
        if (change !== undefined && inserted + updated + removed === 0)
          session.note('Only passwords and sign-ins were others; they are as in the backup now.');
      } finally {
        await input.cleanUp();
      }
    },
  );
}
