import { storeFacts } from '@croupier/core';
import { adminFactsLabels } from '@croupier/core/messages';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withAction } from '../../open-session.js';
import { toSingleLine } from '../../terminal/control-characters.js';

/** `croupier facts`: what support asks first. */
export function command(): Command {
  const command = verbCommand('facts', {
    summary:
      'Versions, the kind of storage and how much there is, for support; without names, addresses and passwords',
    examples: ['croupier facts', 'croupier facts --json'],
  });
  return withAction(command, async (session) => {
    const { result } = await session.perform(storeFacts, {});
    if (session.globals.json) return session.printJson(result);
    const lines = adminFactsLabels.rows(result).map(([name, value]) => `${name}: ${toSingleLine(value)}\n`);
    await session.print(lines.join(''));
  });
}
