import { historyUndo } from '@croupier/core';
import type { Command } from 'commander';
import { does, type Globals } from '../session.js';
import { dryRunText, planOf } from '../terminal/changes.js';
import { withDryRun } from '../terminal/options.js';
import { verb } from './verb.js';

/** `croupier undo [ID]`: takes one change back. */
export function command(): Command {
  const command = verb('undo [id]', {
    summary: 'Take a change back, a whole import included; the newest one unless an id is given',
    examples: [
      'croupier undo --dry-run',
      'croupier undo',
      'croupier undo $(croupier history --format ids --limit 1)',
    ],
  });
  withDryRun(command);
  return does<Globals & { dryRun?: boolean }>(command, async (session, { dryRun = false }, id) => {
    const outcome = await session.perform(historyUndo, { change: id }, { dryRun });
    const { undone, warnings } = outcome.result;
    if (session.globals.json) {
      const records = outcome.changes.map(({ after, before }) => after ?? before);
      const dry = dryRun ? { dryRun, plan: outcome.changes.map(planOf) } : {};
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
      `Took back ${undone.operation} of ${undone.at.slice(0, 19).replace('T', ' ')}: ${undone.subject}.`,
    );
  });
}
